import { parseDoi } from '../../identifiers/index.ts'
import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import type { RelatedIdentifier, RelatedItem, Title } from '../../model/datacite.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { addFurtherNumbers, entriesOf, memberText, tellElectronicFirst } from '../work/index.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { ElementReader } from '../work/reading/element-reader.ts'
import { addTo } from '../work/reading/record-lists.ts'
import { agentOf } from './parts/agents.ts'
import { leaveKnownDates } from './parts/dates.ts'
import { type Draft, fitted, type Writing } from './parts/part-types.ts'
import { isbnOf } from './parts/places.ts'
import { isIssn, mediaOf, one } from './texts.ts'

/** Reads the titles, the ISBNs and ISSNs, and the DOI of a container. */
export function readContainer(
  of: ElementReader,
  draft: Draft,
  titles: readonly string[],
  short: readonly string[] = [],
): void {
  const { container, record } = draft
  for (const title of titles) container.titles = [...(container.titles ?? []), { title }]
  for (const title of short)
    if (!titles.includes(title))
      container.titles = [...(container.titles ?? []), { title, titleType: 'AlternativeTitle' }]
  leaveKnownDates(of, record)
  const numbers = of.children('isbn', 'issn').flatMap(found => {
    const text = found.line()
    const isElectronic = found.attribute('media_type') === 'electronic'
    const type = found.name === 'isbn' ? 'ISBN' : isElectronic ? 'EISSN' : 'ISSN'
    return text === undefined ? [] : [{ number: text, type } as const]
  })
  of.child('noisbn').attribute('reason')
  const [first, ...others] = numbers.sort((a, b) => rank(a.type) - rank(b.type))
  if (first !== undefined)
    container.relatedItemIdentifier = { relatedItemIdentifier: first.number, relatedItemIdentifierType: first.type }
  addFurtherNumbers(record, others)
  readDoi(of, draft)
}

const rank = (type: string): number => ['ISBN', 'EISSN', 'ISSN'].indexOf(type)

/** Reads the DOI of a container as a related identifier of the work. */
export function readDoi(of: ElementReader, { record }: Draft): void {
  const data = of.child('doi_data')
  const doi = data.text('doi')
  data.leave('timestamp')
  if (doi !== undefined)
    addTo(record, 'relatedIdentifiers', {
      relatedIdentifier: parseDoi(doi) ?? doi,
      relatedIdentifierType: 'DOI',
      relationType: 'IsPublishedIn',
    })
}

/** Reads the contributors of a container: authors and agents without a role as creators, all others as contributors. */
export function readPeople(of: ElementReader, container: Partial<RelatedItem>): void {
  for (const person of of.child('contributors').children('person_name', 'organization')) {
    const role = person.attribute('contributor_role')
    const { name, nameType, givenName, familyName } = agentOf(new ElementReader(person.element)) ?? {}
    if (name === undefined) continue
    // A related item has no identifiers or affiliations of people (20.2, 20.12), so these stay unread.
    if (person.name === 'organization') person.ownLine()
    person.leave('given_name', 'surname', 'suffix')
    for (const attribute of ['language', 'sequence', 'name-style']) person.attribute(attribute)
    const known = {
      name,
      ...(nameType && { nameType }),
      ...(givenName !== undefined && { givenName }),
      ...(familyName !== undefined && { familyName }),
    }
    if (role === undefined || role === 'author') container.creators = [...(container.creators ?? []), known]
    else
      container.contributors = [
        ...(container.contributors ?? []),
        { ...known, contributorType: role === 'editor' ? 'Editor' : role === 'translator' ? 'Translator' : 'Other' },
      ]
  }
}

/**
 * Returns the elements for at most six valid ISSNs or ISBNs of a container: its own identifier and the related
 * identifiers with the relation IsPublishedIn.
 */
export function numberBlocks({ work: { container, record }, account }: Writing, kind: 'issn' | 'isbn'): Block[] {
  const blocks: Block[] = []
  const numberOf = (text: string, type: string): string | undefined =>
    kind === 'isbn'
      ? type === 'ISBN'
        ? isbnOf(text)
        : undefined
      : /^E?ISSN$/.test(type) && isIssn(text)
        ? text
        : undefined
  const { identifier } = container ?? {}
  const own = identifier && numberOf(identifier.value, identifier.type)
  if (container !== undefined && identifier !== undefined && own !== undefined) {
    account.carryPath([...container.path, 'relatedItemIdentifier', 'relatedItemIdentifierType'])
    blocks.push(element(kind, mediaOf(identifier.type), account.carry({ ...identifier, value: own })))
  }
  const isIn = ({ relationType }: RelatedIdentifier): boolean => relationType === 'IsPublishedIn'
  for (const entry of entriesOf<RelatedIdentifier>(record.relatedIdentifiers, ['relatedIdentifiers'], isIn)) {
    const type = entry.value.relatedIdentifierType ?? ''
    const held = memberText(entry, 'relatedIdentifier')
    const number = held && numberOf(held.value, type)
    if (held === undefined || number === undefined || blocks.length > 5) continue
    if (blocks.length === 0 && container !== undefined)
      account.changed(entry, sayWork('numberOfContainer', { number: held.value }))
    for (const name of ['relatedIdentifierType', 'relationType']) account.carryPath(entry.at(name))
    if (own !== undefined && identifier !== undefined && rank(type) < rank(identifier.type))
      tellElectronicFirst(account, [identifier, held])
    blocks.push(element(kind, mediaOf(type), account.carry(held.as(number))))
  }
  return blocks
}

/** Returns the elements for the abbreviated titles of a journal, at most ten. */
export function shortTitles({ work: { container }, account }: Writing): Block[] {
  if (container === undefined) return []
  return entriesOf<Title>(container.item.titles, [...container.path, 'titles'])
    .filter(({ value }, index) => index > 0 && value.titleType === 'AlternativeTitle')
    .slice(0, 10)
    .flatMap(entry => {
      const title = fitted(account, memberText(entry, 'title'), 150)
      if (title !== undefined) account.carryPath(entry.at('titleType'))
      return one('abbrev_title', title)
    })
}

/**
 * Marks the relation to the container as written.
 *
 * Also marks the type of the container if `types` contains that type. A reader derives both from the type of the
 * work.
 */
export function carryRelation({ work: { container }, account }: Writing, types: readonly ResourceTypeGeneral[]): void {
  if (container === undefined) return
  account.carryPath([...container.path, 'relationType'])
  const type = container.item.relatedItemType
  if (type !== undefined && types.includes(type)) account.carryPath([...container.path, 'relatedItemType'])
}

/** Returns the element for the title of a book, with its subtitle. */
export function bookTitles({ work: { container }, account }: Writing): Block[] {
  if (container?.title === undefined) return []
  const { title, subtitle } = container
  if (subtitle !== undefined) account.carryPath(subtitle.beside('titleType'))
  return [
    element('titles', {}, [
      element('title', {}, account.carry(title)),
      ...(subtitle === undefined ? [] : [element('subtitle', {}, account.carry(subtitle))]),
    ]),
  ]
}

/** Returns the element for the title of a container. */
export const titlesBlock = ({ work: { container }, account }: Writing): Block[] =>
  container?.title === undefined ? [] : [element('titles', {}, [element('title', {}, account.carry(container.title))])]
