/** The options of a single call. */
export interface CallOptions {
  /** Cancels the call when aborted. Its error has the code `aborted`. */
  signal?: AbortSignal
}
