import { entryOf, isObject } from '../../core/object.ts'
import { parseIdentifier } from '../../identifiers/index.ts'
import type { AlternateIdentifier, Title } from '../../model/datacite.ts'
import { familyOf } from '../../model/names/parsed-name.ts'
import { type AttributeValues, type Block, element } from '../../text/xml/write.ts'
import { containerTypeOfGeneral } from '../tagged/container-types.ts'
import {
  type Account,
  carryAddress,
  carryContainerTitle,
  carryDate,
  carryNameAs,
  contributorsOf,
  entriesOf,
  type Found,
  furtherNumbersOf,
  type Held,
  heldText,
  isoDate,
  memberText,
  numberKinds,
  parsedNameOf,
  personNamed,
  tellJoined,
  typeNamesOf,
  typeOfFurther,
  type Work,
  type WorkAgent,
  wholeName,
  withSubtitle,
} from '../work/index.ts'
import { itemInWords, itemTypeOf } from '../work/types/item-types.ts'
import { citedElements, publisherPlaceOf } from './cited-elements.ts'
import { type CitationKind, citationKind, citationKindOfItem } from './publication-types.ts'

/**
 * The declaration of the XLink namespace. Each citation has the declaration, because the DTD does not allow it on
 * `<ref-list>`.
 */
const xlink: AttributeValues = { 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }

/**
 * Writes a work as an `<element-citation>`:
 * https://jats.nlm.nih.gov/archiving/tag-library/1.3/element/element-citation.html.
 */
export function citationOf(work: Work, account: Account): Block {
  const kind = kindOf(work, account)
  return element('element-citation', { ...xlink, 'publication-type': kind.publicationType }, [
    ...personGroups(work, account),
    ...yearOf(work, account),
    ...titlesOf(work, kind, account),
    ...sourceOf(work, kind, account),
    ...placeOf(work, account),
    ...citedElements(work, takenBy(work, kind), account),
    ...(work.version === undefined ? [] : [versionOf(account.carry(work.version))]),
    ...identifierElements(work, account),
  ])
}

function kindOf(work: Work, account: Account): CitationKind {
  const general = account.carryAny(work.general)
  const kind = citationKindOfItem(typeNamesOf(work).csl)
  if (kind === undefined) return citationKind(general)
  account.carryAny(itemTypeOf(work.record) ?? (itemInWords(work.record) === undefined ? undefined : work.genre))
  return kind
}

/** Returns the names of the elements that describe the container of the work. */
function takenBy({ container }: Work, kind: CitationKind): ReadonlySet<string> {
  if (container === undefined) return new Set()
  const { title, volume, issue, edition, firstPage, identifier } = container
  const series = kind.title === 'source' ? title : undefined
  const isbn = identifier?.type === 'ISBN' ? identifier : undefined
  const elements = { series, volume, issue, edition, fpage: firstPage, isbn }
  return new Set(Object.entries(elements).flatMap(([name, held]) => (held === undefined ? [] : [name])))
}

const versionOf = (version: string): Block => element('version', { designator: version }, version)

function yearOf({ issued }: Work, account: Account): Block[] {
  if (issued === undefined) return []
  carryDate(account, issued, 'date')
  const { year } = issued.value
  return [element('year', { 'iso-8601-date': isoDate(issued.value) }, isoDate({ year }))]
}

function titlesOf({ record, title, subtitle }: Work, kind: CitationKind, account: Account): Block[] {
  const titles = entriesOf<Title>(record.titles, ['titles'])
  const langOf = ({ value, path }: Held<Title>): AttributeValues => ({
    'xml:lang': account.carryAny(heldText(value.lang, [...path, 'lang'])),
  })
  const main = titles.find(({ path }) => title?.path.join('/') === [...path, 'title'].join('/'))
  const translated = titles.flatMap(entry => {
    const text = entry === main ? undefined : heldText(entry.value.title, [...entry.path, 'title'])
    if (text === undefined || entry.value.titleType !== 'TranslatedTitle') return []
    account.carryPath([...entry.path, 'titleType'])
    const name = kind.title === 'source' ? 'trans-source' : 'trans-title'
    return [element(name, langOf(entry), account.carry(text))]
  })
  if (title === undefined) return translated
  const attributes = main === undefined ? {} : langOf(main)
  const text = account.carry(title)
  if (subtitle === undefined || subtitle.within === title.within)
    return [element(kind.title, attributes, text), ...translated]
  tellJoined(account, title, subtitle, 'JATS')
  return [element(kind.title, attributes, withSubtitle(text, subtitle.value)), ...translated]
}

function sourceOf(work: Work, kind: CitationKind, account: Account): Block[] {
  const { container, publisher } = work
  const holder = kind.title === 'source' ? undefined : container?.title
  const isPublisher = holder === undefined && kind.isHeldByPublisher === true
  const titled = container === undefined ? undefined : carryContainerTitle(container, account, 'JATS')
  const source = isPublisher ? account.carryAny(publisher) : holder && titled
  const name = isPublisher ? undefined : account.carryAny(publisher)
  const series = kind.title === 'source' ? titled : undefined
  const { title: titleOfContainer } = container ?? {}
  const langOfTitle = titleOfContainer && memberText(titleOfContainer.within as Found<Title>, 'lang')
  const ofContainer = { 'xml:lang': account.carryAny(langOfTitle) }
  const given: unknown = publisher === undefined ? undefined : work.record.publisher
  const ofPublisher = {
    'xml:lang': account.carryAny(isObject(given) ? heldText(given.lang, ['publisher', 'lang']) : undefined),
  }
  if (container?.title !== undefined) {
    const typePath = [...container.path, 'relatedItemType']
    account.carryPath([...container.path, 'relationType'])
    if (container.item.relatedItemType === containerTypeOfGeneral(work.general?.value)) account.carryPath(typePath)
  }
  return [
    ...texts('source', source, isPublisher ? ofPublisher : ofContainer),
    ...texts('series', series, ofContainer),
    ...publisherPlaceOf(work, account),
    ...texts('publisher-name', name, ofPublisher),
  ]
}

function texts(name: string, text: string | undefined, attributes?: AttributeValues): Block[] {
  return text === undefined ? [] : [element(name, attributes, text)]
}

/**
 * Returns the elements for the position of a work in its journal or book, and for the ISSNs and ISBNs of the container.
 */
function placeOf(work: Work, account: Account): Block[] {
  const { record, container } = work
  if (container === undefined) return []
  const { volume, issue, edition, firstPage, lastPage, number, identifier } = container
  const numberType = entriesOf<{ numberType?: unknown }>(record.relatedItems, ['relatedItems']).find(
    ({ path }) => path.join('/') === container.path.join('/'),
  )?.value.numberType
  const isArticle = numberType === 'Article'
  if (isArticle) account.carryPath([...container.path, 'numberType'])
  const standard = entryOf({ ISSN: 'issn', EISSN: 'issn', ISBN: 'isbn' }, identifier?.type ?? '')
  if (standard !== undefined)
    account.carryPath([...container.path, 'relatedItemIdentifier', 'relatedItemIdentifierType'])
  const media = entryOf({ EISSN: 'electronic' }, identifier?.type ?? '')
  return [
    ...texts('volume', account.carryAny(volume)),
    ...texts('issue', account.carryAny(issue)),
    ...texts('edition', account.carryAny(edition)),
    ...texts('elocation-id', isArticle ? account.carryAny(number) : undefined),
    ...texts('fpage', account.carryAny(firstPage)),
    ...texts('lpage', account.carryAny(lastPage)),
    ...texts(standard ?? 'issn', standard === undefined ? undefined : account.carryAny(identifier), {
      'publication-format': media,
    }),
    ...numberKinds.flatMap(kind =>
      furtherNumbersOf(work, kind).flatMap(held => {
        for (const name of ['relationType', 'relatedIdentifierType']) account.carryPath(held.beside(name))
        const format = typeOfFurther(held) === 'EISSN' ? 'electronic' : undefined
        return texts(kind.toLowerCase(), account.carry(held), { 'publication-format': format })
      }),
    ),
  ]
}

const pubIdTypes: Readonly<Record<string, string>> = { ARK: 'ark', arXiv: 'arxiv', Handle: 'handle', PMID: 'pmid' }

function identifierElements(work: Work, account: Account): Block[] {
  const { record, doi, url } = work
  const others = entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers']).flatMap(
    ({ value, path }) => {
      const type = String(value.alternateIdentifierType)
      const id = heldText(value.alternateIdentifier, [...path, 'alternateIdentifier'])
      const known = entryOf(pubIdTypes, type)
      const parsed = id === undefined ? undefined : parseIdentifier(type, id.value)
      if (id === undefined || known === undefined || parsed === undefined) return []
      account.carryPath([...path, 'alternateIdentifierType'])
      return [element('pub-id', { 'pub-id-type': known }, account.carry(id.as(parsed.value)))]
    },
  )
  const address = doi === undefined || url !== undefined ? carryAddress(account, work) : undefined
  return [
    ...texts('pub-id', account.carryAny(doi), { 'pub-id-type': 'doi' }),
    ...others,
    ...texts('ext-link', address, { 'ext-link-type': 'uri', 'xlink:href': address }),
  ]
}

/** The person groups of JATS 1.3 for contributor types (7.a). Contributors of other types are dropped. */
const groups: Readonly<Record<string, string>> = { Editor: 'editor', Translator: 'translator', DataCurator: 'curator' }

/**
 * Returns the groups of people in a citation: the authors, editors, translators and curators.
 *
 * The authors come first; the other groups include the people of the container. They are in the order in which the
 * record names their first members.
 */
function personGroups(work: Work, account: Account): Block[] {
  const { creators, container } = work
  const byGroup = new Map<string, WorkAgent[]>([['author', creators]])
  for (const agent of [...contributorsOf(work), ...(container?.contributors ?? [])]) {
    const role = agent.role?.value ?? ''
    const group = entryOf(groups, role)
    if (group === undefined) continue
    account.carryAny(agent.role)
    const others = byGroup.get(group)
    if (others === undefined) byGroup.set(group, [agent])
    else others.push(agent)
  }
  return [...byGroup].flatMap(([group, agents]) =>
    agents.length === 0
      ? []
      : [
          element(
            'person-group',
            { 'person-group-type': group },
            agents.map(agent => jatsNameOf(agent, account)),
          ),
        ],
  )
}

/**
 * Writes the name of a person in parts, and the name of an organisation as `collab`. A name that cannot be split
 * reliably is written whole.
 */
function jatsNameOf(agent: WorkAgent, account: Account): Block {
  const { text } = agent
  const name = parsedNameOf(agent)
  const lang = { 'xml:lang': account.carryAny(heldText(agent.source.lang, agent.at('lang').path)) }
  if (name.kind !== 'person' || !name.isCertain) {
    const isOrganisation = name.kind === 'organisation'
    carryNameAs(account, agent, wholeName(text, isOrganisation ? 'Organizational' : undefined))
    return element(isOrganisation ? 'collab' : 'string-name', lang, text)
  }
  const { given, suffix, droppingParticle } = name
  const surname = familyOf(name)
  const givenNames = [given, droppingParticle].filter(part => part !== undefined).join(' ')
  carryNameAs(account, agent, personNamed([surname, suffix].filter(Boolean).join(' '), givenNames))
  return element('name', { 'name-style': isEastern(surname) ? 'eastern' : undefined, ...lang }, [
    element('surname', {}, surname),
    ...(givenNames === '' ? [] : [element('given-names', {}, givenNames)]),
    ...(suffix === undefined ? [] : [element('suffix', {}, suffix)]),
  ])
}

/** True if a name is in a script in which the family name comes first and no space follows it. */
const isEastern = (name: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(name)
