import type {
  Contributor,
  Creator,
  Datacite,
  Description,
  RelatedItem,
  Subject,
  Title,
} from '../../../model/datacite.ts'
import { withCited } from '../../work/cited.ts'
import { splitPages } from '../../work/pages.ts'
import { resourceTypeNames } from '../../work/resource-types.ts'
import { relatedTypeOf } from '../add-container.ts'
import { readAnnotations } from '../annotations.ts'
import { readEntryCited } from '../cited.ts'
import type { BibDialect } from '../dialects.ts'
import { fieldPointer } from '../extras.ts'
import { tagOfBabel } from '../languages.ts'
import { decodeTex } from '../tex/decode.ts'
import { noteOf, readType } from '../types.ts'
import { readEntryDate } from './date.ts'
import { readEntryIdentifiers } from './identifiers.ts'
import { type BibName, readNames, splitAtDepth } from './names.ts'
import { readEntryRights } from './rights.ts'
import type { SourceFields } from './source-fields.ts'

/** The record that an entry describes; its extras hold the fields that the model cannot hold, in TeX. */
export function recordOfEntry(type: string, key: string, fields: SourceFields, dialect: BibDialect): Datacite {
  const version = fields.text('version')
  const types = readTypes(type, version, fields)
  const editors = namesOf('editor', fields).map((name): Contributor => ({ ...name, contributorType: 'Editor' }))
  const container = containerOfEntry(type, editors, fields)
  const { doi, url, alternateIdentifiers } = readEntryIdentifiers(fields)
  // Member by member: copies of copies would take as long as reading the entry.
  const record: Datacite = {}
  if (doi !== undefined) record.doi = doi
  put(record, 'creators', namesOf('author', fields) as Creator[])
  put(record, 'titles', titlesOf(fields))
  Object.assign(record, publisherOf(fields), readEntryDate(fields))
  put(record, 'subjects', subjectsOf(fields))
  const translators = namesOf('translator', fields).map(
    (name): Contributor => ({ ...name, contributorType: 'Translator' }),
  )
  put(record, 'contributors', container?.contributors === undefined ? [...editors, ...translators] : translators)
  Object.assign(record, readLanguage(fields))
  record.types = types
  put(record, 'alternateIdentifiers', alternateIdentifiers)
  Object.assign(record, versionOf(version, type, fields))
  put(record, 'rightsList', readEntryRights(fields))
  put(record, 'descriptions', descriptionsOf(fields))
  if (container !== undefined) record.relatedItems = [container]
  const { bibtex, biblatex } = resourceTypeNames(types.resourceTypeGeneral, types.resourceType)
  const members: Record<string, unknown> = Object.create(null)
  if (key !== '') members['/key'] = key
  if (type !== (dialect.id === 'bibtex' ? bibtex : biblatex)) members['/type'] = type
  const cited = readEntryCited(type, types.resourceTypeGeneral, fields, {
    isInContainer: container !== undefined,
    hasVersion: record.version !== undefined,
  })
  for (const [name, tex] of fields.left()) members[fieldPointer(name)] = tex
  const read = Object.keys(members).length === 0 ? record : { ...record, extras: { format: dialect.id, members } }
  return withCited(read, { ...cited, URL: url }, dialect.id)
}

/** Adds a list, unless it is empty. */
function put<N extends keyof Datacite>(record: Datacite, name: N, entries: Datacite[N] & unknown[]): void {
  if (entries.length > 0) record[name] = entries
}

/** A list as a member, left out if it is empty. */
const list = <N extends keyof Datacite, T>(name: N, entries: T[]): { [K in N]?: T[] } =>
  (entries.length === 0 ? {} : { [name]: entries }) as { [K in N]?: T[] }

function readTypes(type: string, version: string | undefined, fields: SourceFields): NonNullable<Datacite['types']> {
  const [stated, entrysubtype] = [fields.text('type'), fields.text('entrysubtype')]
  const { general, genre } = readType(type, {
    ...(stated !== undefined && { type: stated }),
    ...(entrysubtype !== undefined && { entrysubtype }),
  })
  const what = readNote(type, stated, version, fields)
  const resourceType = type === 'misc' && stated !== undefined ? (what ?? genre) : (genre ?? what)
  return { resourceTypeGeneral: general, ...(resourceType !== undefined && { resourceType }) }
}

/** The type stated in the note of a @misc, if this library wrote the note; any other note is kept unchanged. */
function readNote(
  type: string,
  stated: string | undefined,
  version: string | undefined,
  fields: SourceFields,
): string | undefined {
  const tex = fields.peek('note')
  if (tex === undefined) return undefined
  const note = decodeTex(tex).text
  if (note === noteOf(undefined, version) || (type === 'misc' && note === noteOf(stated, version))) {
    fields.take('note')
    return undefined
  }
  const end = version === undefined ? '' : (noteOf('', version) ?? '')
  if (type !== 'misc' || !note.endsWith(end) || (version === undefined && stated === undefined)) return undefined
  fields.take('note')
  return note.slice(0, note.length - end.length)
}

function namesOf(field: string, fields: SourceFields): (BibName & Pick<Creator, 'nameIdentifiers'>)[] {
  const tex = fields.take(field)
  if (tex === undefined) return []
  const names = readNames(tex, message => fields.tell(field, message))
  const annotations = readAnnotations(field, names.length, fields)
  if (annotations.size === 0) return names
  return names.map((name, index) => {
    const nameIdentifiers = annotations.get(index)
    return nameIdentifiers === undefined ? name : { ...name, nameIdentifiers }
  })
}

function titlesOf(fields: SourceFields): Title[] {
  const title = fields.text('title') ?? fields.text('booktitle', 'maintitle')
  const subtitle = fields.text('subtitle')
  return [
    ...(title === undefined ? [] : [{ title }]),
    ...(subtitle === undefined ? [] : [{ title: subtitle, titleType: 'Subtitle' as const }]),
  ]
}

function publisherOf(fields: SourceFields): Pick<Datacite, 'publisher'> {
  const how = fields.peek('howpublished')
  const isAddress = how !== undefined && /^\s*(?:\\url|\\href|https?:)/.test(how)
  const name = fields.text('publisher', 'institution', 'school', 'organization', ...(isAddress ? [] : ['howpublished']))
  return name === undefined ? {} : { publisher: { name } }
}

const hasEdition = new Set(['software', 'dataset', 'misc', 'online'])

/** The edition of data or software is a version. */
function versionOf(version: string | undefined, type: string, fields: SourceFields): Pick<Datacite, 'version'> {
  const found = version ?? (hasEdition.has(type) ? fields.text('edition') : undefined)
  return found === undefined ? {} : { version: found }
}

function subjectsOf(fields: SourceFields): Subject[] {
  const tex = fields.take('keywords', 'keyword')
  if (tex === undefined) return []
  const isBySemicolon = tex.includes(';') && !tex.includes(',')
  const words = isBySemicolon ? splitAtDepth(tex, /;/y, ';') : splitAtDepth(tex, /,/y, ',')
  return words.flatMap(word => {
    const { text } = decodeTex(word)
    return text === '' ? [] : [{ subject: text }]
  })
}

function descriptionsOf(fields: SourceFields): Description[] {
  const [abstract, series] = [fields.text('abstract'), fields.text('series')]
  return [
    ...(abstract === undefined ? [] : [{ description: abstract, descriptionType: 'Abstract' as const }]),
    ...(series === undefined ? [] : [{ description: series, descriptionType: 'SeriesInformation' as const }]),
  ]
}

/** The language (9), from its babel name or from a tag. */
function readLanguage(fields: SourceFields): Pick<Datacite, 'language'> {
  const field = fields.peek('langid') === undefined ? 'language' : 'langid'
  const name = fields.text(field)
  if (name === undefined) return {}
  const tag = tagOfBabel(name)
  if (/^(?:[a-z]{2,3}|[xi])(?:-[a-z0-9]{1,8})*$/i.test(tag)) return { language: tag }
  fields.leave(field)
  return {}
}

const inJournal = new Set(['article', 'review', 'suppperiodical'])

/** The container of an entry: the journal of an article, the book of a chapter, the proceedings of a paper; undefined if none is named. */
function containerOfEntry(
  type: string,
  editors: readonly Contributor[],
  fields: SourceFields,
): RelatedItem | undefined {
  const isArticle = inJournal.has(type)
  if (!isArticle && !/^(?:in|supp|bookin)|^conference$/.test(type)) return undefined
  const title = isArticle ? fields.text('journaltitle', 'journal') : fields.text('booktitle', 'maintitle')
  if (title === undefined && !(isArticle && fields.peek('issn') !== undefined)) return undefined
  // The number of a part of a book in a series is that of the series.
  const isNumbered =
    /^(?:in|bookin|supp)(?:book|collection|reference)$/.test(type) && fields.peek('series') !== undefined
  const [issue, chapter, eid] = [
    isNumbered ? undefined : fields.text('number', 'issue'),
    fields.text('chapter'),
    fields.text('eid'),
  ]
  const [number, numberType] = chapter === undefined ? [eid, 'Article' as const] : [chapter, 'Chapter' as const]
  if (chapter !== undefined && eid !== undefined) fields.leave('eid')
  const identifier = fields.text(isArticle ? 'issn' : 'isbn')
  const pages = fields.text('pages')
  const authors = isArticle ? [] : namesOf('bookauthor', fields)
  return {
    relatedItemType: relatedTypeOf(type) as NonNullable<RelatedItem['relatedItemType']>,
    relationType: 'IsPublishedIn',
    ...(identifier !== undefined && {
      relatedItemIdentifier: {
        relatedItemIdentifier: identifier,
        relatedItemIdentifierType: isArticle ? 'ISSN' : 'ISBN',
      },
    }),
    ...list('titles', containerTitles(title, isArticle, fields)),
    ...(authors.length > 0 && { creators: authors.map(withoutIdentifiers) }),
    ...given('volume', fields.text('volume')),
    ...given('issue', issue),
    ...(number !== undefined && { number, numberType }),
    ...(pages !== undefined && splitPages(pages)),
    ...given('edition', fields.text('edition')),
    ...(!isArticle && editors.length > 0 && { contributors: editors.map(withoutIdentifiers) }),
  }
}

/** The title of a container, its subtitle and its abbreviation. */
function containerTitles(title: string | undefined, isArticle: boolean, fields: SourceFields): Title[] {
  if (title === undefined) return []
  const subtitle = fields.text(isArticle ? 'journalsubtitle' : 'booksubtitle')
  const short = isArticle ? fields.text('shortjournal') : undefined
  return [
    { title },
    ...(subtitle === undefined ? [] : [{ title: subtitle, titleType: 'Subtitle' as const }]),
    ...(short === undefined ? [] : [{ title: short, titleType: 'AlternativeTitle' as const }]),
  ]
}

/** The people of a related item (20.11, 20.12) have no identifiers. */
const withoutIdentifiers = <A extends { nameIdentifiers?: unknown }>({ nameIdentifiers: _, ...agent }: A) => agent

const given = <N extends 'volume' | 'issue' | 'edition'>(name: N, value: string | undefined): { [K in N]?: string } =>
  (value === undefined ? {} : { [name]: value }) as { [K in N]?: string }
