import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { memoryCatalog } from '../src/catalog/index.ts'
import { citationDocument } from '../src/citation/csl/index.ts'
import { parsePlan, registryClient } from '../src/registry/client/index.ts'
import { fromRecords } from '../src/resolve/index.ts'
import { versionGraph } from '../src/versions/index.ts'
import { exportedFunctions, programOf, publicEntries } from './public-entries.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const entries = publicEntries(root)
const modules = new Map<string, Record<string, unknown>>()
for (const { name, path } of entries) modules.set(name, await import(path))
const functions = exportedFunctions(
  programOf(root, entries),
  entries,
  (entry, name) => name in (modules.get(entry) ?? {}),
)

const record = { doi: '10.5072/a', titles: [{ title: 'Rain' }] }
const doe = { id: 'doe', type: 'book', title: 'Waves' }
const termsOfUse = { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' }
const addresses = { baseUrl: 'https://data.example.org', filesUrl: 'https://files.example.org' }
const service = { ...addresses, catalog: memoryCatalog(), termsOfUse }
const credentials = { username: 'EXAMPLE.REPO', password: 'a password' }
const missing = async () => Response.json({ errors: [{ status: '404' }] }, { status: 404 })
const registry = registryClient({ credentials, fetch: missing })
const plan = parsePlan(
  '{"kind":"citable-registration-plan","version":1,"id":"p","endpoint":"https://api.test.datacite.org","via":"json","event":"none","steps":[]}',
)
const graph = versionGraph([record])
const ast = { 'pandoc-api-version': [1, 23], meta: {}, blocks: [] }

/** A call of a function, and the options with which it succeeds; `more` lists further option names that it accepts. */
interface Row {
  options?: object
  more?: readonly string[]
  arguments: (options: unknown) => unknown[]
}

const second =
  (first: unknown) =>
  (options: unknown): unknown[] => [first, options]
const writing = { arguments: second(record) }

const pool = { query: async () => ({}), connect: async () => ({}), on: () => undefined, end: async () => undefined }

const rows: Readonly<Record<string, Row>> = {
  citation: { options: { style: 'datacite' }, arguments: second(record) },
  createResource: { options: { id: 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11' }, arguments: second(record) },
  creatorsString: { options: { separator: '; ' }, arguments: second(record) },
  versionGraph: { arguments: second([record]) },
  toDot: { options: { direction: 'LR' }, arguments: second(graph) },
  toMermaid: { options: { direction: 'LR' }, arguments: second(graph) },
  toSvg: { options: { width: 400 }, arguments: second(graph) },
  walkVersions: { options: { limit: 3 }, arguments: options => ['10.5072/a', () => undefined, options] },
  check: { options: { kernel: '4.6' }, arguments: second(record) },
  checkValue: { options: { kernel: '4.6' }, arguments: second(record) },
  fixValue: { options: { unsafe: true, kernel: '4.6' }, arguments: second(record) },
  parse: {
    options: { kernel: '4.6' },
    arguments: second({
      ...record,
      creators: [{ name: 'Roe, Ann' }],
      publisher: 'Sea Press',
      publicationYear: 2021,
      types: { resourceTypeGeneral: 'Dataset' },
    }),
  },
  safeParse: { options: { kernel: '4.6' }, arguments: second(record) },
  fixText: { options: { unsafe: true, kernel: '4.6' }, arguments: second('{}') },
  upgrade: { options: { to: '4.6' }, arguments: second(record) },
  writeDataciteXml: { ...writing, options: { pretty: false }, more: ['roCrate', 'keys', 'encoding', 'crossref'] },
  writeBiblatex: { ...writing, options: { keys: 'doi' } },
  writeBibtex: { ...writing, options: { keys: 'doi' } },
  writeRis: { ...writing, options: { losses: false } },
  convert: { options: { to: 'ris' }, arguments: second(record) },
  readRecords: { options: { from: 'auto' }, arguments: second(record) },
  convertStream: { options: { to: 'ris', longestRecord: 1000 }, arguments: second('[]') },
  readStream: { options: { longestRecord: 1000 }, arguments: second('[]') },
  checkStream: { options: { longestRecord: 1000, kernel: '4.6' }, arguments: second('[]') },
  registered: { options: { via: 'xml' }, arguments: second(record) },
  registryClient: { options: { system: 'test', credentials }, arguments: options => [options] },
  applyPlan: { options: { publish: false }, arguments: options => [plan, registry, options] },
  planRegistration: { options: { event: 'none' }, arguments: options => [[], registry, options] },
  asResolver: { options: { timeout: 9 }, arguments: options => [options] },
  resolve: { options: { source: fromRecords([record]) }, arguments: second('10.5072/a') },
  resolveAll: { options: { concurrency: 2, source: fromRecords([]) }, arguments: second([]) },
  citationJs: { options: { endpoint: 'https://doi.org' }, arguments: options => [options] },
  contentNegotiation: { options: { hosts: [] }, arguments: options => [options] },
  dataciteRest: { options: { endpoint: 'https://api.datacite.org' }, arguments: options => [options] },
  bibliography: { options: { sort: false }, arguments: second(doe) },
  cite: { options: { style: 'apa' }, arguments: second(doe) },
  citationDocument: { options: { uncited: 'all' }, arguments: second([doe]) },
  citePandoc: {
    options: { bibliography: false },
    arguments: options => [ast, opened, options],
  },
  remarkCitations: { options: { records: [doe], style: 'apa' }, arguments: options => [options] },
  postgresCatalog: { options: { isOnlyRead: true }, arguments: second(pool) },
  createService: { options: service, arguments: options => [options] },
  createHandler: { options: service, arguments: options => [options] },
  createClient: { options: { baseUrl: 'https://data.example.org' }, arguments: options => [options] },
  serve: { options: { port: 0 }, arguments: second({ catalog: memoryCatalog(), termsOfUse }) },
  toNodeHandler: { options: { compress: true }, arguments: second(async () => ({ status: 200, headers: [] })) },
}

const opened = await citationDocument([doe], { style: 'apa' })

/** Calls a function and waits for its result. Requests the first value of a stream, and closes a server. */
async function call(entry: string, name: string, given: readonly unknown[]): Promise<unknown> {
  const work = modules.get(entry)?.[name] as (...values: readonly unknown[]) => unknown
  const result = await work(...given)
  if (name.endsWith('Stream')) await (result as AsyncGenerator).next()
  if (name === 'remarkCitations') await (result as (tree: object) => Promise<void>)({ type: 'root', children: [] })
  if (name === 'serve') await (result as { close: () => Promise<void> }).close()
  return result
}

const taking = functions.filter(({ options }) => options !== undefined)

test('the table of calls lists every public function with options', () => {
  expect(Object.keys(rows).sort()).toEqual(taking.map(({ name }) => name).sort())
})

describe.each(taking)('$name of $entry', ({ name, entry, options: names = [] }) => {
  const { options = {}, more = [], arguments: given = () => [] } = rows[name] ?? {}
  const attempt = (value: unknown): Promise<unknown> => call(entry, name, given(value))

  test('public functions accept known options, and ignore options with the value undefined', async () => {
    const undefinedOnes = Object.fromEntries([...names, 'unknown'].map(one => [one, undefined]))
    await expect(attempt({ ...undefinedOnes, ...options })).resolves.toBeDefined()
  })

  test('public functions refuse an unknown option and list the known ones', async () => {
    const error = await attempt({ ...options, '%%%%%%%%': 1 }).catch((reason: TypeError) => reason)
    if (!(error instanceof TypeError)) throw new Error('The call succeeded.')
    const listed = /^There is no option "%%%%%%%%"; known are (.*)\.$/.exec(error.message)?.[1]?.split(', ')
    expect(listed?.sort()).toEqual([...names, ...more].sort())
  })

  test('public functions suggest the nearest option for a misspelt one', async () => {
    const meant = [...names].sort((a, b) => b.length - a.length)[0] ?? ''
    const wrong = `${meant.slice(0, -1)}_`
    await expect(attempt({ ...options, [wrong]: 1 })).rejects.toThrow(
      new TypeError(`There is no option "${wrong}"; did you mean "${meant}"?`),
    )
  })

  test('public functions refuse options that are null, text or a list', async () => {
    for (const wrong of [null, 'x', []])
      await expect(attempt(wrong)).rejects.toThrow(/^The options should be an object/)
  })

  test('public functions refuse options that cannot be read', async () => {
    const fails = (): never => {
      throw new RangeError('not readable')
    }
    for (const trap of ['get', 'ownKeys'] as const) {
      const wrong = new Proxy({ ...options }, { [trap]: fails })
      await expect(attempt(wrong)).rejects.toThrow(new TypeError('The value cannot be read: not readable'))
    }
  })

  test('public functions refuse an inherited unknown option', async () => {
    const wrong = Object.assign(Object.create({ colour_: 1 }), options)
    await expect(attempt(wrong)).rejects.toThrow(/^There is no option "colour_"/)
  })
})

const nested: [name: string, call: () => unknown, message: string][] = [
  [
    'the rules of check',
    () => call('citable/validation', 'check', [record, { rules: { 'doi-cas': 'off' } }]),
    'There is no rule "doi-cas"; did you mean "doi-case"?',
  ],
  [
    'the limits of a service',
    () => call('citable/http', 'createHandler', [{ ...service, limits: { pagesize: 10 } }]),
    'There is no option in limits "pagesize"; did you mean "pageSize"?',
  ],
  [
    'the brand of a service',
    () => call('citable/http', 'createHandler', [{ ...service, brand: { acent: '#14596b' } }]),
    'There is no option in brand "acent"; did you mean "accent"?',
  ],
  [
    'the options of a service',
    () => call('citable/http', 'createHandler', [{ ...service, authorise: () => false }]),
    'There is no option "authorise"; did you mean "authorize"?',
  ],
  [
    'the options of planRegistration',
    () => call('citable/registry', 'planRegistration', [[], registry, { evnt: 'publish' }]),
    'There is no option "evnt"; did you mean "event"?',
  ],
  [
    'the depositor of a deposit with Crossref',
    () =>
      call('citable/formats', 'convert', [
        record,
        { to: 'crossref-xml', crossref: { depositor: { name: 'A', email: 'a@example.org', mail: 'x' } } },
      ]),
    'There is no option in crossref.depositor "mail"; did you mean "email"?',
  ],
]

test.each(nested)(
  'an unknown name in %s causes a TypeError that suggests the nearest known name',
  async (_, attempt, message) => {
    await expect(Promise.resolve().then(attempt)).rejects.toThrow(new TypeError(message))
  },
)
