import type { Route } from '../route.ts'

/** OAI-PMH 2.0, for harvesters; only by GET, because the service only reads. */
export const oai: Route = {
  pattern: '/oai',
  path: /^\/oai$/,
  name: 'OAI-PMH',
  types: ['text/xml', 'application/xml'],
  negotiates: true,
  async answer({ target, options, limits }) {
    const { oaiAnswer } = await import('../oai/answer.ts')
    return { type: 'text/xml; charset=utf-8', body: await oaiAnswer(target.parameters, options, limits) }
  },
}
