/** A record to ingest. */
export type Given = Record<string, unknown>

/** Returns a UUID for a number. UUIDs of consecutive numbers are unordered. */
export function uuid(number: number, kind = 4): string {
  const mixed = Math.imul(number + 1, 0x9e3779b1) >>> 0
  const hex = mixed.toString(16).padStart(8, '0')
  return `${hex}-${String(number % 10_000).padStart(4, '0')}-${kind}000-8000-${String(number).padStart(12, '0')}`
}

const models = ['FieldSim', 'AgroPlot', 'Grüngang', 'crop_model']
const scenarios = ['historical', 'warming-3k', 'ssp1']
const variables = ['yield-mai', 'yield-whe', 'tas', 'pr', 'psl']

/**
 * Creates a dataset with a path, version and specifiers determined by its number. Every seventh dataset is not public.
 */
export function dataset(number: number, changes: Given = {}): Given {
  const model = models[number % 4] ?? ''
  const scenario = scenarios[Math.floor(number / 4) % 3] ?? ''
  const variable = variables[Math.floor(number / 12) % 5] ?? ''
  const path = `Round/OutputData/${model}/${scenario}/${model.toLowerCase()}_${variable}_${number % 60}`
  return {
    id: uuid(number),
    path,
    version: `20${String(10 + (number % 15))}0${1 + (number % 9)}01`,
    specifiers: { model, scenario, variable, member: `r${number % 60}` },
    public: number % 7 !== 3,
    files: [file(number)],
    resources: [{ doi: `10.5072/round.${number % 5}` }],
    ...changes,
  }
}

/** Creates a file as it is listed in a dataset. */
export const file = (number: number, changes: Given = {}): Given => ({
  id: uuid(number, 5),
  name: `file-${number % 50}.nc`,
  version: '20200101',
  size: number,
  checksum: (number % 40).toString(16).padStart(8, '0'),
  checksum_type: 'sha512',
  rights: {},
  ...changes,
})

/** Creates a separate file record in the detail form. */
export const fileAlone = (number: number, changes: Given = {}): Given => ({
  ...file(number),
  path: `Round/OutputData/alone/${number}.nc`,
  specifiers: { model: models[number % 4] ?? '', start_year: 1900 + (number % 10) },
  ...changes,
})

/** Creates DataCite metadata for a dataset, with the DOI, creator and title determined by a number. */
export const metadata = (number: number, changes: Given = {}): Given => ({
  doi: `10.5072/Round.${number}`,
  creators: [{ name: number % 2 === 0 ? 'Okafor, Ngozi' : 'Lindqvist, Per' }],
  titles: [{ title: `Soil moisture of basin ${number}` }],
  publisher: { name: 'Rain Repository' },
  publicationYear: '2021',
  types: { resourceTypeGeneral: 'Dataset' },
  schemaVersion: 'http://datacite.org/schema/kernel-4',
  ...changes,
})

/** Creates one record for each number from `from` up to, but not including, `to`. */
export const many = <T>(from: number, to: number, make: (number: number) => T): T[] =>
  Array.from({ length: to - from }, (_, place) => make(from + place))
