import { setTimeout as waitFor } from 'node:timers/promises'
import { networkReason } from '../../request/network.ts'
import { retryAfterOf, waitAfter } from '../../request/retry.ts'
import { meaningOf } from '../../request/status.ts'
import type { Terminal } from '../terminal.ts'

/**
 * The bytes of an address. Where the connection breaks or falls silent, it is asked for the rest (`Range`), as long as the server says that
 * the content is still the same (`ETag`, `Last-Modified`). Rejects, in words, where it cannot be fetched.
 */
export async function* download(url: string, terminal: Pick<Terminal, 'fetch'>): AsyncGenerator<Uint8Array> {
  const state: State = { received: 0, mark: undefined }
  for (let tries = 1; ; tries++) {
    const before = state.received
    try {
      yield* rest(url, state, terminal)
      return
    } catch (error) {
      if (state.received > before) tries = 1
      const failure = error instanceof Failure ? error : new Failure('network', networkReason(error), { cause: error })
      const wait = waitAfter(failure, tries, patience)
      if (wait === undefined) throw failure
      await waitFor(wait)
    }
  }
}

/** How far a download is, and the mark of what is downloaded. */
interface State {
  received: number
  mark: string | undefined
}

/** The bytes from where the download is; none if that is the end. */
async function* rest(url: string, state: State, { fetch }: Pick<Terminal, 'fetch'>): AsyncGenerator<Uint8Array> {
  const { received, mark } = state
  const range = received === 0 ? {} : { range: `bytes=${received}-`, ...(mark !== undefined && { 'if-range': mark }) }
  const controller = new AbortController()
  const silent = (): void => controller.abort(new Error(`nothing came for ${silence / 1000} seconds`))
  let timer = setTimeout(silent, silence)
  try {
    const response = await fetch(url, {
      headers: { 'accept-encoding': 'identity', ...range },
      signal: controller.signal,
    })
    const { status, headers, body } = response
    if (status === 416 && received > 0) return
    if (!response.ok) {
      const retryAfter = retryAfterOf(headers.get('retry-after'))
      throw new Failure(meaningOf(status, url, retryAfter).code, `the server answers ${status}`, { retryAfter })
    }
    if (received > 0 && status !== 206)
      throw new Failure('refused', 'the connection broke, and the server cannot go on where it ended')
    state.mark ??= markOf(headers)
    for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      // The time that the reader takes is not the server's.
      clearTimeout(timer)
      state.received += chunk.length
      yield chunk
      timer = setTimeout(silent, silence)
    }
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

/** Why a download ended early; its code says whether asking again may help. */
class Failure extends Error {
  readonly code: string
  declare readonly retryAfter?: number

  constructor(
    code: string,
    message: string,
    { retryAfter, cause }: { retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.code = code
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

/** How often a download is taken up again without a byte in between. */
const patience = { retries: 4, backoff: 500, maxWait: 60_000 }

/** Milliseconds without a byte, after which a connection counts as broken. */
const silence = 60_000

/** A strong mark of the content. */
function markOf(headers: { get(name: string): string | null }): string | undefined {
  const tag = headers.get('etag')
  if (tag !== null && !tag.startsWith('W/')) return tag
  return headers.get('last-modified') ?? undefined
}
