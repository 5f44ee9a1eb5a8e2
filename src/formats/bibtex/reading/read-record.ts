import type { Contributor, Creator, Datacite, Description, Rights, Subject, Title } from '../../../model/datacite.ts'
import { withCited } from '../../work/cited-members.ts'
import { addFurtherNumbers } from '../../work/further-numbers.ts'
import { licenceAt } from '../../work/licences.ts'
import { schemeAddress } from '../../work/losses/schemes.ts'
import { protectWords } from '../../work/reading/protected-words.ts'
import { setList } from '../../work/reading/record-lists.ts'
import { saidOfItem } from '../../work/types/item-types.ts'
import { generalOfLabel } from '../../work/types/resource-kinds.ts'
import { resourceTypeNames } from '../../work/types/resource-type-names.ts'
import { readEntryCited, takeSection, versioned } from '../cited-fields.ts'
import type { BibDialect } from '../dialects.ts'
import { fieldPointer } from '../kept-fields.ts'
import { tagOfBabel } from '../languages.ts'
import { textOfKey } from '../localisation.ts'
import { decodeTex } from '../tex/decode.ts'
import { afterPrinted, itemOfSubtype, noteOf, readType } from '../types.ts'
import { containerOfEntry } from './read-container.ts'
import { addEntryDate } from './read-date.ts'
import { readEntryIdentifiers } from './read-identifiers.ts'
import { agentNames, contributorsIn, splitAtDepth } from './read-names.ts'
import type { SourceFields } from './source-fields.ts'

/**
 * Reads an entry as a record. The extras of the record contain the key, the TeX of fields outside the model, and the
 * entry type if it would not be written for the record.
 */
export function recordOfEntry(type: string, key: string, fields: SourceFields, dialect: BibDialect): Datacite {
  const version = fields.text('version')
  const { types, genre, item } = readTypes(type, version, fields, dialect)
  const section = dialect.id === 'biblatex' ? takeSection(fields) : undefined
  const editors = contributorsIn('editor', 'Editor', fields)
  const { item: container, others = [] } = containerOfEntry(type, editors, fields) ?? {}
  const { doi, url, alternateIdentifiers } = readEntryIdentifiers(fields)
  // Assigned member by member: copying objects would take as long as reading the entry.
  const record: Datacite = {}
  if (doi !== undefined) record.doi = doi
  setList(record, 'creators', agentNames('author', fields) as Creator[])
  setList(record, 'titles', titlesOf(fields))
  const hosts = takeUniversity(type, fields)
  const publisher = publisherOf(fields)
  if (publisher !== undefined) record.publisher = { name: publisher }
  addEntryDate(record, fields)
  setList(record, 'subjects', subjectsOf(fields))
  const translators = contributorsIn('translator', 'Translator', fields)
  const isOfWork = editors.length > 0 && container?.contributors === undefined
  setList(record, 'contributors', [...(isOfWork ? editors : []), ...translators, ...hosts])
  const language = readLanguage(fields)
  if (language !== undefined) record.language = language
  record.types = types
  setList(record, 'alternateIdentifiers', alternateIdentifiers)
  const edition = version ?? (versioned.has(type) ? fields.text('edition') : undefined)
  if (edition !== undefined) record.version = edition
  setList(record, 'rightsList', readEntryRights(fields))
  setList(record, 'descriptions', descriptionsOf(fields))
  if (container !== undefined) record.relatedItems = [container]
  addFurtherNumbers(record, others)
  const { bibtex, biblatex } = resourceTypeNames(types.resourceTypeGeneral, types.resourceType)
  const cited = readEntryCited(type, types.resourceTypeGeneral, fields, container !== undefined)
  const isUsual = type === (dialect.id === 'bibtex' ? bibtex : biblatex)
  const isWhole = !fields.isAnyLeft
  if (key !== '' || !isUsual || !isWhole) {
    const members: Record<string, unknown> = key === '' ? {} : { '/key': key }
    if (!isUsual) members['/type'] = type
    if (!isWhole) for (const [name, tex] of fields.left()) members[fieldPointer(name)] = tex
    record.extras = { format: dialect.id, members }
  }
  if (cited === undefined && url === undefined && section === undefined && genre === undefined && item === undefined)
    return record
  return withCited(record, { ...cited, genre, section, URL: url, type: item }, dialect.id)
}

function readTypes(
  type: string,
  version: string | undefined,
  fields: SourceFields,
  dialect: BibDialect,
): { types: NonNullable<Datacite['types']>; genre: string | undefined; item: string | undefined } {
  const [stated, entrysubtype] = [fields.text('type'), fields.text('entrysubtype')]
  const item = itemOfSubtype(type, entrysubtype)
  if (item === undefined && generalOfLabel(entrysubtype ?? '') === undefined) fields.leave('entrysubtype')
  const { general, kind, genre } = readType(dialect, type, { type: stated, entrysubtype })
  const what = readNote(type, stated, version, fields, dialect)
  const said = saidOfItem(item, type === 'misc' && stated !== undefined ? (what ?? kind) : (kind ?? what))
  const types = { resourceTypeGeneral: general, ...(said.text !== undefined && { resourceType: said.text }) }
  return { types, genre, item: said.item }
}

/**
 * Takes from the note the type and version that BibTeX's styles print, and leaves the rest. Returns the type in the
 * note of a BibTeX @misc if that type differs from `stated`, else undefined.
 */
function readNote(
  type: string,
  stated: string | undefined,
  version: string | undefined,
  fields: SourceFields,
  { id }: BibDialect,
): string | undefined {
  const tex = fields.peek('note')
  if (tex === undefined || (version === undefined && (type !== 'misc' || stated === undefined))) return undefined
  const isPrinted = (note: string): boolean =>
    note === noteOf(undefined, version) || (type === 'misc' && note === noteOf(stated, version))
  const starts = startsOf(tex)
  const printed = starts.find(start => isPrinted(decodeTex(start).text))
  if (printed !== undefined) {
    takeNote(printed, tex, fields)
    return undefined
  }
  if (id === 'biblatex' || type !== 'misc') return undefined
  const end = version === undefined ? '' : (noteOf('', version) ?? '')
  for (const start of version === undefined ? [tex] : starts) {
    const { text } = decodeTex(start)
    if (!text.endsWith(end)) continue
    takeNote(start, tex, fields)
    return text.slice(0, text.length - end.length)
  }
  return undefined
}

/** Returns a note in TeX, and its beginnings up to each of the first nine periods followed by a space. */
function startsOf(tex: string): string[] {
  const starts = [tex]
  for (let at = tex.indexOf(afterPrinted); at >= 0 && starts.length < 10; at = tex.indexOf(afterPrinted, at + 1))
    starts.push(tex.slice(0, at))
  return starts
}

function takeNote(start: string, tex: string, fields: SourceFields): void {
  if (start === tex) fields.take('note')
  else fields.takeStart('note', start.length + afterPrinted.length)
}

function titlesOf(fields: SourceFields): Title[] {
  const tex = ['title', 'subtitle'].map(name => fields.peek(name) ?? '').join(' ')
  const title = fields.text('title') ?? fields.text('booktitle') ?? fields.text('maintitle')
  const subtitle = fields.text('subtitle')
  const titles: Title[] = title === undefined ? [] : [{ title }]
  if (titles[0] !== undefined && tex.includes('{')) protectWords(titles[0], () => protectedIn(tex))
  if (subtitle !== undefined) titles.push({ title: subtitle, titleType: 'Subtitle' })
  return titles
}

/** Returns the texts in braces, whose case BibTeX keeps. A word that is only partly in braces is returned whole. */
const protectedIn = (tex: string): string[] =>
  Array.from(tex.matchAll(protectedText), ([whole]) =>
    decodeTex(whole)
      .text.replace(/<[^<>]{1,60}>/g, '')
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
  )

/** Matches a group and the rest of its word, but not the argument of a command or an accented letter: `{\"U}`. */
const protectedText = (() => {
  const inner = String.raw`(?:[^{}\\]|\\.|\{[^{}]{0,200}\}){1,300}`
  const rest = String.raw`[^\s{}~-]{0,40}`
  const isArgument = String.raw`(?<!\\(?:[a-zA-Z]{1,40}\s?|[^a-zA-Z\s]))`
  return new RegExp(String.raw`${rest}${isArgument}\{(?!\\)${inner}\}(?:${rest}\{${inner}\}){0,20}${rest}`, 'g')
})()

/** Takes the university of a thesis that also has a publisher. A university alone is read as the publisher. */
function takeUniversity(type: string, fields: SourceFields): Contributor[] {
  if (!/thesis$/.test(type) || fields.peek('publisher') === undefined) return []
  const name = fields.text('school') ?? fields.text('institution')
  return name === undefined ? [] : [{ name, nameType: 'Organizational', contributorType: 'HostingInstitution' }]
}

function publisherOf(fields: SourceFields): string | undefined {
  const how = fields.peek('howpublished')
  const name =
    fields.text('publisher') ?? fields.text('institution') ?? fields.text('school') ?? fields.text('organization')
  const isAddress = how !== undefined && /^\s*(?:\\url|\\href|https?:)/.test(how)
  return name ?? (isAddress ? undefined : fields.text('howpublished'))
}

function subjectsOf(fields: SourceFields): Subject[] {
  const tex = fields.take('keywords') ?? fields.take('keyword')
  if (tex === undefined) return []
  const isBySemicolon = tex.includes(';') && !tex.includes(',')
  return splitAtDepth(tex, isBySemicolon ? 0x3b : 0x2c)
    .map(part => ({ subject: decodeTex(part).text }))
    .filter(({ subject }) => subject !== '')
}

function descriptionsOf(fields: SourceFields): Description[] {
  const [abstract, series] = [fields.text('abstract'), fields.title('series')]
  const descriptions: Description[] =
    abstract === undefined ? [] : [{ description: abstract, descriptionType: 'Abstract' }]
  if (series !== undefined) {
    descriptions.push({ description: textOfKey('series', series), descriptionType: 'SeriesInformation' })
    // In a report, the note repeats the series for styles.
    if (decodeTex(fields.peek('note') ?? '').text === series) fields.take('note')
  }
  return descriptions
}

/** Reads the language (9) from its babel name or a tag. `hyphenation` is the older name of biblatex's `langid`. */
function readLanguage(fields: SourceFields): string | undefined {
  const field = ['langid', 'hyphenation'].find(name => fields.peek(name) !== undefined) ?? 'language'
  const name = fields.text(field)
  if (name === undefined) return undefined
  const tag = tagOfBabel(name)
  if (/^(?:[a-z]{2,3}|[xi])(?:-[a-z0-9]{1,8})*$/i.test(tag)) return tag
  fields.leave(field)
  return undefined
}

/** Reads one licence from `copyright` and `license`. Either field may contain a URL. */
function readEntryRights(fields: SourceFields): Rights[] {
  const [copyright, license] = [fields.text('copyright'), fields.text('license')]
  if (copyright === undefined && license === undefined) return []
  const address = [copyright, license].find(text => text !== undefined && /^https?:\/\/\S+$/i.test(text))
  const [rights, identifier] = [copyright, license].map(text => (text === address ? undefined : text))
  const known = address === undefined ? undefined : licenceAt(address)
  const schemeUri = schemeAddress('SPDX')
  const entry: Rights = {
    ...(rights !== undefined && { rights }),
    ...(address !== undefined && { rightsUri: address }),
    ...(identifier !== undefined && { rightsIdentifier: identifier }),
    ...(identifier === undefined &&
      known !== undefined && {
        rightsIdentifier: known.id,
        rightsIdentifierScheme: 'SPDX',
        ...(schemeUri !== undefined && { schemeUri }),
      }),
  }
  return Object.keys(entry).length === 0 ? [] : [entry]
}
