import type { ServiceOptions } from './options.ts'
import { createService } from './service.ts'

/** A handler of web-standard requests, for workers, Deno, Bun and many frameworks. */
export type Handler = (request: Request) => Promise<Response>

/**
 * Makes a service that answers a `Request` with a `Response`; it never rejects.
 *
 * @example
 * import { memoryCatalog } from 'citable/catalog'
 * const handle = createHandler({
 *   catalog: memoryCatalog(),
 *   baseUrl: 'https://data.example.org',
 *   filesUrl: 'https://files.example.org',
 *   termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' },
 * })
 * const response = await handle(new Request('https://data.example.org/api/v1/datasets/'))
 * await response.json() // → { count: 0, next: null, previous: null, results: [] }
 */
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
