import { setTimeout as waitFor } from 'node:timers/promises'
import { meaningOf, networkReason } from '../../request/failure-reasons.ts'
import { retryAfterOf, waitAfter } from '../../request/pacing/retry.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * Yields the bytes of a URL, resuming an interrupted download.
 *
 * After a broken or silent connection or a temporary error, requests the rest (`Range`), and rejects unless the server
 * reports the same content (`ETag`, `Last-Modified`, length).
 *
 * If a server sends everything again, the bytes already received are skipped. Rejects with a readable message if the
 * URL cannot be fetched.
 */
export async function* download(url: string, terminal: Pick<Terminal, 'fetch'>): AsyncGenerator<Uint8Array> {
  const state: State = { received: 0, content: undefined }
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

interface State {
  received: number
  content: Content | undefined
}

interface Content {
  tag: string | undefined
  modified: string | undefined
  /** The total size in bytes. */
  size: number | undefined
  /**
   * True if the content is encoded, so that the number of received bytes differs from the size that the server reports.
   */
  isEncoded: boolean
}

/** Yields the remaining bytes of the download, or nothing if all bytes were received. */
async function* rest(url: string, state: State, { fetch }: Pick<Terminal, 'fetch'>): AsyncGenerator<Uint8Array> {
  const controller = new AbortController()
  const silent = (): void => controller.abort(new Error(`no data were received for ${silence / 1000} seconds`))
  let timer = setTimeout(silent, silence)
  try {
    const response = await fetch(url, {
      headers: { 'accept-encoding': 'identity', ...rangeFrom(state) },
      signal: controller.signal,
    })
    const { status, headers, body } = response
    if (!response.ok && (status !== 416 || state.received === 0)) {
      const retryAfter = retryAfterOf(headers.get('retry-after'))
      throw new Failure(meaningOf(status, url, retryAfter).code, `the server answered with status ${status}`, {
        retryAfter,
      })
    }
    let known = passedAlready(state, response)
    if (status === 416) return
    for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      // The time limit excludes the time that the consumer takes.
      clearTimeout(timer)
      const fresh = chunk.subarray(known)
      known -= chunk.length - fresh.length
      state.received += fresh.length
      if (fresh.length > 0) yield fresh
      timer = setTimeout(silent, silence)
    }
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

/**
 * Returns the headers that request the remaining bytes. Returns none at the start of a download, and none for encoded
 * content.
 */
function rangeFrom({ received, content }: State): Record<string, string> {
  if (received === 0 || content === undefined || content.isEncoded) return {}
  const { tag, modified } = content
  // A weak tag does not guarantee that parts are compatible.
  const mark = tag?.startsWith('W/') ? undefined : (tag ?? modified)
  return { range: `bytes=${received}-`, ...(mark !== undefined && { 'if-range': mark }) }
}

/**
 * Counts the bytes of a response that were already received. Throws if the response is not known to have the same
 * content, or does not continue the download.
 */
function passedAlready(state: State, { status, headers }: Response): number {
  const content = contentOf(headers, status)
  const { received } = state
  if (received === 0) {
    state.content = content
    return 0
  }
  const known = facts.filter(fact => content[fact] !== undefined && state.content?.[fact] !== undefined)
  if (known.some(fact => content[fact] !== state.content?.[fact]))
    throw new Failure('refused', 'the connection was lost, and the content has changed since then')
  const range = headers.get('content-range')
  let from = 0
  if (status === 206) from = range === null ? received : Number(/^bytes (\d+)-/.exec(range)?.[1])
  // The connection may break after the last byte.
  else if (status === 416) from = content.size === received ? received : Number.NaN
  if (known.length === 0 || !(from <= received))
    throw new Failure('refused', 'the connection was lost, and the server cannot resume the download')
  return received - from
}

const facts = ['tag', 'modified', 'size'] as const

function contentOf(headers: Headers, status: number): Content {
  const isEncoded = (headers.get('content-encoding') ?? 'identity') !== 'identity'
  const isPart = status === 206 || status === 416
  const size = isPart ? /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] : headers.get('content-length')
  return {
    tag: headers.get('etag') ?? undefined,
    modified: headers.get('last-modified') ?? undefined,
    size: size == null || isEncoded ? undefined : Number(size),
    isEncoded,
  }
}

/** The error for a download that failed. Its `code` determines whether a retry may help. */
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

/** The retry policy for consecutive attempts that receive no bytes. */
const patience = { retries: 4, backoff: 500, maxWait: 60_000 }

/** The number of milliseconds without a byte after which a connection is treated as broken. */
const silence = 60_000
