import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { checkedOptions, requireReadable } from '../core/argument.ts'
import { type NodeHandler, toNodeHandler } from './node/node-handler.ts'
import type { ServiceOptions } from './options.ts'
import { createService, type Service } from './service.ts'

export { fileFolder } from './node/file-folder.ts'
export { type NodeHandler, type NodeHandlerOptions, toNodeHandler } from './node/node-handler.ts'

/** The options for serving. Times are in milliseconds. */
export interface ServeOptions {
  /** The port; 8080 by default, 0 for any free port. */
  port?: number
  /** The address to listen on; by default `127.0.0.1`, which only this machine can reach. */
  host?: string
  /** The time limit for a client to send its headers, by default 10 s. */
  headersTimeout?: number
  /** The time limit for a client to send a whole request, by default 30 s. */
  requestTimeout?: number
  /** The time a connection is kept open for the next request, by default 65 s. */
  keepAliveTimeout?: number
  /** The time a connection may be idle during a response, by default 60 s. */
  idleTimeout?: number
  /** The maximum size of a request's line and headers in bytes; 16 KiB by default. */
  maxHeaderSize?: number
  /** The maximum number of simultaneous connections; 5,000 by default. Further connections are closed immediately. */
  maxConnections?: number
  /** The time `close` waits for responses in progress, by default 10 s. */
  stopTimeout?: number
  /**
   * True if texts are compressed with Brotli or gzip for clients that accept compression. Defaults to false, because a
   * proxy in front of the service often compresses them.
   */
  compress?: boolean
}

/**
 * The options of a service. By default, `baseUrl` is the address on which the service listens, and `filesUrl` is `/raw`
 * below `baseUrl`.
 */
export type Served = Omit<ServiceOptions, 'baseUrl' | 'filesUrl'> &
  Partial<Pick<ServiceOptions, 'baseUrl' | 'filesUrl'>>

/** A running service. */
export interface Listening {
  /** The address of the server, without a trailing slash: `http://127.0.0.1:8080`. */
  url: string
  /**
   * Stops listening, waits up to `stopTimeout` for pending responses, and closes all connections. Does not close the
   * catalog.
   */
  close(): Promise<void>
}

/**
 * Starts an HTTP server for a service. Rejects with Node's system error if listening fails (`EADDRINUSE`, `EACCES`).
 * @param service The options of a service, or a function that creates a service for the address on which it listens.
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
  const checked = checkedOptions(options, serveOptionNames)
  const { port = 8080, host = '127.0.0.1', headersTimeout = 10_000, requestTimeout = 30_000 } = checked
  const server = createServer({
    headersTimeout,
    requestTimeout: Math.max(requestTimeout, headersTimeout),
    connectionsCheckingInterval: Math.min(1000, headersTimeout),
    keepAliveTimeout: checked.keepAliveTimeout ?? 65_000,
    maxHeaderSize: checked.maxHeaderSize ?? 16_384,
    keepAlive: true,
    keepAliveInitialDelay: 30_000,
    requireHostHeader: false,
  })
  server.timeout = checked.idleTimeout ?? 60_000
  server.maxConnections = checked.maxConnections ?? 5000
  await listening(server, port, host)
  const url = urlOf(server, host)
  try {
    const close = answering(
      server,
      toNodeHandler(serviceAt(url, service), { compress: checked.compress === true }),
      checked.stopTimeout ?? 10_000,
    )
    return { url, close }
  } catch (error) {
    server.close()
    throw error
  }
}

const serveOptionNames = [
  ...['port', 'host', 'headersTimeout', 'requestTimeout', 'keepAliveTimeout', 'idleTimeout', 'maxHeaderSize'],
  ...['maxConnections', 'stopTimeout', 'compress'],
]

function serviceAt(url: string, service: Served | ((url: string) => Service)): Service {
  if (typeof service === 'function') return service(url)
  requireReadable(service)
  const { baseUrl = url, filesUrl = `${baseUrl}/raw` } = service ?? {}
  return createService({ ...service, baseUrl, filesUrl })
}

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

/** Attaches a handler to a server. Returns the function that stops the server. */
function answering(server: Server, handle: NodeHandler, stopTimeout: number): () => Promise<void> {
  /** The connections, each with its latest response. Earlier responses are sent before the latest one. */
  const connections = new Map<Socket, ServerResponse | undefined>()
  const isIdle = (socket: Socket): boolean => connections.get(socket)?.writableFinished !== false
  let stopped: Promise<void> | undefined
  server.on('connection', socket => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request
    connections.set(socket, response)
    if (stopped !== undefined) response.shouldKeepAlive = false
    if (request.httpVersionMinor > 0 && request.headers.host === undefined) refuse(undefined, socket)
    else handle(request, response)
  }
  server.on('request', answer)
  // Sends `100 Continue` only for POST, which OAI-PMH uses. Other requests need no body, so the connection is closed.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') response.writeContinue()
    else response.shouldKeepAlive = false
    answer(request, response)
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

function refusalText(code: string | undefined): string {
  const { status, reason, detail } = refusals[code ?? ''] ?? malformed
  const body = JSON.stringify({ detail })
  return `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
}

const malformed = { status: 400, reason: 'Bad Request', detail: 'The request is malformed.' }

const refusals: Readonly<Record<string, typeof malformed | undefined>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    detail: 'The headers or the address are too long.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: 'Payload Too Large', detail: 'The body is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', detail: 'The request took too long to arrive.' },
}
