import { HttpError } from './http-error.ts'

/** The maximum length of a body in bytes. An OAI-PMH form has a few hundred bytes. */
const longest = 16_384

/** Reads a body as text. Rejects with 413 as soon as the body exceeds the maximum length. */
export async function bodyText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > longest)
      throw new HttpError(413, `The body is longer than ${longest} bytes.`, [['Connection', 'close']])
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
