import { type ArgumentName, verbs } from '../oai/arguments.ts'
import { metadataFormats } from '../oai/metadata-formats.ts'
import type { Parameter } from './parameters.ts'
import type { Told } from './told.ts'

/** What is told of the paths that are for harvesters and search engines. */
export const harvesting = (): Readonly<Record<string, Told>> => ({
  '/oai': {
    operationId: 'harvest',
    summary: 'OAI-PMH 2.0',
    description:
      'All verbs of OAI-PMH 2.0 by GET. Errors of the protocol are in the answer. The datestamp of a record is when it last changed in the repository, to the second; a harvester that asks again from the responseDate of its last list, less a minute for records that were being taken in, misses nothing. There are no sets, and no record of what was deleted.',
    tags: ['Harvesting'],
    parameters: oaiParameters(),
  },
  '/catalog.ttl': {
    operationId: 'getCatalogue',
    summary: 'The repository as a catalogue of DCAT 3, in Turtle',
    description: 'A page tells the one after it as a view of Hydra, and in the Link header.',
    tags: ['Harvesting'],
    parameters: [
      { name: 'cursor', in: 'query', description: 'Where a page before it ended.', schema: { type: 'string' } },
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
      description: 'What is asked for.',
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
  ['until', 'The last day or second, likewise.'],
  ['set', 'A set; there are none.'],
  ['resumptionToken', 'Where the list before ended; goes with nothing but the verb.'],
]
