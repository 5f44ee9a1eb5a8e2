import type { IncomingMessage, ServerResponse } from 'node:http'
import { checkedOptions, wrongArgument } from '../../core/argument.ts'
import type { Sent, ServiceRequest } from '../reply/message.ts'
import { bodyText } from '../reply/request-body.ts'
import type { Service } from '../service.ts'
import { type CompressedResponse, compressing } from './compress.ts'

/** Answers a request of `node:http`; Express and Fastify can mount it. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void

/** The options of a handler. */
export interface NodeHandlerOptions {
  /** True if texts are compressed for clients that accept it. Defaults to false, because proxies in front often compress. */
  compress?: boolean
}

/**
 * Creates a handler for `node:http` and compatible frameworks from a service. Ignores the body of a request, and closes the connection if
 * the body is long.
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
    // Otherwise a few bytes of pipelined requests could fill the memory with unread answers.
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
    // Before the head is sent an error can still be told.
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
    if (chunks !== undefined && first !== undefined) await send(chunks, first, response, count?.add)
    else if (body === undefined) response.end()
    else if (count !== undefined && !isShort)
      await sendAll(typeof body === 'string' ? Buffer.from(body) : body, response, count.add)
    // For ASCII text, recognised by its equal numbers of characters and bytes, this encoding is faster.
    else if (typeof body !== 'string') response.end(body)
    else response.end(body, String(body.length) === length ? 'latin1' : 'utf8')
  } catch {
    // A service never rejects; a faulty one should not end the process.
    if (response.headersSent) return void response.destroy()
    response.writeHead(500, { 'Content-Length': '0', Connection: 'close' })
    response.end()
  }
}

/** Counts what is sent of an answer. */
interface Count {
  /** States the bytes that there are, as the header has them; empty if that is not known. */
  expect(length: number | string): void
  /** Adds bytes that have left. */
  add(bytes: number): void
  /** Adds bytes that leave with the end of the response. */
  addAtEnd(bytes: number): void
}

/** Tells once what was sent of a response: when it is finished, or its connection has ended. */
function countSent(response: ServerResponse, sent: (sent: Sent) => void): Count {
  let [bytes, atEnd, expected, isTold] = [0, 0, '', false]
  const tell = (): void => {
    if (isTold) return
    isTold = true
    if (response.writableFinished) bytes += atEnd
    const isWhole = response.writableFinished && (expected === '' || Number(expected) === bytes)
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

/** Bytes of a text that is sent in pieces, so that it is known how much of it has left if the client goes. */
const longText = 262_144

/** Sends bytes piece by piece, and counts those that have left. */
async function sendAll(bytes: Uint8Array, response: ServerResponse, count: (bytes: number) => void): Promise<void> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += longText / 4) yield bytes.subarray(at, at + longText / 4)
  }
  const all = pieces()
  await send(all, await all.next(), response, count)
}

/** Sends bytes as fast as the client takes them, and stops reading when it goes. */
async function send(
  chunks: AsyncIterator<Uint8Array>,
  first: IteratorResult<Uint8Array>,
  response: ServerResponse,
  count?: (bytes: number) => void,
): Promise<void> {
  let resume = (): void => undefined
  const go = (): void => resume()
  response.on('drain', go).on('close', go)
  try {
    for (let { done, value } = first; done !== true; { done, value } = await chunks.next()) {
      if (response.destroyed) return
      const isRoomLeft = response.write(value, error => {
        if (!error) count?.(value.length)
      })
      if (!isRoomLeft) await new Promise<void>(resolve => (resume = resolve))
    }
    response.end()
  } finally {
    response.off('drain', go).off('close', go)
    await chunks.return?.()
  }
}

/** A request as the service sees it; everything is computed on demand. */
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
    // Who ends the reading early still has to be answered.
    return bodyText(this.#request.iterator({ destroyOnReturn: false }))
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name]
    return typeof value === 'object' ? value.join(', ') : value
  }
}

/** The path and query of a request's target, which a client may send as a whole URL (RFC 9112, 3.2.2). */
const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '').replace(/^(?!\/|\*$)/, '/')

/** True if the body may be too long to be worth reading to keep the connection open. */
const hasLongBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 65_536
