import { closeSync, createReadStream, fstatSync, openSync, readSync, statSync } from 'node:fs'

/** The bytes of a file: of a small one all at once, of what is no file, such as a pipe, as they come. */
export async function* streamOf(path: string): AsyncGenerator<Uint8Array> {
  const small = bytesOfSmall(path)
  if (small === undefined) yield* createReadStream(path, { highWaterMark: largestChunk })
  else if (small.length > 0) yield small
}

/** All bytes of a file; undefined if it is large, or no file. */
function bytesOfSmall(path: string): Uint8Array | undefined {
  // A pipe is opened only once, and waits for who writes to it.
  if (!statSync(path).isFile()) return undefined
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    // What the system makes up, as in /proc, has no size.
    if (size === 0 || size >= largestChunk) return undefined
    const bytes = Buffer.allocUnsafeSlow(size + 1)
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null)
    // It has grown meanwhile.
    return length > size ? undefined : bytes.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

const largestChunk = 1 << 18
