/** The options of a single call. */
export interface CallOptions {
  /** Cancels the call when aborted. The call then rejects with an error whose code is `aborted`. */
  signal?: AbortSignal
}
