import { quote } from '../../datacite/writing/quote.ts'
import { doiUrl, parseDoi } from '../../identifiers/index.ts'
import type { Contributor, Creator, Datacite } from '../../model/datacite.ts'
import { listOf } from '../../model/view.ts'
import { isObject } from '../../object.ts'
import type { Note } from '../work/read-json-records.ts'
import { readName } from './names.ts'
import { readItemContainer } from './read-container.ts'
import { readItemDates } from './read-dates.ts'
import { ItemReading, keepFlags } from './reading.ts'
import { contributorTypes } from './roles.ts'
import { generalTypeOfItem } from './types.ts'
import { identifierVariables } from './write-identifiers.ts'
import { splitKeywords } from './write-keywords.ts'

/** The record of an item, or why it is none. What the model has no place for is kept in `extras`. */
export function readItem(value: unknown, note: Note): Datacite | string {
  if (!isObject(value)) return 'This is not a CSL-JSON item: it is not an object.'
  const reading = new ItemReading(value, note)
  const record: Datacite = {}
  readIdentifiers(reading, record)
  readCreators(reading, record)
  readTitles(reading, record)
  const publisher = reading.text('publisher')
  if (publisher !== undefined) record.publisher = { name: publisher }
  readItemDates(reading, record)
  readType(reading, record)
  readItemContainer(reading, record)
  readItemContributors(reading, record)
  readTexts(reading, record)
  return reading.finish(record)
}

function readIdentifiers(reading: ItemReading, record: Datacite): void {
  const given = reading.text('DOI')
  const url = reading.text('URL')
  const stated = given === undefined ? undefined : parseDoi(given)
  if (given !== undefined && stated === undefined) reading.leave('DOI', `${quote(given)} is not a DOI.`)
  const isDoiUrl = url !== undefined && /^https?:\/\/(?:dx\.)?doi\.org\//i.test(url)
  const doi = stated ?? (isDoiUrl ? parseDoi(url) : undefined)
  if (doi !== undefined) record.doi = doi
  const others: [string, string | undefined][] = identifierVariables.map(name => {
    if (name === 'URL') return [name, doi !== undefined && (isDoiUrl || url === doiUrl(doi)) ? undefined : url]
    return [name, reading.isInContainer && name.startsWith('IS') ? undefined : reading.text(name)]
  })
  const alternateIdentifiers = others.flatMap(([alternateIdentifierType, alternateIdentifier]) =>
    alternateIdentifier === undefined ? [] : [{ alternateIdentifier, alternateIdentifierType }],
  )
  if (alternateIdentifiers.length > 0) record.alternateIdentifiers = alternateIdentifiers
}

function readCreators(reading: ItemReading, record: Datacite): void {
  const names = reading.names('author')
  const creators: Creator[] = names.map(readName).filter(name => name !== undefined)
  if (creators.length > 0) record.creators = creators
  keepFlags(reading, 'author', names)
}

function readType(reading: ItemReading, record: Datacite): void {
  const { type } = reading
  const general = generalTypeOfItem(type)
  if (general === undefined && type !== '')
    reading.note(['type'], `${quote(type)} is not an item type of CSL 1.0.2; it is read as Other.`)
  const genre = reading.text('genre')
  if (type !== '') record.types = { resourceTypeGeneral: general ?? 'Other' }
  if (genre !== undefined) record.types = { ...record.types, resourceType: genre }
}

function readTexts(reading: ItemReading, record: Datacite): void {
  const [version, language, abstract, keyword] = ['version', 'language', 'abstract', 'keyword'].map(name =>
    reading.text(name),
  )
  if (version !== undefined) record.version = version
  if (language !== undefined) record.language = language
  if (abstract !== undefined) record.descriptions = [{ description: abstract, descriptionType: 'Abstract' }]
  const categories = listOf(reading.take('categories')).filter(one => typeof one === 'string')
  const keywords = keyword === undefined ? categories : splitKeywords(keyword)
  if (keywords.length > 0) record.subjects = keywords.map(subject => ({ subject }))
}

/** Reads the name variables other than `author`; a role that the kernel has no type for is Other, and kept beside. */
function readItemContributors(reading: ItemReading, record: Datacite): void {
  const contributors: Contributor[] = []
  for (const [role, contributorType] of contributorTypes) {
    const isOfBook = role === 'editor' && record.relatedItems?.[0]?.contributors !== undefined
    if (!reading.has(role) || isOfBook) continue
    const names = reading.names(role)
    for (const name of names) {
      const agent = readName(name)
      if (agent !== undefined) contributors.push({ ...agent, contributorType })
    }
    if (contributorType === 'Other') reading.keep(role)
    else keepFlags(reading, role, names)
  }
  if (contributors.length > 0) record.contributors = contributors
}

/** Reads the title; what follows a short title and a colon is a subtitle. */
function readTitles(reading: ItemReading, record: Datacite): void {
  const title = reading.text('title')
  if (title === undefined) return
  const short = reading.text('title-short')
  const separator = ': '
  if (short !== undefined && title.startsWith(short + separator) && title.length > short.length + separator.length) {
    const subtitle = title.slice(short.length + separator.length)
    record.titles = [{ title: short }, { title: subtitle, titleType: 'Subtitle' }]
    return
  }
  if (short !== undefined) reading.keep('title-short')
  record.titles = [{ title }]
}
