import { isObject } from '../../../core/object.ts'
import { kernelTree } from '../../../kernel/index.ts'

/** The layout of a table: the columns of `convert --to parquet`, or the members of DataCite's JSON. */
type Shape = 'flat' | 'datacite'

type Row = Readonly<Record<string, unknown>>

const members: ReadonlySet<string> = new Set(['attributes', 'data', ...kernelTree().map(({ key }) => key)])

/** Returns the layout of a table by its columns, or undefined if it has no DataCite records. */
export function shapeOf(columns: readonly string[]): Shape | undefined {
  if (columns.includes('publication_year') && columns.includes('title')) return 'flat'
  return columns.some(name => members.has(name)) ? 'datacite' : undefined
}

/** Returns the record in a row of a table, as DataCite's JSON. */
export const recordOfRow = (row: Row, shape: Shape): unknown => (shape === 'flat' ? recordOfCells(row) : recordIn(row))

/**
 * Converts a nested row to JSON: drops missing members, parses JSON in cells, and writes big integers as numbers and
 * dates as text.
 */
function recordIn(row: Row): unknown {
  const parsed = Object.entries(row).map(([name, value]) => [name, members.has(name) ? parsedText(value) : value])
  return plain(Object.fromEntries(parsed))
}

function parsedText(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '')
  if (Array.isArray(value)) return value.map(plain)
  if (!isObject(value)) return value
  const present = Object.entries(value).filter(([, member]) => member !== null && member !== undefined)
  return Object.fromEntries(present.map(([name, member]) => [name, plain(member)]))
}

/** Returns the record in the cells that `convert --to parquet` and `--to csv` write. */
function recordOfCells(row: Row): object {
  const text = (name: string): string | undefined => {
    const value = row[name]
    return value === null || value === undefined || value === '' ? undefined : String(value)
  }
  const list = (name: string): string[] => text(name)?.split('; ') ?? []
  const one = (name: string, member: string): object[] => list(name).map(value => ({ [member]: value }))
  const orcids = list('creator_orcids')
  const names = list('creators')
  const uris = list('rights_uris')
  const rights = list('rights')
  // For a record without a date, the table repeats the year.
  const issued = text('date_issued') === text('publication_year') ? undefined : text('date_issued')
  const abstract = text('abstract')
  const record = {
    doi: text('doi'),
    url: text('url'),
    types: defined({ resourceTypeGeneral: text('type'), resourceType: text('resource_type') }),
    titles: text('title') === undefined ? [] : [{ title: text('title') }],
    // The table does not state which creators lack an ORCID iD.
    creators: names.map((name, at) => ({
      name,
      ...(orcids.length === names.length && {
        nameIdentifiers: [{ nameIdentifier: orcids[at], nameIdentifierScheme: 'ORCID' }],
      }),
    })),
    publisher: text('publisher') === undefined ? undefined : { name: text('publisher') },
    publicationYear: text('publication_year'),
    dates: issued === undefined ? [] : [{ date: issued, dateType: 'Issued' }],
    version: text('version'),
    language: text('language'),
    subjects: one('subjects', 'subject'),
    rightsList:
      rights.length === uris.length
        ? rights.map((name, at) => ({ rights: name, rightsUri: uris[at] }))
        : [...one('rights', 'rights'), ...one('rights_uris', 'rightsUri')],
    fundingReferences: list('funders').map(funderOf),
    relatedItems: containerOf(text),
    descriptions: abstract === undefined ? [] : [{ description: abstract, descriptionType: 'Abstract' }],
  }
  return defined(record) ?? {}
}

/** Parses a funder with an optional award number, such as `Example Fund (A-1)`. */
function funderOf(cell: string): object {
  const [, funderName, awardNumber] = /^(.+) \(([^()]+)\)$/.exec(cell) ?? []
  return funderName === undefined ? { funderName: cell } : { funderName, awardNumber }
}

function containerOf(text: (name: string) => string | undefined): object[] {
  const title = text('container_title')
  const place = defined({
    volume: text('volume'),
    issue: text('issue'),
    firstPage: text('first_page'),
    lastPage: text('last_page'),
  })
  if (title === undefined && place === undefined) return []
  const titles = title === undefined ? {} : { titles: [{ title }] }
  return [{ relatedItemType: 'Other', relationType: 'IsPublishedIn', ...titles, ...place }]
}

function defined(object: Readonly<Record<string, unknown>>): object | undefined {
  const present = Object.entries(object).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return present.length === 0 ? undefined : Object.fromEntries(present)
}
