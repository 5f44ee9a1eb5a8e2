import { escapeText } from '../../core/escape-xml.ts'
import { parseIdentifier } from '../../identifiers/index.ts'
import type {
  AlternateIdentifier,
  Datacite,
  DateEntry,
  Description,
  RelatedIdentifier,
  Subject,
  Title,
} from '../../model/datacite.ts'
import { isBackwards, parseDate } from '../../model/date.ts'
import { plainText } from '../../model/plain-text.ts'
import { type Account, citedOf, entriesOf, type Held, heldText, landingPageOf, type Work } from '../work/index.ts'
import { languageCode, languageTagOf } from '../work/language-codes.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { sayInveniordm } from './messages.ts'
import { resourceTypeOf } from './resource-types.ts'
import { heldConcept, heldInField, isFromInvenio, isKept } from './restore.ts'
import { dateTypes, descriptionTypes, invenioSchemes, relationTypes, titleTypes } from './vocabularies.ts'

/**
 * Writes a language as an entry of the language vocabulary. Further parts of the tag, such as the region, are dropped.
 */
export function writeLanguage(held: Held | undefined, account: Account): { id: string } | undefined {
  const id = held === undefined ? undefined : languageCode(held.value)
  if (held === undefined || id === undefined) return undefined
  if (languageTagOf(id) === held.value) account.carryPath(held.path)
  else account.changed(held.path, sayWork('languageWritten', { language: held.value, written: id }))
  return { id }
}

function invenioLangOf({ value, path }: Held<{ lang?: string }>, account: Account): { lang?: { id: string } } {
  const lang = writeLanguage(heldText(value.lang, [...path, 'lang']), account)
  return lang === undefined ? {} : { lang }
}

/** Writes the titles other than the main title. Drops titles that InvenioRDM would reject as too short. */
export function writeTitles({ record, title }: Work, account: Account): unknown[] {
  return entriesOf<Title>(record.titles, ['titles']).flatMap(entry => {
    const { value, path } = entry
    const held = heldText(value.title, [...path, 'title'])
    if (held === undefined || held.path.join('/') === title?.path.join('/') || isTooShort(held.value)) return []
    const type = typeWithId(titleTypes.idOf(value.titleType), [...path, 'titleType'], account)
    return [{ title: account.carry(held), type, ...invenioLangOf(entry, account) }]
  })
}

/** True if a title or description has fewer than the three characters that InvenioRDM requires. */
const isTooShort = (text: string): boolean => text.trim().length < 3

/** Returns a type with its id. InvenioRDM requires a type, so `other` is invented if `id` is undefined. */
function typeWithId(id: string | undefined, path: Held['path'], account: Account): { id: string } {
  if (id === undefined) account.invented(path, sayInveniordm('typeInvented'), 'Other')
  else account.carryPath(path)
  return { id: id ?? 'other' }
}

/**
 * Writes the first abstract as the description, and every other description as an additional description. Drops
 * descriptions that InvenioRDM would reject as too short.
 */
export function writeDescriptions(record: Datacite, account: Account): { description?: string; additional: unknown[] } {
  let description: string | undefined
  const additional = entriesOf<Description>(record.descriptions, ['descriptions']).flatMap(entry => {
    const { value, path } = entry
    if (heldText(value.description, path) === undefined) return []
    const place = [...path, 'description']
    const text = safeMarkup(String(value.description))
    if (isTooShort(text)) return []
    if (text === String(value.description).trim()) account.carryPath(place)
    else account.changed(place, sayInveniordm('markupDropped'))
    if (description === undefined && value.descriptionType === 'Abstract') {
      account.carryPath([...path, 'descriptionType'])
      description = text
      return []
    }
    const type = typeWithId(descriptionTypes.idOf(value.descriptionType), [...path, 'descriptionType'], account)
    return [{ description: text, type, ...invenioLangOf(entry, account) }]
  })
  return { ...(description !== undefined && { description }), additional }
}

/**
 * True if a text is a season, a date with or without a time, or a range that does not end before it starts. InvenioRDM
 * accepts no other forms of EDTF.
 */
function isPlainEdtf(text: string): boolean {
  if (!/^\d{4}(?:-\d\d(?:-\d\d(?:T[\d:]+(?:Z|[+-]\d\d:\d\d)?)?)?)?(?:\/\d{4}(?:-\d\d(?:-\d\d)?)?)?$/.test(text))
    return false
  const span = parseDate(text)
  return span !== undefined && !isBackwards(span)
}

/**
 * Writes the dates other than the publication date and the end of an embargo. Drops dates in a form that InvenioRDM
 * would reject.
 */
export function writeDates({ record, issued }: Work, account: Account): unknown[] {
  const taken = new Set(issued?.paths.map(path => path.join('/')))
  const inEmbargo = heldInField(record, 'dates')
  if (inEmbargo !== undefined) {
    account.carryPath(['dates', inEmbargo])
    taken.add(`dates/${inEmbargo}`)
  }
  return entriesOf<DateEntry>(record.dates, ['dates']).flatMap(({ value, path }) => {
    const date = heldText(value.date, [...path, 'date'])
    if (date === undefined || taken.has(path.join('/')) || !isPlainEdtf(date.value)) return []
    const information = account.carryAny(heldText(value.dateInformation, [...path, 'dateInformation']))
    const type = typeWithId(dateTypes.idOf(value.dateType), [...path, 'dateType'], account)
    return [{ date: account.carry(date), type, ...(information !== undefined && { description: information }) }]
  })
}

/** Matches the URLs of entries in InvenioRDM's default subject vocabularies. */
const subjectVocabularies =
  /^(?:https?:\/\/id\.nlm\.nih\.gov\/mesh\/|http:\/\/data\.europa\.eu\/8mn\/euroscivoc\/|http:\/\/www\.oecd\.org\/science\/inno\/)/

/**
 * Writes subjects. A valueUri is written as the id of a vocabulary entry if the valueUri belongs to a default
 * vocabulary of InvenioRDM, or if the record was read from InvenioRDM.
 */
export function writeSubjects(record: Datacite, account: Account): unknown[] {
  const isOwn = isFromInvenio(record)
  return entriesOf<Subject>(record.subjects, ['subjects']).flatMap(({ value, path }) => {
    const subject = account.carryAny(heldText(value.subject, [...path, 'subject']))
    const uri = heldText(value.valueUri, [...path, 'valueUri'])
    const id = uri !== undefined && (isOwn || subjectVocabularies.test(uri.value)) ? account.carry(uri) : undefined
    if (subject === undefined && id === undefined) return []
    const scheme =
      id === undefined ? undefined : account.carryAny(heldText(value.subjectScheme, [...path, 'subjectScheme']))
    return [{ ...(id && { id }), ...(subject && { subject }), ...(scheme && { scheme }) }]
  })
}

/**
 * Writes the alternate identifiers, preceded by the landing page.
 *
 * The scheme is `other` if InvenioRDM lacks the scheme of an identifier. The landing page is omitted if an entry
 * repeats the URL or if the record was read from InvenioRDM.
 */
export function writeInvenioIdentifiers(work: Work, account: Account): unknown[] {
  const { record } = work
  const isManaged = isFromInvenio(record)
  const page = isManaged ? undefined : account.carryAny(landingPageOf(work) ?? citedOf(record, 'URL'))
  const others = alternates(record, account)
  const isNew = page !== undefined && !others.some(({ identifier }) => identifier === page)
  return isNew ? [{ identifier: page, scheme: 'url' }, ...others] : others
}

interface InvenioIdentifier {
  identifier: string
  scheme: string
}

function alternates(record: Datacite, account: Account): InvenioIdentifier[] {
  const inField = heldInField(record, 'alternateIdentifiers')
  const written = entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers']).flatMap(
    ({ value, path }) => {
      const isOai = isKept(record, '/pids/oai', value.alternateIdentifier)
      if (isOai || (inField !== undefined && Number(path[1]) === inField)) {
        account.carryPath(path)
        return []
      }
      const held = heldText(value.alternateIdentifier, [...path, 'alternateIdentifier'])
      if (held === undefined) return []
      const scheme = takenScheme(value.alternateIdentifierType, held.value)
      if (readType(scheme) === value.alternateIdentifierType) account.carryPath([...path, 'alternateIdentifierType'])
      return [{ identifier: account.carry(held), scheme: scheme ?? 'other' }]
    },
  )
  return [...new Map(written.map(one => [`${one.scheme} ${one.identifier}`, one])).values()]
}

/** Returns the alternate identifier type that results from reading a scheme back. */
const readType = (scheme = 'other'): string | undefined =>
  scheme === 'other' ? 'Other' : invenioSchemes.termOf(scheme)

/**
 * Returns InvenioRDM's scheme for an identifier, or undefined if InvenioRDM lacks the scheme. Returns `other` if
 * {@link parseIdentifier} rejects the identifier, because InvenioRDM would reject the record.
 */
function takenScheme(type: string | undefined, value: string): string | undefined {
  const isRefused = type !== undefined && parseIdentifier(type, value) === undefined
  return isRefused ? 'other' : invenioSchemes.idOf(type)
}

/** Writes related identifiers. Drops those that have no relation or whose scheme InvenioRDM lacks. */
export function writeRelated(record: Datacite, account: Account): unknown[] {
  const concept = heldConcept(record)
  return entriesOf<RelatedIdentifier>(record.relatedIdentifiers, ['relatedIdentifiers']).flatMap(({ value, path }) => {
    if (value === concept) {
      account.carryPath(path)
      return []
    }
    const held = heldText(value.relatedIdentifier, [...path, 'relatedIdentifier'])
    const scheme = held === undefined ? undefined : takenScheme(value.relatedIdentifierType, held.value)
    const relation = relationTypes.idOf(value.relationType)
    if (held === undefined || scheme === undefined || relation === undefined) return []
    const bare = scheme === 'doi' ? (parseIdentifier('DOI', held.value)?.value ?? held.value) : held.value
    account.carryPath([...path, 'relationType'])
    if (scheme === 'other') account.changed(path, sayInveniordm('schemeOther', { identifier: held.value }))
    if (invenioSchemes.termOf(scheme) === value.relatedIdentifierType)
      account.carryPath([...path, 'relatedIdentifierType'])
    const type = heldText(value.resourceTypeGeneral, [...path, 'resourceTypeGeneral'])
    const general = type === undefined ? undefined : resourceTypeOf(type.value)
    if (type !== undefined && general?.isWhole) account.carryPath(type.path)
    return [
      {
        identifier: account.carry(held.as(bare)),
        scheme,
        relation_type: { id: relation },
        ...(general?.isWhole && { resource_type: { id: general.id } }),
      },
    ]
  })
}

/**
 * Returns a description unchanged if InvenioRDM allows all its markup, or else as plain text, escaped for HTML.
 *
 * InvenioRDM allows some elements, with no attributes other than the URL of a link.
 */
export function safeMarkup(text: string): string {
  const given = text.trim()
  if (!/[<>&]/.test(given)) return given
  const rest = given.replace(allowed, '')
  return /[<>]/.test(rest) ? escapeText(plainText(given)) : given
}

const allowed =
  /<\/?(?:p|br|b|strong|i|em|u|s|code|pre|sub|sup|blockquote|ul|ol|li|dl|dt|dd|h[1-6]|div|span|table|thead|tbody|tr|td|th)\s{0,5}\/?>|<a href="https?:\/\/[^"<>\s]{1,2000}">|<\/a>/gi
