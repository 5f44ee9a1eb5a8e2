import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ServiceRequest } from './message.ts'
import type { ServiceOptions } from './options.ts'
import { refusalText } from './refusal.ts'
import { createService, type Service } from './service.ts'

/** Answers a request of `node:http`; what Express and Fastify can mount. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The service for `node:http` and whatever is built on it. A body that comes with a request is passed over, and ends the connection
 * where it is long; of requests sent ahead on one connection, each waits for the answer before it.
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
export function toNodeHandler(service: Service): NodeHandler {
  if (typeof service !== 'function')
    throw new TypeError('toNodeHandler takes a service: toNodeHandler(createService(options)).')
  return (request, response) => {
    // Else a few bytes of requests sent ahead would have the memory filled with answers that nobody has read yet.
    if (response.socket === null) response.once('socket', () => void answer(service, request, response))
    else void answer(service, request, response)
  }
}

/** How to serve. Times are in milliseconds. */
export interface ServeOptions {
  /** 8080 where not given, any free one where 0. */
  port?: number
  /** The address to listen at; `127.0.0.1`, this machine alone, where not given. */
  host?: string
  /** How long a client may take to send its headers; 10 s where not given. */
  headersTimeout?: number
  /** How long it may take to send all of a request; 30 s where not given. */
  requestTimeout?: number
  /** How long a connection is kept for the next request; 65 s where not given, longer than what usual proxies keep theirs. */
  keepAliveTimeout?: number
  /** How long a connection may be without a byte either way while an answer is under way; 60 s where not given. */
  idleTimeout?: number
  /** Bytes of a request's line and headers; 16 KiB where not given. */
  maxHeaderSize?: number
  /** Connections at once, further ones being closed at once; 5 000 where not given. */
  maxConnections?: number
  /** How long `close` waits for what is under way; 10 s where not given. */
  stopTimeout?: number
}

/** What a service is made of; its address is where it listens, and the files are at `/raw` below that, where not given. */
export type Served = Omit<ServiceOptions, 'baseUrl' | 'filesUrl'> &
  Partial<Pick<ServiceOptions, 'baseUrl' | 'filesUrl'>>

/** A service that listens. */
export interface Listening {
  /** Where: `http://127.0.0.1:8080`, without a slash at the end. */
  url: string
  /** Stops to listen, lets what is under way come to its end, and closes all connections; the catalog is left open. */
  close(): Promise<void>
}

/**
 * Serves on a port, with what a service is made of or with a function that makes one for the address at which it listens. Rejects with
 * Node's system error where it cannot listen (`EADDRINUSE`, `EACCES`).
 *
 * @example
 * import { memoryCatalog } from 'citable/catalog'
 * const server = await serve({ catalog: memoryCatalog(), termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' } }, { port: 0 })
 * const response = await fetch(`${server.url}/health`)
 * await response.json() // → { status: 'ok' }
 * await server.close()
 */
export async function serve(
  service: Served | ((url: string) => Service),
  options: ServeOptions = {},
): Promise<Listening> {
  const { port = 8080, host = '127.0.0.1', headersTimeout = 10_000, requestTimeout = 30_000 } = options
  const server = createServer({
    headersTimeout,
    requestTimeout: Math.max(requestTimeout, headersTimeout),
    connectionsCheckingInterval: Math.min(1000, headersTimeout),
    keepAliveTimeout: options.keepAliveTimeout ?? 65_000,
    maxHeaderSize: options.maxHeaderSize ?? 16_384,
    keepAlive: true,
    keepAliveInitialDelay: 30_000,
    requireHostHeader: false,
  })
  server.timeout = options.idleTimeout ?? 60_000
  server.maxConnections = options.maxConnections ?? 5000
  await listening(server, port, host)
  const url = urlOf(server, host)
  try {
    const close = answering(server, toNodeHandler(serviceAt(url, service)), options.stopTimeout ?? 10_000)
    return { url, close }
  } catch (error) {
    server.close()
    throw error
  }
}

function serviceAt(url: string, service: Served | ((url: string) => Service)): Service {
  if (typeof service === 'function') return service(url)
  const { baseUrl = url, filesUrl = `${baseUrl}/raw` } = service ?? {}
  return createService({ ...service, baseUrl, filesUrl })
}

async function answer(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { status, headers, body } = await service(new NodeRequest(request, response))
    const flat: string[] = []
    let length = ''
    for (const [name, value] of headers) {
      flat.push(name, value)
      if (name === 'Content-Length') length = value
    }
    if (hasLongBody(request)) flat.push('Connection', 'close')
    response.writeHead(status, flat)
    if (body === undefined) response.end()
    // Of ASCII, which as many characters as bytes tell, this encoding gives the same bytes sooner.
    else response.end(body, String(body.length) === length ? 'latin1' : 'utf8')
  } catch {
    // A service does not reject; one with a mistake in it should not take the process with it.
    if (!response.headersSent) response.writeHead(500, { 'Content-Length': '0', Connection: 'close' })
    response.end()
  }
}

/** A request as the service sees it; nothing of it is worked out before it is asked for. */
class NodeRequest implements ServiceRequest {
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

  header(name: string): string | undefined {
    const value = this.#request.headers[name]
    return typeof value === 'object' ? value.join(', ') : value
  }
}

/** The path and query of a request's target, which a client may send as a whole URL (RFC 9112, 3.2.2). */
const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '').replace(/^(?!\/|\*$)/, '/')

/** Whether more of a body may follow than is worth reading to keep the connection. */
const hasLongBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 65_536

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: 511 }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function urlOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** Lets a server answer; gives what stops it. */
function answering(server: Server, handle: NodeHandler, stopTimeout: number): () => Promise<void> {
  /** The connections, with the last answer begun on each; those before it have been sent. */
  const connections = new Map<Socket, ServerResponse | undefined>()
  const isIdle = (socket: Socket): boolean => connections.get(socket)?.writableFinished !== false
  let stopped: Promise<void> | undefined
  server.on('connection', socket => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (request, response) => {
    const { socket } = request
    connections.set(socket, response)
    if (stopped !== undefined) response.shouldKeepAlive = false
    if (request.httpVersionMinor > 0 && request.headers.host === undefined) refuse(undefined, socket)
    else handle(request, response)
  })
  // Nobody waits for a body, so nobody is told to go on with one.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    connections.set(request.socket, response)
    response.shouldKeepAlive = false
    handle(request, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (isIdle(socket)) refuse(error.code, socket)
    else socket.destroy()
  })
  return () => {
    stopped ??= new Promise(resolve => {
      const limit = setTimeout(() => server.closeAllConnections(), stopTimeout)
      server.close(() => {
        clearTimeout(limit)
        resolve()
      })
      for (const [socket, response] of connections) {
        if (isIdle(socket)) socket.destroy()
        else response?.once('finish', () => socket.end())
      }
    })
    return stopped
  }
}

function refuse(code: string | undefined, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') socket.destroy()
  else socket.end(refusalText(code), () => socket.destroy())
}
