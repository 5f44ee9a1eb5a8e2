import type { ServiceOptions } from './options.ts'
import { createService } from './service.ts'

/** A handler of web standards: for workers, Deno, Bun, and every framework that takes one. */
export type Handler = (request: Request) => Promise<Response>

/** The service as a handler of `Request`; it never rejects. */
export function createHandler(options: ServiceOptions): Handler {
  const service = createService(options)
  return async request => {
    const url = new URL(request.url)
    const { status, headers, body } = await service({
      method: request.method,
      target: url.pathname + url.search,
      header: name => request.headers.get(name) ?? undefined,
      signal: request.signal,
    })
    return new Response(request.method === 'HEAD' || status === 304 ? null : (body ?? null), { status, headers })
  }
}
