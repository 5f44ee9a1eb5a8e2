import { nodeFiles } from './files.ts'
import type { Output, Terminal } from './terminal.ts'

/** The terminal of this process. A reader that stops listening (`citable … | head`) ends the process without a word. */
export function nodeTerminal(worker?: URL): Terminal {
  return {
    stdout: output(process.stdout),
    stderr: output(process.stderr),
    cwd: process.cwd(),
    env: process.env,
    files: nodeFiles(process.cwd()),
    fetch: (url, init) => fetch(url, init),
    readStdin,
    streamStdin: () => process.stdin,
    ...(worker && { worker }),
    stopped,
    now: () => performance.now(),
  }
}

function output(stream: NodeJS.WriteStream): Output {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
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

async function readStdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

// Once heard, the signals have their own effect again, which is to end the process at once.
function stopped(): Promise<void> {
  return new Promise(resolve => {
    const stop = (): void => {
      for (const signal of signals) process.off(signal, stop)
      resolve()
    }
    for (const signal of signals) process.on(signal, stop)
  })
}

const signals = ['SIGINT', 'SIGTERM'] as const
