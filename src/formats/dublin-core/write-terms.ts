import { isObject } from '../../core/object.ts'
import { parsePointer } from '../../core/pointer.ts'
import { extrasFor, lossOfExtra } from '../../datacite/writing/extras.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import type {
  AlternateIdentifier,
  Datacite,
  Description,
  RelatedIdentifier,
  Rights,
  Title,
} from '../../model/datacite.ts'
import { agentNamed } from '../tagged/reference-names.ts'
import { identify, shownIdentifier } from '../work/identify.ts'
import {
  type Account,
  alternateAddressOf,
  carryDate,
  carryNameAs,
  citedOf,
  containerText,
  contributorsOf,
  entriesOf,
  type Held,
  heldText,
  isoDate,
  landingPageOf,
  tellTakenForDoi,
  typeNamesOf,
  type Work,
  type WorkAgent,
  workOf,
} from '../work/index.ts'
import { writtenAs } from '../work/losses/work-messages.ts'
import { coverageOf } from './coverage.ts'
import { sayDublinCore } from './messages.ts'
import { type DublinCoreTerm, dublinCore, dublinCoreTerms, isTerm, type Statement } from './terms.ts'
import { generalTypeInText } from './types.ts'

/** The text of a statement, with its language. */
interface Said {
  text: string
  lang?: Held
}

function statementsOf(record: Datacite, account: Account, holdsLang: boolean): Statement[] {
  const work = workOf(record)
  return dublinCoreTerms.flatMap(term =>
    writers[term](work, account).map(({ text, lang }) => ({
      term,
      text,
      ...(lang !== undefined && holdsLang && { lang: account.carry(lang) }),
    })),
  )
}

const writers: Readonly<Record<DublinCoreTerm, (work: Work, account: Account) => Said[]>> = {
  title: ({ record, title }, account) => {
    const titles = entriesOf<Title>(record.titles, ['titles'])
    const said = titles.flatMap(entry => textWithLang(entry, 'title', account).map(one => ({ ...one, entry })))
    const isMain = ({ entry }: { entry: Held<Title> }) => title?.path.join('/') === [...entry.path, 'title'].join('/')
    return [...said.filter(isMain), ...said.filter(one => !isMain(one))].map(({ entry: _, ...one }) => one)
  },
  creator: ({ creators }, account) => creators.map(agent => nameOfAgent(agent, account)),
  contributor: (work, account) => contributorsOf(work).map(agent => nameOfAgent(agent, account)),
  publisher: ({ publisher, record }, account) => {
    if (publisher === undefined) return []
    const given: { lang?: string } = isObject(record.publisher) ? record.publisher : {}
    return [{ text: account.carry(publisher), ...langOfHeld({ value: given, path: ['publisher'] }) }]
  },
  date: ({ issued }, account) => {
    if (issued === undefined) return []
    carryDate(account, issued, 'range')
    return [{ text: issued.span.isRange ? issued.text : isoDate(issued.value) }]
  },
  type: (work, account) => {
    const { general, genre } = work
    const texts = [typeNamesOf(work).dcmi, account.carryAny(general), genre?.value]
    // Free text that equals a listed term would be read as that term.
    const named = generalTypeInText(genre?.value ?? '')
    if (genre === undefined || named === undefined) account.carryAny(genre)
    else {
      account.changed(genre.path, sayDublinCore('typeAmongGeneral', { type: genre.value }))
      if (general !== undefined && named.exactness > (generalTypeInText(general.value)?.exactness ?? 0))
        account.changed(
          general.path,
          sayDublinCore('typeReadAs', { type: genre.value, general: general.value, read: named.general }),
        )
    }
    return [...new Set(texts.filter(text => text !== undefined))].map(text => ({ text }))
  },
  identifier: (work, account) => {
    const { record, doi } = work
    // Next to another identifier, the landing page would be read back as an alternate identifier.
    const isOnly = doi === undefined && alternateAddressOf(record) === undefined
    const page = citedOf(record, 'URL') ?? (isOnly ? landingPageOf(work) : undefined)
    const others = entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers']).flatMap(
      entry => {
        const { alternateIdentifierType: type } = entry.value
        return shownIdentifierOf(entry, 'alternateIdentifier', 'alternateIdentifierType', type, account)
      },
    )
    tellTakenForDoi(account, work, () => true)
    return [
      ...(doi === undefined ? [] : [{ text: shownIdentifier('DOI', account.carry(doi)) }]),
      ...(page === undefined ? [] : [{ text: account.carry(page) }]),
      ...others,
    ]
  },
  subject: ({ keywords }, account) =>
    keywords.map(keyword => ({ text: account.carry(keyword), ...langOfHeld(keyword.entry) })),
  description: ({ record }, account) =>
    entriesOf<Description>(record.descriptions, ['descriptions']).flatMap(entry => {
      const said = textWithLang(entry, 'description', account)
      const isAbstract = said.length > 0 && entry.value.descriptionType === 'Abstract'
      if (isAbstract) account.carryPath([...entry.path, 'descriptionType'])
      return said
    }),
  language: ({ language }, account) => plain(account.carryAny(language)),
  format: ({ record }, account) => [
    ...texts(record.formats, 'formats').map(held => ({ text: account.carry(held) })),
    ...texts(record.sizes, 'sizes').map(({ value, path }) => {
      account.changed(path, sayDublinCore('sizeAsFormat', { size: escaped(value) }))
      return { text: value }
    }),
  ],
  source: (work, account) => [
    ...related(work, account, type => type === 'IsDerivedFrom'),
    ...plain(containerText(work.container, account)),
  ],
  relation: (work, account) => related(work, account, type => type !== 'IsDerivedFrom'),
  coverage: ({ record }, account) => coverageOf(record, account),
  rights: ({ rights }, account) => rights.flatMap(entry => rightsOf(entry, account)),
}

const plain = (text: string | undefined): Said[] => (text === undefined ? [] : [{ text }])

const texts = (list: unknown, name: string): Held[] =>
  entriesOf<unknown>(Array.isArray(list) ? list : [], [name]).flatMap(({ value, path }) => heldText(value, path) ?? [])

/**
 * Returns the name of an agent as text with its language. A reader may recover the name parts and the nameType from the
 * form of the text.
 */
function nameOfAgent(agent: WorkAgent, account: Account): Said {
  if (account.isKept) carryNameAs(account, agent, agentNamed(agent.text))
  return { text: agent.text, ...langOfHeld({ value: agent.source, path: agent.path }) }
}

function langOfHeld({ value, path }: Held<{ lang?: string }>): { lang?: Held } {
  const lang = heldText(value.lang, [...path, 'lang'])
  return lang === undefined ? {} : { lang }
}

function textWithLang<T extends { lang?: string }>(entry: Held<T>, member: keyof T & string, account: Account): Said[] {
  const held = heldText(entry.value[member], [...entry.path, member])
  return held === undefined ? [] : [{ text: account.carry(held), ...langOfHeld(entry) }]
}

/**
 * Returns an identifier in a form that indicates its scheme. If there is no such form, the type is lost, unless it is
 * the type Other of an alternate identifier.
 */
function shownIdentifierOf<T>(
  { value, path }: Held<T>,
  member: keyof T & string,
  typeMember: string,
  type: string | undefined,
  account: Account,
): Said[] {
  const held = heldText(value[member], [...path, member])
  if (held === undefined) return []
  const shown = shownIdentifier(type, held.value)
  const told = identify(shown)
  const isTold = told !== undefined && told.type === type
  // An alternate identifier whose form indicates no scheme is read as one of the type `Other`.
  const isOther = member === 'alternateIdentifier' && type === 'Other' && identify(held.value) === undefined
  if (isTold || isOther) account.carryPath([...path, typeMember])
  if (!isTold && member === 'relatedIdentifier')
    account.changed(held.path, sayDublinCore('asText', { value: held.value }))
  else if (!isTold || told.identifier === held.value) account.carry(held)
  else account.changed(held.path, writtenAs(held.value, shown, told.identifier))
  return [{ text: isTold ? shown : held.value }]
}

function related({ record }: Work, account: Account, isOne: (type: string | undefined) => boolean): Said[] {
  return entriesOf<RelatedIdentifier>(record.relatedIdentifiers, ['relatedIdentifiers']).flatMap(entry => {
    const { relationType, relationTypeInformation, relatedIdentifierType: type } = entry.value
    if (!isOne(relationType)) return []
    const said = shownIdentifierOf(entry, 'relatedIdentifier', 'relatedIdentifierType', type, account)
    if (said.every(({ text }) => identify(text) === undefined)) return said
    if (relationType === 'IsDerivedFrom' || relationTypeInformation === unspecific)
      account.carryPath([...entry.path, 'relationType'])
    if (relationTypeInformation === unspecific) account.carryPath([...entry.path, 'relationTypeInformation'])
    return said
  })
}

/** The relationTypeInformation of a relation that was read from `dc:relation`. */
export const unspecific = 'dc:relation'

/**
 * True if a rights statement is a URL or another identifier, or an `info:` URI such as
 * `info:eu-repo/semantics/openAccess`.
 */
export const isAddressOfRights = (text: string): boolean => identify(text) !== undefined || /^info:\S+$/i.test(text)

function rightsOf(entry: Held<Rights>, account: Account): Said[] {
  const said = textWithLang(entry, 'rights', account)
  const uri = heldText(entry.value.rightsUri, [...entry.path, 'rightsUri'])
  if (uri === undefined) return said
  if (!isAddressOfRights(uri.value)) account.changed(uri.path, sayDublinCore('rightsAsStatement', { value: uri.value }))
  else if (said.length === 0) account.carry(uri)
  else account.changed(uri.path, sayDublinCore('rightsAddressApart', { address: escaped(uri.value) }))
  return [...said, { text: uri.value }]
}

interface DublinCoreDescription {
  statements: Statement[]
  /** Content from Dublin Core other than its terms, by name. Empty if the syntax does not support such content. */
  others: Map<string, unknown>
}

/** The kinds of content that a syntax supports in addition to terms and their texts. */
interface Room {
  lang: boolean
  others: boolean
}

/** Describes a record in Dublin Core. Includes values read from Dublin Core that the model cannot represent. */
export function describeInDublinCore(record: Datacite, holds: Room, account: Account): DublinCoreDescription {
  const statements = statementsOf(record, account, holds.lang)
  const others = new Map<string, unknown>()
  for (const [key, value] of Object.entries(extrasFor(record, dublinCore.id) ?? {})) {
    const [term = '', ...deeper] = key.startsWith('/') ? parsePointer(key) : []
    const isWhole = deeper.length === 0 && term !== ''
    if (isWhole && isTerm(term)) for (const text of textsIn(value)) statements.push({ term, text })
    else if (isWhole && holds.others) others.set(term, value)
    else account.add(lossOfExtra(record, { path: [term, ...deeper], key, value }, dublinCore.name))
  }
  return {
    statements: dublinCoreTerms.flatMap(term => statements.filter(statement => statement.term === term)),
    others,
  }
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(text => typeof text === 'string')
