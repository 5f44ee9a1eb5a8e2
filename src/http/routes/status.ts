import { CatalogError } from '../../catalog/catalog.ts'
import { collections } from '../record/present.ts'
import { json, type Route } from '../route.ts'

/** The route that returns the addresses of the listings. */
export const root: Route = {
  pattern: '/api/v1/',
  path: /^\/api\/v1\/$/,
  name: 'Api Root',
  types: json,
  answer: async ({ options: { baseUrl } }) => ({
    body: JSON.stringify(
      Object.fromEntries(Object.values(collections).map(name => [name, `${baseUrl}/api/v1/${name}/`])),
    ),
  }),
}

/** The route that reports that the service is running. */
export const health: Route = {
  pattern: '/health',
  path: /^\/health$/,
  name: 'Health',
  types: json,
  negotiates: true,
  answer: async () => ({ body: '{"status":"ok"}' }),
}

/** The route that reports that the catalog responds. */
export const ready: Route = {
  pattern: '/ready',
  path: /^\/ready$/,
  name: 'Ready',
  types: json,
  negotiates: true,
  async answer({ options }) {
    try {
      await inTime(options.catalog.ready())
    } catch (error) {
      // Any failure of the catalog, such as a corrupt file, makes the service unavailable rather than faulty, so that a
      // load balancer sends requests elsewhere.
      throw new CatalogError(error instanceof Error ? error.message : String(error), {
        cause: error,
        isTransient: true,
      })
    }
    return { body: '{"status":"ok"}' }
  },
}

/** The number of milliseconds after which a catalog that does not respond counts as unavailable. */
const patience = 3000

async function inTime(answer: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The catalog did not answer within ${patience / 1000} seconds.`)),
      patience,
    )
  })
  try {
    await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
