import { json, type Route } from '../route.ts'

/** The description of the service by OpenAPI 3.1; `routes` gives all its routes, this one among them. */
export const openapiRoute = (routes: () => readonly Route[]): Route => ({
  pattern: '/openapi.json',
  path: /^\/openapi\.json$/,
  name: 'OpenAPI',
  types: json,
  async answer({ options, limits }) {
    const { openapiDocument } = await import('../openapi/document.ts')
    return { body: JSON.stringify(await openapiDocument(options, limits, routes())) }
  },
})
