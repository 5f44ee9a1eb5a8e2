import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

interface SiteRequest {
  method: string
  path: string
  query: string
  body: string
}

/** A running copy of the built site. */
export interface BuiltSite {
  /** The address of the site, with the base path and a final slash. */
  url: string
  requests: SiteRequest[]
  close(): Promise<void>
}

/** Serves a folder of built files below a base path, as any static host does. */
export async function serveSite(folder: string, base: string): Promise<BuiltSite> {
  const requests: SiteRequest[] = []
  const server: Server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    let body = ''
    request.on('data', chunk => {
      body += String(chunk)
    })
    request.on('end', () => {
      requests.push({ method: request.method ?? '', path: pathname, query: search, body })
      const asked = pathname.startsWith(base) ? pathname.slice(base.length) : '..'
      const inside = normalize(asked === '' || asked.endsWith('/') ? `${asked}index.html` : asked)
      const file = join(folder, inside)
      if (inside.startsWith('..') || !existsSync(file)) return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      response.end(readFileSync(file))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${base}`,
    requests,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
