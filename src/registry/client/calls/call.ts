/** The options of a single call. */
export interface CallOptions {
  /** Ends the call when aborted; its error has the code `aborted`. */
  signal?: AbortSignal
}
