import { parseDoi } from '../../../identifiers/index.ts'
import type {
  AlternateIdentifier,
  Datacite,
  Description,
  Publisher,
  Subject,
  Title,
  Types,
} from '../../../model/datacite.ts'
import { withCited } from '../../work/cited-members.ts'
import { isDoiUrl } from '../../work/identify.ts'
import { tagOfLibraryCode } from '../../work/language-codes.ts'
import { schemeAddress } from '../../work/losses/schemes.ts'
import { sayWork } from '../../work/losses/work-messages.ts'
import { generalTypeOfItem, itemOfClass, itemOfText, saidOfItem } from '../../work/types/item-types.ts'
import { citedIn } from '../cited.ts'
import { datesIn } from '../dates.ts'
import { downloadsIn, filesIn, sizesOfFiles } from '../distributions.ts'
import { doiInText, isIri, untypedAs } from '../identifiers.ts'
import { saySchemaOrg } from '../messages.ts'
import { generalTypeOfClass, isGeneralType, saysMore } from '../types.ts'
import { type NodeMembers, textIn, textMember } from './node-members.ts'
import type { NodeReading } from './node-reading.ts'
import { agentsIn } from './read-agents.ts'
import { locationsIn } from './read-coverage.ts'
import { fundingIn } from './read-funding.ts'
import { organisationIn } from './read-organisations.ts'
import { relatedIn } from './read-related.ts'
import { rightsIn } from './read-rights.ts'

/** Reads a schema.org node that describes a work. */
export function recordIn(reading: NodeReading, value: unknown): Datacite {
  const members = reading.node(value, [])
  if (members === undefined) return {}
  const { page, ...identifiers } = identifiersIn(reading, members)
  const { types, item } = typesIn(reading, members)
  const { publisher, place } = publisherIn(reading, members)
  const fundingReferences = fundingIn(reading, members)
  const { series, ...related } = relatedIn(reading, members, types?.resourceTypeGeneral)
  const record: Datacite = {
    ...identifiers,
    types,
    ...agentsIn(reading, members),
    titles: titlesIn(reading, members),
    ...(publisher !== undefined && { publisher }),
    ...datesIn(reading, members),
    subjects: subjectsIn(reading, members),
    ...textMember('language', languageIn(reading, members)),
    ...textMember('version', members.text('version', 'softwareVersion')),
    rightsList: rightsIn(reading, members),
    descriptions: [...descriptionsIn(reading, members), ...series],
    fundingReferences,
    geoLocations: locationsIn(reading, members),
    formats: members.texts('encodingFormat', 'fileFormat'),
    sizes: [...sizesIn(reading, members), ...sizesOfFiles(reading, members)],
    ...related,
  }
  const cited = {
    ...citedIn(members),
    type: item,
    'publisher-place': place,
    URL: page,
    file: [...filesIn(reading, members), ...downloadsIn(members)],
  }
  const kept = Object.entries(record).filter(([, member]) => !Array.isArray(member) || member.length > 0)
  const extras = reading.extras()
  const read: Datacite = {
    ...Object.fromEntries(kept),
    ...(Object.keys(extras).length > 0 && { extras: { format: reading.format, members: extras } }),
  }
  return withCited(read, cited, reading.format)
}

/**
 * Reads the titles: the first name is the main title, names in other languages are its translations, and all others are
 * alternative titles.
 */
function titlesIn(reading: NodeReading, members: NodeMembers): Title[] {
  const [main, ...names] = titled(reading, members.take('name', 'headline'))
  const others = ['alternateName', 'alternativeHeadline'].flatMap(property => titled(reading, members.take(property)))
  return [
    ...(main === undefined ? [] : [main]),
    ...names.map(title => {
      const isTranslated = title.lang !== undefined && title.lang !== main?.lang
      return typed(title, isTranslated ? 'TranslatedTitle' : 'AlternativeTitle')
    }),
    ...others.map(title => typed(title, 'AlternativeTitle')),
  ]
}

const typed = ({ lang, ...title }: Title, titleType: NonNullable<Title['titleType']>): Title => ({
  ...title,
  titleType,
  ...(lang !== undefined && { lang }),
})

const titled = (reading: NodeReading, values: readonly unknown[]): Title[] =>
  values.flatMap(value => {
    const title = textIn(value)
    return title === undefined ? [] : [{ title, ...reading.languageOf(value) }]
  })

/** Reads sizes: texts, and amounts with a unit (QuantitativeValue). */
const sizesIn = (reading: NodeReading, members: NodeMembers): string[] =>
  members.take('contentSize', 'size', 'fileSize').flatMap(value => {
    const amount = reading.node(value)
    if (amount === undefined || !amount.has('value')) return textIn(value) ?? []
    const text = [amount.text('value'), amount.text('unitText', 'unitCode')]
      .filter(part => part !== undefined)
      .join(' ')
    return text === '' ? [] : [text]
  })

/** Reads the language of a work: for a node, its code from `alternateName`, else its name. */
function languageIn(reading: NodeReading, members: NodeMembers): string | undefined {
  const language = reading.node(members.peek('inLanguage')[0])
  const code = textIn(language?.peek('alternateName')[0])
  if (code === undefined || !/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(code)) return members.text('inLanguage')
  language?.text('alternateName')
  members.first('inLanguage')
  return tagOfLibraryCode(code)
}

function publisherIn(
  reading: NodeReading,
  members: NodeMembers,
): { publisher?: Publisher; place?: string | undefined } {
  const value = members.first('publisher')
  const found = value === undefined ? undefined : organisationIn(reading, value, ['publisher'])
  if (found === undefined) return {}
  const { name, identifier, scheme } = found
  const node = reading.node(value)
  const place = typeof node?.peek('location')[0] === 'string' ? node.text('location') : undefined
  const address = scheme === undefined ? undefined : schemeAddress(scheme)
  return {
    place,
    publisher: {
      ...(name !== undefined && { name, ...reading.languageOf(node === undefined ? value : node.peek('name')[0]) }),
      ...(identifier !== undefined && { publisherIdentifier: identifier }),
      ...(scheme !== undefined && { publisherIdentifierScheme: scheme }),
      ...(address !== undefined && { schemeUri: address }),
    },
  }
}

/**
 * Reads the descriptions: the first, and its versions in other languages, are abstracts, and all others have the type
 * `Other`.
 */
function descriptionsIn(reading: NodeReading, members: NodeMembers): Description[] {
  const given = ['description', 'abstract'].flatMap(property =>
    members.take(property).flatMap(value => {
      const description = textIn(value)
      return description === undefined ? [] : [{ description, ...reading.languageOf(value) }]
    }),
  )
  return given.map((entry, index) => {
    const isTranslated = entry.lang !== undefined && given[0]?.lang !== undefined && entry.lang !== given[0].lang
    const descriptionType = index === 0 || isTranslated ? ('Abstract' as const) : ('Other' as const)
    return { description: entry.description, descriptionType, ...(entry.lang !== undefined && { lang: entry.lang }) }
  })
}

/**
 * Reads the DOI, the alternate identifiers and the landing page of a work.
 *
 * The first DOI in `@id` and `identifier`, else in `url`, is the DOI, and all other identifiers are alternate
 * identifiers. The first URL that repeats none of them is the landing page.
 */
function identifiersIn(
  reading: NodeReading,
  members: NodeMembers,
): Pick<Datacite, 'doi' | 'alternateIdentifiers'> & { page?: string } {
  let doi: string | undefined
  const others: AlternateIdentifier[] = []
  const add = (text: string, type: string): void => {
    const isStated = /doi/i.test(type)
    const found = isStated ? parseDoi(text) : doiInText(text)
    const isSame = doi?.toLowerCase() === found?.toLowerCase() && (isStated || type === '')
    // An identifier has the original case, which the node's IRI may not have.
    if (found !== undefined && (doi === undefined || isSame)) doi = found
    else {
      const alternateIdentifierType = type || untypedAs(text)
      if (
        !others.some(one => one.alternateIdentifier === text && one.alternateIdentifierType === alternateIdentifierType)
      )
        others.push({ alternateIdentifier: text, alternateIdentifierType })
    }
  }
  const id = members.text('@id')
  if (id !== undefined && isIri(id)) add(id, '')
  for (const value of members.take('identifier')) {
    const property = reading.node(value)
    const text = property?.text('value', 'identifier') ?? members.textOf(value)
    if (text !== undefined) add(text, property?.text('propertyID', 'name') ?? '')
  }
  const urls = members.texts('url')
  const own = doi === undefined ? urls.find(isDoiUrl) : undefined
  doi ??= own === undefined ? undefined : parseDoi(own)
  if (own !== undefined && doi !== undefined) reading.note(['url'], sayWork('doiFromAddress', { doi }))
  const isNamed = (url: string): boolean =>
    (doi !== undefined && parseDoi(url)?.toLowerCase() === doi.toLowerCase()) ||
    others.some(({ alternateIdentifier }) => alternateIdentifier === url)
  const [page, ...more] = urls.filter(url => !isNamed(url))
  for (const url of more) add(url, 'URL')
  return {
    ...(doi !== undefined && { doi }),
    ...(others.length > 0 && { alternateIdentifiers: others }),
    ...(page !== undefined && { page }),
  }
}

function subjectsIn(reading: NodeReading, members: NodeMembers): Subject[] {
  const values = members.take('keywords')
  const [only] = values
  if (values.length === 1 && typeof only === 'string' && only.includes(','))
    return only.split(',').flatMap(part => (part.trim() === '' ? [] : [{ subject: part.trim() }]))
  return values.flatMap(value => {
    const term = reading.node(value)
    if (term === undefined || !term.has('name')) {
      const subject = textIn(value)
      return subject === undefined ? [] : [{ subject, ...reading.languageOf(value) }]
    }
    const name = term.first('name')
    const set = term.first('inDefinedTermSet')
    const scheme = reading.node(set)
    const [schemeName, address] =
      scheme === undefined
        ? typeof set === 'string' && !isIri(set)
          ? [set, undefined]
          : [undefined, textIn(set)]
        : [scheme.text('name'), scheme.text('url', '@id', 'sameAs')]
    return [
      {
        ...textMember('subject', textIn(name)),
        ...textMember('subjectScheme', schemeName),
        ...textMember('schemeUri', address),
        ...textMember('valueUri', term.text('@id', 'url', 'sameAs')),
        ...textMember('classificationCode', term.text('termCode')),
        ...reading.languageOf(name),
      },
    ]
  })
}

/** The type of a work, and the CSL item type if it is more specific. */
interface ReadTypes {
  types: Types
  item?: string | undefined
}

/**
 * Reads the general type of a work, its free text and its CSL item type.
 *
 * The general type comes from an additionalType that names one, else from the classes. The first other additionalType
 * is the free text, and a later one may name a CSL item type.
 */
function typesIn(reading: NodeReading, members: NodeMembers): ReadTypes {
  const classes = members.types()
  const free = members.peek('additionalType').flatMap(value => textIn(value) ?? [])
  const told = free.find(isGeneralType)
  const known = classes.flatMap(type => generalTypeOfClass(type) ?? (type === 'Project' ? 'Project' : []))[0]
  const unknown = known === undefined ? classes.find(type => type !== '') : undefined
  if (told === undefined && unknown !== undefined)
    reading.note(['@type'], saySchemaOrg('classUnknown', { class: unknown }))
  const rest = free.filter((text, index) => index !== free.findIndex(isGeneralType) || text !== told)
  const general = told ?? known ?? 'Other'
  const ofClass = told === undefined ? undefined : classes.map(itemOfClass).find(item => item !== undefined)
  const ofText = ofClass === undefined ? rest.slice(1).find(text => itemOfText(general, text) !== undefined) : undefined
  members.takeOnly('additionalType', value => {
    const text = textIn(value)
    return text !== undefined && [told, rest[0], ofText].includes(text)
  })
  const found = ofClass ?? (ofText === undefined ? undefined : itemOfText(general, ofText))
  const own = found !== undefined && generalTypeOfItem(found) === general ? found : undefined
  const { text, item } = saidOfItem(
    own,
    rest[0] ?? unknown ?? (told === undefined ? classes.find(saysMore) : undefined),
  )
  return { types: { resourceTypeGeneral: general, ...(text !== undefined && { resourceType: text }) }, item }
}
