import type { JsonSchema } from '../../kernel/json-schema.ts'
import { metadataFormats } from '../oai/metadata-formats.ts'
import { type ArgumentName, verbs } from '../oai/request.ts'
import { refer } from './answer-schemas.ts'
import type { Told } from './write-operation.ts'
import type { Parameter } from './write-parameters.ts'

/** Describes the paths for harvesters and search engines. */
export const harvesting = (): Readonly<Record<string, Told>> => ({
  '/oai': {
    operationId: 'harvest',
    summary: 'OAI-PMH 2.0',
    description:
      'All verbs of OAI-PMH 2.0 by GET, or by POST with the arguments in the body. Protocol errors are part of the response. The datestamp of a record is the second of its last change in the repository; a harvester that continues from the responseDate of its last list, less a minute for records that were being ingested, misses nothing. Sets are by resource type (`type-Dataset`), by publisher, by the first segment of a path (`path-ISIMIP3b`; other characters than those of a set are percent-encoded, with `~` for `%`), and `openaire_data` has all records with DataCite metadata. Withdrawn records are deleted ones, for good.',
    tags: ['Harvesting'],
    parameters: oaiParameters(),
  },
  '/catalog.ttl': {
    operationId: 'getCatalogue',
    summary: 'The repository as a catalogue of DCAT 3, in Turtle',
    description:
      'Datasets with their files come first, then citable resources. Each page names the next one as a Hydra view and in the Link header.',
    tags: ['Harvesting'],
    parameters: [
      {
        name: 'datasets',
        in: 'query',
        description: 'The end of the previous page of datasets.',
        schema: { type: 'string' },
      },
      {
        name: 'resources',
        in: 'query',
        description: 'The end of the previous page of resources, which follow the datasets.',
        schema: { type: 'string' },
      },
    ],
    headers: ['Link'],
    hasMissing: true,
  },
  '/sitemap.xml': { operationId: 'getSitemaps', summary: 'The index of the sitemaps', tags: ['Harvesting'] },
  '/sitemap-<collection>-<page>.xml': {
    operationId: 'getSitemap',
    summary: 'Addresses of landing pages',
    tags: ['Harvesting'],
    hasMissing: true,
  },
  '/robots.txt': { operationId: 'getRobots', summary: 'Rules for robots', tags: ['Harvesting'] },
})

/** Derives the OAI-PMH POST operation from the GET operation, with the arguments in the body instead of the query. */
export function byPost({ operationId, parameters: _, responses, ...rest }: JsonSchema): JsonSchema {
  const parameters = oaiParameters()
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  const schema = { type: 'object', properties, required: ['verb'] }
  const refused = (description: string): JsonSchema => ({
    description,
    content: { 'application/json': { schema: refer('Error') }, 'text/html': { schema: { type: 'string' } } },
  })
  return {
    ...rest,
    operationId: `${String(operationId)}ByPost`,
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema } } },
    responses: {
      ...(responses as JsonSchema),
      413: refused('The body is too long.'),
      415: refused('The body is not a form.'),
    },
  }
}

function oaiParameters(): Parameter[] {
  const argument = ([name, description]: readonly [ArgumentName, string]): Parameter => ({
    name,
    in: 'query',
    description,
    schema: name === 'metadataPrefix' ? { enum: metadataFormats.map(({ prefix }) => prefix) } : { type: 'string' },
  })
  return [
    {
      name: 'verb',
      in: 'query',
      required: true,
      description: 'The verb of the request.',
      schema: { enum: Object.keys(verbs) },
      example: 'Identify',
    },
    ...descriptions.map(argument),
  ]
}

const descriptions: readonly (readonly [ArgumentName, string])[] = [
  ['metadataPrefix', 'The format of the metadata.'],
  ['identifier', 'The identifier of a record: `oai:<host>:<id>`.'],
  ['from', 'The first day, YYYY-MM-DD, or second, YYYY-MM-DDThh:mm:ssZ, of changes.'],
  ['until', 'The last day or second, in the same form.'],
  ['set', 'The setSpec of a set, such as `type-Dataset`; the verb ListSets lists all sets.'],
  ['resumptionToken', 'The end of the previous list; can be combined only with the verb.'],
]
