import * as z from 'zod'
import { eitherSchema } from './either-schema.ts'
import type { Resource } from './resource.ts'
import type { ServiceDatacite } from './service-datacite.ts'
import { serviceDataciteSchema } from './service-datacite-schema.ts'
import { address, bareDoi, text, texts, uuid } from './wire.ts'

const date = /^[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01])(?:T\S+)?)?)?$/

const isExternal = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0)

/** The zod parser of a citable publication record (service description 2.3); refuses members that are not described. */
export const resourceSchema: z.ZodType<Resource> = /* @__PURE__ */ make()

function make(): z.ZodType<Resource> {
  const datacite = eitherSchema<ServiceDatacite | null>(
    isExternal,
    z.strictObject({}).nullable(),
    serviceDataciteSchema,
  )
  return z.strictObject({
    id: uuid(),
    doi: bareDoi('DOI without address prefix'),
    doi_url: address('Resolver URL of the DOI'),
    title: text('Title'),
    title_with_version: text('The title followed by the version in parentheses, prefixed v'),
    version: text('Dotted version number').nullable(),
    paths: texts('Data paths that the resource covers'),
    creators_str: text('Names of the creators, joined by a comma and a space'),
    publication_year: z
      .string()
      .regex(/^[0-9]{4}$/, 'It should be a year of four digits.')
      .describe('Year of publication, four digits')
      .nullable(),
    publication_date: z
      .string()
      .regex(date, 'It should be an ISO 8601 date.')
      .describe('ISO 8601 date, as precise as the Issued date is given')
      .nullable(),
    publisher: text('Publisher').nullable(),
    citation: text('Ready-made citation text'),
    previous_version: bareDoi('DOI of the version before this one').nullable(),
    new_version: bareDoi('DOI of the version after this one').nullable(),
    is_external: z.boolean().describe('Whether the record lives elsewhere, so that only title and DOI are known'),
    datacite: datacite.describe('The bibliographic metadata; null or empty for an external resource'),
  })
}
