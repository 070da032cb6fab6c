/// A failure that was reported already: only its exit code is left to tell.
struct ReportedFailure: Error {
  let exit: ExitCode
}
