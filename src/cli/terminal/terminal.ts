import type { Fetch } from '../../request/settings.ts'
import type { Files } from '../files.ts'

/** A command's interface to the outside world, replaceable in tests. */
export interface Terminal {
  /** The output for results. */
  stdout: Output
  /** The output for everything except results. */
  stderr: Output
  cwd: string
  env: Readonly<Record<string, string | undefined>>
  files: Files
  /** Sends an HTTP request. */
  fetch: Fetch
  /**
   * Resolves a host name to IP addresses. Rejects with the system's error if there are none; if the method is absent,
   * names are not resolved.
   */
  addressesOf?(host: string): Promise<string[]>
  /** Reads all of standard input. */
  readStdin(): Promise<Uint8Array>
  /**
   * Runs another program in the working directory. Resolves to its exit code and output; rejects if the program cannot be
   * started or is killed.
   */
  execute(program: string, args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }>
  /** Waits for a number of milliseconds. */
  pause(milliseconds: number): Promise<void>
  /** Streams standard input. If the method is absent, standard input is read as a whole. */
  streamStdin?(): AsyncIterable<Uint8Array>
  /** The script that worker threads run. If the script is absent, there are no worker threads. */
  worker?: URL
  /** Resolves when the program is asked to stop by Ctrl-C or SIGTERM. A second request ends the process at once. */
  stopped(): Promise<void>
  /** Returns a time in milliseconds, for measuring durations. */
  now(): number
}

/** A stream that a command writes to. */
export interface Output {
  write(text: string): void
  /** Resolves once the output accepts more text without buffering it. If the method is absent, writes do not wait. */
  drained?(): Promise<void>
  /** True if the output is an interactive terminal. */
  isTTY: boolean
  /** The width in characters. */
  columns: number
}
