import type { Fetch } from '../../request/settings.ts'
import type { Files } from '../files.ts'

/** All access of a command to the outside world, so that tests can replace it. */
export interface Terminal {
  /** The output for results. */
  stdout: Output
  /** The output for everything except results. */
  stderr: Output
  cwd: string
  env: Readonly<Record<string, string | undefined>>
  files: Files
  /** Makes a request. */
  fetch: Fetch
  /** The IP addresses of a host; rejects with the error of the system where it has none. Where it is missing, names are not looked up. */
  addressesOf?(host: string): Promise<string[]>
  /** All of standard input. */
  readStdin(): Promise<Uint8Array>
  /** Runs another program in the working folder; gives its exit code and what it writes. Rejects if there is no such program. */
  execute(program: string, args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }>
  /** Waits for some milliseconds. */
  pause(milliseconds: number): Promise<void>
  /** Standard input as it comes; where it is missing, it is read whole. */
  streamStdin?(): AsyncIterable<Uint8Array>
  /** The file that a worker thread of this program begins with; where it is missing, there is one thread only. */
  worker?: URL
  /** Resolves when the program is asked to end, by Ctrl-C or by SIGTERM; asked again, it ends at once. */
  stopped(): Promise<void>
  /** Milliseconds, for measuring only. */
  now(): number
}

/** A stream that a command writes to. */
export interface Output {
  write(text: string): void
  /** Resolves once the reader has taken what was written; where it is missing, nothing waits. */
  drained?(): Promise<void>
  /** True if the output is an interactive terminal. */
  isTTY: boolean
  /** Its width in characters. */
  columns: number
}
