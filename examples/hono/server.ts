// Serves records below /data of a Hono application, on Node, Deno, Bun or a worker:
//
//   npm install citable hono
import { memoryCatalog } from 'citable/catalog'
import { createHandler } from 'citable/http'
import { Hono } from 'hono'

/** An application that serves the records at `baseUrl`, which ends in /data. */
export async function application(baseUrl: string, records: readonly object[]): Promise<Hono> {
  const catalog = memoryCatalog()
  await catalog.ingest(records)
  const termsOfUse = { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://example.org/terms' }
  const app = new Hono()
  app.mount('/data', createHandler({ catalog, baseUrl, filesUrl: `${baseUrl}/raw`, termsOfUse }))
  return app
}
