import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { isExtras, isRegistry } from '../../datacite/dialects/dialect.ts'
import type { Cited, CitedFile, Datacite, Description } from '../../model/datacite.ts'
import { Found } from './reading/found.ts'
import { entriesOf, heldText, isWebAddress, memberText } from './text.ts'
import { kindAndGenre } from './types/resource-kinds.ts'

/** The CSL variables, except names, that the kernel cannot represent, or represents only for works in a container. */
export const citedVariables = [
  ...['annote', 'archive', 'archive-place', 'archive_collection', 'archive_location', 'authority', 'call-number'],
  ...['chapter-number', 'collection-number', 'dimensions', 'division', 'edition', 'event-date', 'event-place'],
  ...[
    'event-title',
    'genre',
    'issue',
    'jurisdiction',
    'medium',
    'note',
    'number',
    'number-of-pages',
    'number-of-volumes',
  ],
  ...['original-date', 'original-publisher', 'original-publisher-place', 'original-title', 'page', 'part-number'],
  ...['part-title', 'publisher-place', 'references', 'reviewed-genre', 'reviewed-title', 'scale', 'section'],
  ...['source', 'status', 'title-short', 'URL', 'volume', 'volume-title', 'accessed'],
] as const

/** One of {@link citedVariables}. */
export type CitedVariable = (typeof citedVariables)[number]

/**
 * The values of {@link citedVariables}, the CSL item type and the files that a reader found. Undefined and empty values
 * are ignored.
 */
export type CitedTexts = { [V in CitedVariable | 'type']?: string | undefined } & { file?: CitedFile[] | undefined }

/**
 * Returns a record to which values outside the kernel have been added. Returns the same record if there are no such
 * values.
 */
export function withCited(record: Datacite, texts: CitedTexts, format: string): Datacite {
  const cited: Cited = {}
  for (const [name, text] of Object.entries(texts)) if (text !== undefined && text.length > 0) cited[name] = text
  if (Object.keys(cited).length === 0) return record
  const { format: kept = format, members = {} } = record.extras ?? {}
  return { ...record, extras: { format: kept, members, cited } }
}

/**
 * Returns the value of a CSL variable in a record as plain text, or undefined if the value is missing or empty.
 *
 * For `note` in a record from Zenodo, the default is the first description of type Other.
 */
export function citedOf(record: Datacite, name: CitedVariable | 'type'): Found | undefined {
  const { extras } = record
  if (!isExtras(extras)) return undefined
  const { cited } = extras
  if (isObject(cited) && Object.hasOwn(cited, name)) return heldText(cited[name], [...place, name])
  return name === 'note' && withNotes.has(extras.format) ? notesOf(record) : undefined
}

/** Formats whose notes are read as a description of type Other. */
const withNotes: ReadonlySet<string> = new Set(['zenodo', 'zenodo-deposit'])

function notesOf({ descriptions }: Datacite): Found | undefined {
  const isNote = ({ descriptionType }: Description): boolean => descriptionType === 'Other'
  const [note] = entriesOf<Description>(descriptions, ['descriptions'], isNote)
  return note && memberText(note, 'description')
}

const place: Path = ['extras', 'cited']

/**
 * Returns the files of a record, each with its place in the record: the cited files or, if there are none, each
 * `contentUrl` of a registry's response.
 */
export function filesOf({ extras }: Datacite): Found<CitedFile>[] {
  if (!isExtras(extras)) return []
  const { format, members, cited } = extras
  if (isObject(cited) && Object.hasOwn(cited, 'file'))
    return entriesOf<CitedFile>(cited.file, [...place, 'file'], isObject)
  const key = isRegistry(format) ? registered.find(name => Object.hasOwn(members, name)) : undefined
  const given = key === undefined ? undefined : members[key]
  const where: Path = ['extras', 'members', key ?? '']
  return (Array.isArray(given) ? (given as unknown[]) : [given]).flatMap(url =>
    typeof url === 'string' && isWebAddress(url) ? [new Found<CitedFile>({ url }, where)] : [],
  )
}

const registered = ['/contentUrl', '/attributes/contentUrl', '/data/contentUrl', '/data/attributes/contentUrl']

/**
 * Returns the genre to write in addition to a kind of work. Returns undefined if reading would not restore the genre.
 *
 * See {@link kindAndGenre}.
 */
export function genreBeside(record: Datacite, kind: string | undefined): Found | undefined {
  const genre = kind === undefined ? undefined : citedOf(record, 'genre')
  return genre !== undefined && kindAndGenre(record.types?.resourceTypeGeneral, kind, genre.value).genre !== undefined
    ? genre
    : undefined
}

/** True if works of a general type (10.a) have editions, whereas data and software have versions. */
export const hasEditions = (general: string | undefined): boolean => general !== undefined && editioned.has(general)

const editioned: ReadonlySet<string> = new Set(['Book', 'BookChapter', 'ConferenceProceeding', 'Text'])
