import { negotiate } from './accept.ts'
import type { HttpError } from './http-error.ts'
import type { ServiceRequest } from './message.ts'
import type { ServiceOptions } from './options.ts'
import type { Target } from './query.ts'
import type { Reply } from './reply.ts'
import type { Route } from './route.ts'
import { GoneError } from './tombstone.ts'

/**
 * An error as a page for people: never below `/api/`; on the path of a page if the client accepts HTML; elsewhere if it prefers HTML
 * to JSON, as browsers do. Undefined otherwise, and if no page can be made.
 */
export async function failurePage(
  error: HttpError,
  request: ServiceRequest,
  route: Route | undefined,
  target: Target,
  options: ServiceOptions,
): Promise<Reply | undefined> {
  const isPage = route?.types[0] === html || /^\/10\.\d/.test(request.target)
  if (request.target.startsWith('/api/') || request.method === 'OPTIONS') return undefined
  const offered = isPage ? [html, 'application/json'] : ['application/json', html]
  if (negotiate(request.header('accept'), offered)?.type !== html) return undefined
  try {
    const asked = { target, options, header: (name: string) => request.header(name) }
    if (error instanceof GoneError)
      return await (await import('./pages/tombstone-page.ts')).tombstonePage(error.tombstone, asked)
    const { errorPage } = await import('./pages/error-page.ts')
    return await errorPage(error, asked)
  } catch (cause) {
    options.onError?.(cause, request.target)
    return undefined
  }
}

const html = 'text/html'
