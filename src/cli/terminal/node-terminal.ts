import { setTimeout } from 'node:timers/promises'
import { nodeFiles, reasonOf } from '../files.ts'
import type { Output, Terminal } from './terminal.ts'

/**
 * Returns the terminal of this process.
 *
 * A closed pipe (`citable … | head`) ends the process without a message. Any other write error ends the process with
 * exit code 2, and with a message unless standard error is affected.
 */
export function nodeTerminal(worker?: URL): Terminal {
  return {
    stdout: output(process.stdout, 'Standard output'),
    stderr: output(process.stderr, 'Standard error'),
    cwd: process.cwd(),
    env: process.env,
    files: nodeFiles(process.cwd()),
    fetch: (url, init) => fetch(url, init),
    addressesOf,
    readStdin,
    execute: (program, args) => execute(program, args, process.cwd()),
    pause: milliseconds => setTimeout(milliseconds, undefined, { ref: false }),
    streamStdin: () => process.stdin,
    ...(worker && { worker }),
    stopped,
    now: () => process.uptime() * 1000,
  }
}

function output(stream: NodeJS.WriteStream, name: string): Output {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    if (stream !== process.stderr) process.stderr.write(`citable: ${name} cannot be written: ${reasonOf(error)}.\n`)
    process.exit(2)
  })
  return {
    write: text => void stream.write(text),
    drained: () =>
      stream.writableNeedDrain ? new Promise(resolve => stream.once('drain', resolve)) : Promise.resolve(),
    isTTY: stream.isTTY === true,
    get columns() {
      return stream.columns || 80
    },
  }
}

// Imports `node:dns` lazily, because few runs need it.
async function addressesOf(host: string): Promise<string[]> {
  const { lookup } = await import('node:dns/promises')
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

/** Runs a program in a folder, without a shell. */
export async function execute(
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { execFile } = await import('node:child_process')
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, maxBuffer: 2 ** 28, windowsHide: true }, (error, stdout, stderr) => {
      if (error !== null && typeof error.code !== 'number') reject(error)
      else resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

let isStopped = false

/** True once the program has received a stop signal. */
export const wasStopped = (): boolean => isStopped

// After the first signal, further ones have their default effect and end the process at once.
function stopped(): Promise<void> {
  return new Promise(resolve => {
    const stop = (): void => {
      isStopped = true
      for (const signal of signals) process.off(signal, stop)
      resolve()
    }
    for (const signal of signals) process.on(signal, stop)
  })
}

const signals = ['SIGINT', 'SIGTERM'] as const
