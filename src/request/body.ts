import type { Fail } from './error.ts'

/** The decompressed bytes of an answer. Rejects with `too-large` as soon as there are more than `most`, and with the stream's own error if it breaks off. */
export async function bodyOf(response: Response, url: string, most: number, fail: Fail): Promise<Uint8Array> {
  const tooLarge = () => fail('too-large', `The answer of ${url} is larger than ${most} bytes.`, { url })
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await discard(response)
    throw tooLarge()
  }
  if (response.body === null) return new Uint8Array()
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > most) {
      await reader.cancel().catch(() => {})
      throw tooLarge()
    }
    chunks.push(read.value)
  }
  return joined(chunks, length)
}

/** Discards an answer that nobody reads, so that its connection is free again. */
export async function discard({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => {})
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
