import type { Route } from '../route.ts'
import { decoded } from '../target.ts'

/** The raw files and the JSON beside them (service contract 3.13), where the service has them. */
export const raw: Route = {
  pattern: '/raw/<path>',
  path: /^\/raw\/(.*[^/])$/s,
  name: 'Raw File',
  types: ['application/octet-stream'],
  negotiates: true,
  async answer({ options }, [encoded = '']) {
    const { rawReply } = await import('../files/raw.ts')
    return rawReply(decoded(encoded), options)
  },
}
