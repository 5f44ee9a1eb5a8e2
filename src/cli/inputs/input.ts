/** Something to read records from: a file or standard input. */
export interface Input {
  /** The name under which it is reported: the path as given or found, with forward slashes. */
  name: string
  /** The path of the file; undefined for standard input. */
  path?: string
  /** Its bytes, already decompressed. Rejects with the reason why it cannot be read. */
  read(): Promise<Uint8Array>
}

/** An input that cannot be read, and why; such a problem makes the exit code 2. */
export interface Problem {
  file: string
  /** A sentence without the file's name. */
  message: string
}
