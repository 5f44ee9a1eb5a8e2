import type { Terminal } from '../terminal.ts'

/**
 * The bytes of an address. Where the connection breaks, it is asked for the rest (`Range`), as long as the server says that it is still the
 * same (`ETag`, `Last-Modified`). Rejects, in words, where it cannot be fetched.
 */
export async function* download(url: string, terminal: Pick<Terminal, 'fetch'>): AsyncGenerator<Uint8Array> {
  const state: State = { received: 0, mark: undefined }
  for (let failures = 0; ; ) {
    const before = state.received
    try {
      const body = await bodyFrom(url, state, terminal)
      for await (const chunk of body ?? []) {
        state.received += chunk.length
        yield chunk
      }
      return
    } catch (error) {
      if (error instanceof Refused) throw error
      failures = state.received > before ? 1 : failures + 1
      if (failures > attempts) throw error instanceof Error ? new Error(reasonIn(error), { cause: error }) : error
      await new Promise(resolve => setTimeout(resolve, 250 * 2 ** failures))
    }
  }
}

/** How far a download is, and the mark of what is downloaded. */
interface State {
  received: number
  mark: string | undefined
}

/** The bytes from where the download is; nothing if that is the end. */
async function bodyFrom(
  url: string,
  state: State,
  { fetch }: Pick<Terminal, 'fetch'>,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const { received, mark } = state
  const range = received === 0 ? {} : { range: `bytes=${received}-`, ...(mark !== undefined && { 'if-range': mark }) }
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...range } })
  const { status, headers, body } = response
  if (status === 416 && received > 0) return undefined
  if (status >= 500 || status === 429) throw new Error(`the server answers ${status}`)
  if (!response.ok) throw new Refused(`the server answers ${status}`)
  if (received > 0 && status !== 206)
    throw new Refused('the connection broke, and the server cannot go on where it ended')
  state.mark ??= markOf(headers)
  return (body as unknown as AsyncIterable<Uint8Array> | null) ?? undefined
}

/** An answer that will not become another one. */
class Refused extends Error {}

const attempts = 4

/** A strong mark of the content. */
function markOf(headers: { get(name: string): string | null }): string | undefined {
  const tag = headers.get('etag')
  if (tag !== null && !tag.startsWith('W/')) return tag
  return headers.get('last-modified') ?? undefined
}

/** The reason behind `fetch failed`. */
const reasonIn = (error: Error): string =>
  error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
