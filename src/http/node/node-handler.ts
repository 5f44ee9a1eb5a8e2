import type { IncomingMessage, ServerResponse } from 'node:http'
import { checkedOptions, wrongArgument } from '../../core/argument.ts'
import type { Sent, ServiceRequest } from '../reply/message.ts'
import { bodyText } from '../reply/request-body.ts'
import type { Service } from '../service.ts'
import { type CompressedResponse, compressing } from './compress.ts'

/** A function that responds to `node:http` requests. Express and Fastify can mount it. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void

/** The options of a handler. */
export interface NodeHandlerOptions {
  /**
   * True if texts are compressed for clients that accept compression. Defaults to false, because a proxy in front of
   * the service often compresses them.
   */
  compress?: boolean
}

/**
 * Converts a service to a handler for `node:http` and compatible frameworks. Closes the connection after a request
 * whose body is longer than 65,536 bytes or of unknown length.
 *
 * Pipelined requests are answered in order.
 *
 * @example
 * import { createServer } from 'node:http'
 * import { memoryCatalog } from 'citable/catalog'
 * import { createService } from 'citable/http'
 * const service = createService({
 *   catalog: memoryCatalog(),
 *   baseUrl: 'https://data.example.org',
 *   filesUrl: 'https://files.example.org',
 *   termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' },
 * })
 * const server = createServer(toNodeHandler(service))
 * server.listening // → false
 */
export function toNodeHandler(service: Service, options: NodeHandlerOptions = {}): NodeHandler {
  if (typeof service !== 'function') throw wrongArgument('The service', 'what createService returns', service)
  const { compress = false } = checkedOptions(options, ['compress'])
  const whole = compress ? compressing(service) : service
  return (request, response) => {
    // Waits for the socket, because a few bytes of pipelined requests could fill the memory with unsent answers.
    if (response.socket === null) response.once('socket', () => void answer(whole, request, response))
    else void answer(whole, request, response)
  }
}

async function answer(
  service: (request: ServiceRequest) => Promise<CompressedResponse>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { status, headers, body, content, sent } = await service(new NodeRequest(request, response))
    const count = sent && countSent(response, sent)
    const chunks = content?.[Symbol.asyncIterator]()
    // An error before the first chunk can still become a 500.
    const first = await chunks?.next()
    const flat: string[] = []
    let length = ''
    for (const [name, value] of headers) {
      flat.push(name, value)
      if (name === 'Content-Length') length = value
    }
    if (hasLongBody(request)) flat.push('Connection', 'close')
    response.writeHead(status, flat)
    count?.expect(content === undefined && body === undefined ? 0 : length)
    const isShort = body !== undefined && body.length <= longText
    if (isShort) count?.addAtEnd(length === '' ? Buffer.byteLength(body) : Number(length))
    if (chunks !== undefined && first !== undefined) await send(chunks, first, response, { length, count: count?.add })
    else if (body === undefined) response.end()
    else if (count !== undefined && !isShort)
      await sendAll(typeof body === 'string' ? Buffer.from(body) : body, response, count.add)
    // For ASCII text, recognised by its equal numbers of characters and bytes, `latin1` is faster.
    else if (typeof body !== 'string') response.end(body)
    else response.end(body, String(body.length) === length ? 'latin1' : 'utf8')
  } catch {
    // A service never rejects, but a faulty one must not end the process.
    if (response.headersSent) return void response.destroy()
    response.writeHead(500, { 'Content-Length': '0', Connection: 'close' })
    response.end()
  }
}

/** A counter of the bytes of a response that have been sent. */
interface Count {
  /** Sets the expected length from the header; an empty text means that the length is unknown. */
  expect(length: number | string): void
  add(bytes: number): void
  /** Adds bytes that are sent when the response ends. */
  addAtEnd(bytes: number): void
}

/**
 * Creates the counter of a response. Calls `sent` with the counts once the response is finished or its connection has
 * closed.
 */
function countSent(response: ServerResponse, sent: (sent: Sent) => void): Count {
  let [bytes, atEnd, expected, isTold] = [0, 0, '', false]
  const tell = (): void => {
    if (isTold) return
    isTold = true
    if (response.writableFinished) bytes += atEnd
    // A client may close the connection after the last byte, before the response is finished.
    const isWhole = expected === '' ? response.writableFinished : Number(expected) === bytes
    sent({ status: response.statusCode, bytes, isWhole })
  }
  if (response.closed) queueMicrotask(tell)
  response.once('finish', tell).once('close', tell)
  return {
    expect(length) {
      expected = String(length)
    },
    add(more) {
      bytes += more
    },
    addAtEnd(more) {
      atEnd += more
    },
  }
}

/**
 * The maximum length of a body that is sent at once if its bytes are counted. A longer body is sent in chunks, so that
 * the number of bytes sent is known if the client disconnects.
 */
const longText = 262_144

async function sendAll(bytes: Uint8Array, response: ServerResponse, count: (bytes: number) => void): Promise<void> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += longText / 4) yield bytes.subarray(at, at + longText / 4)
  }
  const all = pieces()
  await send(all, await all.next(), response, { count })
}

/**
 * Sends bytes as fast as the client accepts them, and stops reading when the client disconnects. Throws if the number
 * of bytes differs from the length in the header.
 */
async function send(
  chunks: AsyncIterator<Uint8Array>,
  first: IteratorResult<Uint8Array>,
  response: ServerResponse,
  { length = '', count }: { length?: string; count?: ((bytes: number) => void) | undefined },
): Promise<void> {
  let written = 0
  let resume = (): void => undefined
  const go = (): void => resume()
  response.on('drain', go).on('close', go)
  try {
    for (let { done, value } = first; done !== true; { done, value } = await chunks.next()) {
      if (response.destroyed) return
      written += value.length
      const isRoomLeft = response.write(value, error => {
        if (!error) count?.(value.length)
      })
      if (!isRoomLeft) await new Promise<void>(resolve => (resume = resolve))
    }
    // Otherwise the client would wait for the rest until the idle timeout.
    if (length !== '' && written !== Number(length) && !response.destroyed) throw new RangeError('Wrong length')
    response.end()
  } finally {
    response.off('drain', go).off('close', go)
    await chunks.return?.()
  }
}

/**
 * A `node:http` request in the form that the service expects. Its client, signal, body and headers are read on demand.
 */
class NodeRequest implements ServiceRequest {
  readonly tellsSent = true
  readonly #request: IncomingMessage
  readonly #response: ServerResponse
  readonly method: string
  readonly target: string

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.#request = request
    this.#response = response
    this.method = request.method ?? 'GET'
    this.target = originForm(request.url ?? '/')
  }

  get client(): string | undefined {
    return this.#request.socket.remoteAddress
  }

  get signal(): AbortSignal {
    const controller = new AbortController()
    this.#response.once('close', () => {
      if (!this.#response.writableFinished) controller.abort()
    })
    return controller.signal
  }

  body(): Promise<string> {
    // Keeps the request open if reading stops early, so that it can still be answered.
    return bodyText(this.#request.iterator({ destroyOnReturn: false }))
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name]
    return typeof value === 'object' ? value.join(', ') : value
  }
}

/** Returns the path and query of a request target, which a client may send as an absolute URL (RFC 9112, 3.2.2). */
const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '').replace(/^(?!\/|\*$)/, '/')

/** True if the body may be too long to read just to keep the connection open. */
const hasLongBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 65_536
