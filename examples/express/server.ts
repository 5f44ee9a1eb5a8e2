// Serves records below /data of an Express application:
//
//   npm install citable express && npx tsx server.ts
import { memoryCatalog } from 'citable/catalog'
import { createService } from 'citable/http'
import { toNodeHandler } from 'citable/node'
import express, { type Express } from 'express'

/** An application that serves the records at `baseUrl`, which ends in /data. */
export async function application(baseUrl: string, records: readonly object[]): Promise<Express> {
  const catalog = memoryCatalog()
  const { refused } = await catalog.ingest(records)
  if (refused.length > 0)
    throw new Error(`${refused.length} records are rejected, the first: ${JSON.stringify(refused[0])}`)
  const termsOfUse = { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://example.org/terms' }
  const service = createService({ catalog, baseUrl, filesUrl: `${baseUrl}/raw`, termsOfUse })
  const app = express()
  app.use('/data', toNodeHandler(service))
  return app
}
