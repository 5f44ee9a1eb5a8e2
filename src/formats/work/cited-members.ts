import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { isExtras } from '../../datacite/dialects/dialect.ts'
import type { Cited, CitedFile, Datacite, Description } from '../../model/datacite.ts'
import { Found } from './reading/found.ts'
import { entriesOf, heldText, memberText } from './text.ts'
import { kindAndGenre } from './types/resource-kinds.ts'

/** CSL's variables for what the kernel has no place for, apart from names, dates of the kernel and what is in a related item (20). */
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

/** A variable of {@link citedVariables}. */
export type CitedVariable = (typeof citedVariables)[number]

/** The values of the variables as found by readers. Undefined values are left out. */
export type CitedTexts = { [V in CitedVariable | 'type']?: string | undefined } & { file?: CitedFile[] | undefined }

/** A record with what it says beyond the kernel; the same record where that is nothing. */
export function withCited(record: Datacite, texts: CitedTexts, format: string): Datacite {
  const cited: Cited = {}
  for (const [name, text] of Object.entries(texts)) if (text !== undefined && text.length > 0) cited[name] = text
  if (Object.keys(cited).length === 0) return record
  const { format: kept = format, members = {} } = record.extras ?? {}
  return { ...record, extras: { format: kept, members, cited } }
}

/** Returns a record's value of a variable, or undefined if it is not a non-empty text. */
export function citedOf(record: Datacite, name: CitedVariable | 'type'): Found | undefined {
  const { extras } = record
  if (!isExtras(extras)) return undefined
  const { cited } = extras
  if (isObject(cited) && Object.hasOwn(cited, name)) return heldText(cited[name], [...place, name])
  return name === 'note' && withNotes.has(extras.format) ? notesOf(record) : undefined
}

/** Formats whose notes are a description, as which they are registered. */
const withNotes: ReadonlySet<string> = new Set(['zenodo', 'zenodo-deposit'])

function notesOf({ descriptions }: Datacite): Found | undefined {
  const isNote = ({ descriptionType }: Description): boolean => descriptionType === 'Other'
  const [note] = entriesOf<Description>(descriptions, ['descriptions'], isNote)
  return note && memberText(note, 'description')
}

const place: Path = ['extras', 'cited']

/** The files of a record, each with its place: those that it names, else the addresses that a registry keeps beside the metadata. */
export function filesOf({ extras }: Datacite): Found<CitedFile>[] {
  if (!isExtras(extras)) return []
  const { format, members, cited } = extras
  if (isObject(cited) && Object.hasOwn(cited, 'file'))
    return entriesOf<CitedFile>(cited.file, [...place, 'file'], isObject)
  const key = format.startsWith('datacite-rest') ? registered.find(name => Object.hasOwn(members, name)) : undefined
  const given = key === undefined ? undefined : members[key]
  const where: Path = ['extras', 'members', key ?? '']
  return (Array.isArray(given) ? (given as unknown[]) : [given]).flatMap(url =>
    typeof url === 'string' && /^(?:https?|ftp):\/\/[^\s<>"]+$/i.test(url)
      ? [new Found<CitedFile>({ url }, where)]
      : [],
  )
}

const registered = ['/contentUrl', '/attributes/contentUrl', '/data/contentUrl', '/data/attributes/contentUrl']

/** The genre beside a kind, where a reader of that kind gets it back; see {@link kindAndGenre}. */
export function genreBeside(record: Datacite, kind: string | undefined): Found | undefined {
  const genre = kind === undefined ? undefined : citedOf(record, 'genre')
  return genre !== undefined && kindAndGenre(record.types?.resourceTypeGeneral, kind, genre.value).genre !== undefined
    ? genre
    : undefined
}

/** True if works of a general type (10.a) have editions, whereas data and software have versions. */
export const hasEditions = (general: string | undefined): boolean => general !== undefined && editioned.has(general)

const editioned: ReadonlySet<string> = new Set(['Book', 'BookChapter', 'ConferenceProceeding', 'Text'])
