import { HttpError } from '../reply/http-error.ts'
import type { Route } from '../route.ts'

/** OAI-PMH 2.0, for harvesters, by GET or by a form that is posted (section 3.1.1). */
export const oai: Route = {
  pattern: '/oai',
  path: /^\/oai$/,
  name: 'OAI-PMH',
  types: ['text/xml', 'application/xml'],
  negotiates: true,
  posts: true,
  async answer({ method, target, header, body, options, limits }) {
    const { oaiAnswer } = await import('../oai/answer.ts')
    const given = method === 'POST' ? formOf(header('content-type'), await body()) : target.parameters
    return { type: 'text/xml; charset=utf-8', body: await oaiAnswer(given, options, limits) }
  },
}

/** The arguments in a form; 415 for any other body. */
function formOf(type: string | undefined, body: string): URLSearchParams {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type ?? ''))
    throw new HttpError(415, 'A request by POST has its arguments in the body, as application/x-www-form-urlencoded.')
  return new URLSearchParams(body)
}
