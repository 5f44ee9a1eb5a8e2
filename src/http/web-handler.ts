import type { ServiceOptions } from './options.ts'
import { bodyText } from './reply/request-body.ts'
import { createService } from './service.ts'

/** A handler of web-standard requests, for workers, Deno, Bun and many frameworks. */
export type Handler = (request: Request) => Promise<Response>

/**
 * Creates a handler that responds to each `Request` with a `Response` and never rejects.
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
    const { status, headers, body, content } = await service({
      method: request.method,
      target: url.pathname + url.search,
      header: name => request.headers.get(name) ?? undefined,
      signal: request.signal,
      ...(request.body && { body: () => bodyText(chunksOf(request.body)) }),
    })
    const sent = content === undefined ? body : streamOf(content)
    return new Response(request.method === 'HEAD' || status === 304 ? null : (sent ?? null), { status, headers })
  }
}

/** Iterates over a web stream through its reader, because web streams are not iterable on every platform. */
async function* chunksOf(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader()
  if (reader === undefined) return
  try {
    for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) yield value
  } finally {
    await reader.cancel()
  }
}

/** Converts bytes to a web stream that reads only as fast as it is consumed. */
function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = content[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await reader.return?.()),
  })
}
