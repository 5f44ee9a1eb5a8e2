import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { commands } from '../../src/cli/commands/index.ts'
import { type Files, nodeFiles } from '../../src/cli/files.ts'
import { run } from '../../src/cli/run.ts'
import { execute } from '../../src/cli/terminal/node-terminal.ts'
import type { Terminal } from '../../src/cli/terminal/terminal.ts'

/** The simulated files, input, environment variables and other surroundings of a fake terminal. */
export interface Surroundings {
  /** The content of files, by path below the working directory. */
  files?: Readonly<Record<string, string | Uint8Array>>
  stdin?: string | Uint8Array
  env?: Readonly<Record<string, string>>
  isTTY?: boolean
  columns?: number
  /** The script of worker threads. By default, all work is done in the test's own thread. */
  worker?: URL
  /** A promise that, once resolved, asks the program to end. */
  stop?: Promise<void>
  /** A function that is called instead of waiting. */
  pause?: (cwd: string) => Promise<void>
  /** Public host names, each with the address of the test's own server that replaces the host. */
  hosts?: Readonly<Record<string, string>>
  /** A function that is called with the text written to standard error. */
  onError?: (text: string) => void
  /** A function that replaces parts of the file system. */
  fileSystem?: (files: Files) => Partial<Files>
}

/** Creates a terminal that works in a temporary folder and stores its output in `written`. */
export function fakeTerminal(surroundings: Surroundings = {}) {
  const { files = {}, stdin = '', env = {}, isTTY = false, columns = 80 } = surroundings
  const cwd = mkdtempSync(join(tmpdir(), 'citable-cli-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true })
    writeFileSync(join(cwd, path), content)
  }
  const written = { stdout: '', stderr: '' }
  const output = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text
      if (name === 'stderr') surroundings.onError?.(text)
    },
    isTTY,
    columns,
  })
  const real = nodeFiles(cwd)
  // As in a process, standard input can be read only once.
  let unread = typeof stdin === 'string' ? new TextEncoder().encode(stdin) : stdin
  const takeStdin = (): Uint8Array => {
    const taken = unread
    unread = new Uint8Array()
    return taken
  }
  let time = 0
  const terminal: Terminal = {
    stdout: output('stdout'),
    stderr: output('stderr'),
    cwd,
    env,
    files: { ...real, ...surroundings.fileSystem?.(real) },
    // Requests reach only the tests' own servers.
    fetch: (url, init) => {
      const { hostname, host, pathname, search } = new URL(url)
      const server = surroundings.hosts?.[host]
      if (server !== undefined) return fetch(server + pathname + search, init)
      return hostname === '127.0.0.1' ? fetch(url, init) : Promise.reject(new TypeError(`No network: ${url}`))
    },
    addressesOf: async host => {
      if (host === 'inside.example.org') return ['8.8.8.8', '10.0.0.7']
      if (surroundings.hosts?.[host] !== undefined) return ['8.8.8.8']
      throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' })
    },
    execute: (program, args) => execute(program, args, cwd),
    pause: milliseconds => surroundings.pause?.(cwd) ?? setTimeout(milliseconds),
    readStdin: async () => takeStdin(),
    streamStdin: () => cut(takeStdin()),
    ...(surroundings.worker && { worker: surroundings.worker }),
    stopped: () => surroundings.stop ?? new Promise(() => undefined),
    now: () => {
      time += 400
      return time
    },
  }
  return { terminal, written, cwd, files: real }
}

async function* cut(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1 << 16) yield bytes.subarray(at, at + (1 << 16))
}

/** Runs the program in a fake terminal. */
export async function citable(args: readonly string[], surroundings: Surroundings = {}) {
  const { terminal, written, files, cwd } = fakeTerminal(surroundings)
  const exitCode = await run(args, commands, terminal)
  const read = async (path: string) => new TextDecoder().decode(await files.read(path))
  return { exitCode, ...written, read, cwd }
}
