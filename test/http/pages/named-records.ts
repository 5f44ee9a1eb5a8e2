import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { memoryCatalog } from '../../../src/catalog/index.ts'
import { fileFolder, type Listening, serve } from '../../../src/http/node.ts'
import { uuid } from '../../catalog/records.ts'
import { sharedFile } from '../../shared.ts'
import { fixtures, options } from './service.ts'

const common = {
  creators: [{ name: 'Okafor, Ngozi', nameType: 'Personal', givenName: 'Ngozi', familyName: 'Okafor' }],
  publisher: { name: 'Basin Repository' },
  publicationYear: 2024,
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Measurements' },
  rightsList: [{ rights: 'Creative Commons Attribution 4.0 International', rightsIdentifier: 'CC-BY-4.0' }],
  schemaVersion: 'http://datacite.org/schema/kernel-4',
}

const tex = {
  ...common,
  doi: '10.5072/named.tex',
  titles: [
    { title: 'Measurement of $B^{0}_{s}\\to\\mu^{+}\\mu^{-}$ decays at $\\sqrt{s}=13$ TeV with CO$_2$ cooling' },
  ],
  descriptions: [
    {
      description: 'The branching fraction is below $4\\times10^{-9}$ &copy; <T> <name>.',
      descriptionType: 'Abstract',
    },
  ],
}

const withdrawn = { ...common, doi: '10.5072/named.withdrawn.1', titles: [{ title: 'Discharge of the Upper Nile' }] }
const successor = {
  ...common,
  doi: '10.5072/named.withdrawn.2',
  version: '2',
  titles: [{ title: 'Discharge of the Upper Nile' }],
  relatedIdentifiers: [
    {
      relatedIdentifier: withdrawn.doi,
      relatedIdentifierType: 'DOI',
      relationType: 'IsNewVersionOf',
    },
  ],
}

const table = (rows: number): string =>
  [
    'station,date,discharge in m³/s,water level in cm above the gauge datum,remark',
    ...Array.from({ length: rows }, (_, row) => `DE-${row},2024-01-01,${row / 10},${row * 7},"ice, possibly; checked"`),
  ].join('\n')

/** A PNG of one grey pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

const contents = new Map<string, string | Buffer>([
  ...Array.from({ length: 197 }, (_, number): [string, string] => [
    `Basins/Output/discharge/daily/discharge_daily_station-${String(number).padStart(3, '0')}.csv`,
    table(number),
  ]),
  ['Basins/Output/discharge/daily/map.png', Buffer.from(pixel, 'base64')],
  ['Basins/Output/discharge/daily/README.md', `# Discharge\n\n${'A long line without an end '.repeat(40)}\n`],
  ['Basins/Output/discharge/daily/diagram.svg', '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>'],
])

const many = {
  id: uuid(200, 1),
  path: 'Basins/Output/discharge/daily',
  name: 'discharge_daily',
  version: '20240101',
  public: true,
  specifiers: { product: 'Output', variable: 'discharge', time_step: 'daily' },
  rights: { rights: 'CC BY 4.0', rights_uri: 'https://creativecommons.org/licenses/by/4.0/', short: 'CC BY 4.0' },
  files: [...contents].map(([path, content], number) => ({
    id: uuid(number + 1, 2),
    name: path.split('/').at(-1),
    path,
    version: '20240101',
    size: Buffer.byteLength(content),
    checksum: number.toString(16).padStart(128, '0'),
    checksum_type: 'sha512',
    specifiers: { product: 'Output', variable: 'discharge', time_step: 'daily' },
    rights: { rights: 'CC BY 4.0', rights_uri: 'https://creativecommons.org/licenses/by/4.0/', short: 'CC BY 4.0' },
  })),
}

/** The DOIs of records in the shared corpus, with `_` for the slash. A record is included only if its file exists. */
const fromCorpus = {
  'a cruise of 109 authors': '10.17882_86417',
  'an occurrence data set with 13 contributors': '10.15468_nvcpqd',
  'a report without description': '10.13140_rg.2.2.29205.40167',
}

/** The paths of the record pages, by record name. */
export const named: Readonly<Record<string, string>> = {
  'an analysis of 1,200 authors': '/10.5072/hepbase.88417.v1/t3',
  'place names in Hebrew': '/10.5072/atarim.shemot',
  'manuscripts in Arabic': '/10.5072/makhtutat.1204',
  'a record without description': '/10.5072/minimal',
  'a title with TeX': `/${tex.doi}`,
  'a record from elsewhere': '/10.5555/soilgrids.2.0',
  'a withdrawn record': `/${withdrawn.doi}`,
  'a dataset of 200 files': `/datasets/${many.id}/`,
  'a table': `/files/${many.files[120]?.id}/`,
  'an image': `/files/${many.files[197]?.id}/`,
  'a text': `/files/${many.files[198]?.id}/`,
  'an SVG': `/files/${many.files[199]?.id}/`,
  ...Object.fromEntries(
    Object.entries(fromCorpus)
      .filter(([, name]) => existsSync(sharedFile(`corpus/rest/${name}.json`)))
      .map(([title, name]) => [title, `/${name.replace('_', '/')}`]),
  ),
}

/** Serves the named records, with their files in a folder that must be empty. */
export async function serveNamed(folder: string): Promise<Listening> {
  for (const [path, content] of contents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const others = Object.values(fromCorpus)
    .map(name => sharedFile(`corpus/rest/${name}.json`))
    .filter(file => existsSync(file))
    .map(file => JSON.parse(readFileSync(file, 'utf8')))
  const catalog = memoryCatalog()
  const records = [...fixtures('resource', 'datacite-rest'), tex, withdrawn, successor, many, ...others]
  const { refused } = await catalog.ingest(records)
  if (refused.length > 0) throw new Error(refused.flatMap(({ reasons }) => reasons).join('\n'))
  const [old] = (await catalog.list('resource', { doi: [withdrawn.doi], limit: 1 })).records
  await catalog.withdraw('resource', [old?.id ?? ''], { reason: 'A gauge was read in feet.', successor: successor.doi })
  const { about, termsOfUse } = options
  return serve({ about, termsOfUse, catalog, files: await fileFolder(folder) }, { port: 0 })
}
