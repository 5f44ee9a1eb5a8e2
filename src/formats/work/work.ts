import type { Doi } from '../../identifiers/index.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { Datacite, Description, Rights, Subject, Title } from '../../model/datacite.ts'
import { isExtras, isObject } from '../dialects/dialect.ts'
import type { ResourceTypeNames } from '../resource-types.ts'
import { resourceTypeNames } from '../resource-types.ts'
import type { WorkAgent } from './agent.ts'
import { agentsOf } from './agent.ts'
import type { WorkContainer } from './container.ts'
import { containerOf } from './container.ts'
import type { WorkDate } from './dates.ts'
import { issuedOf } from './dates.ts'
import type { Held } from './held.ts'
import { entriesOf, heldText } from './text.ts'

/**
 * A record as the formats of citation see it: what they have a place for, as plain text, each value with its place in the record
 * so that an {@link Account} can be kept. Codes for unknown values are not there.
 */
export interface Work {
  record: Datacite
  /** What the type (10.a) is called in other vocabularies. */
  types: ResourceTypeNames
  /** 10.a resourceTypeGeneral. */
  general?: Held
  /** 10 resourceType, free text. */
  genre?: Held
  /** 1 the DOI as given, without a resolver. */
  doi?: Held<Doi>
  /** The first alternate identifier (11) that is a web address. */
  url?: Held
  /** The page that the DOI leads to, where the record was read from a registry's answer or from the page itself. */
  landingPage?: Held
  /** 3 the main title: the first without a type, else the first. */
  title?: Held
  /** 3 the first title of type Subtitle. */
  subtitle?: Held
  creators: WorkAgent[]
  contributors: WorkAgent[]
  /** 5 and 8: the day, month or year of publication, as precise as the record says. */
  issued?: WorkDate
  /** 4 the publisher's name. */
  publisher?: Held
  /** 15. */
  version?: Held
  /** 9, a BCP 47 tag. */
  language?: Held
  /** 17 the first abstract. */
  abstract?: Held
  /** 6 subjects, each with its text. */
  keywords: (Held & { subject: Subject })[]
  /** 16. */
  rights: Held<Rights>[]
  /** What the work was published in: a journal, a book, a series. */
  container?: WorkContainer
}

/** Looks at a record as a work to be cited. A record of garbage gives a work without members; never throws. */
export function workOf(given: Datacite): Work {
  const record: Datacite = isObject(given) ? given : {}
  const titles = entriesOf<Title>(record.titles, ['titles'])
  const main = titles.find(({ value }) => !value.titleType && heldText(value.title, [])) ?? titles[0]
  const general = heldText(record.types?.resourceTypeGeneral, ['types', 'resourceTypeGeneral'])
  const doi = typeof record.doi === 'string' ? parseDoi(record.doi) : undefined
  return {
    record,
    types: resourceTypeNames(general?.value),
    creators: agentsOf(record.creators, ['creators']),
    contributors: agentsOf(record.contributors, ['contributors']),
    keywords: entriesOf<Subject>(record.subjects, ['subjects']).flatMap(({ value, path }) => {
      const text = heldText(value.subject, [...path, 'subject'])
      return text === undefined ? [] : [{ ...text, subject: value }]
    }),
    rights: entriesOf<Rights>(record.rightsList, ['rightsList']),
    ...present({
      general,
      genre: heldText(record.types?.resourceType, ['types', 'resourceType']),
      doi: doi === undefined ? undefined : { value: doi, path: ['doi'] },
      url: webAddressOf(record),
      landingPage: landingPageOf(record),
      title: main && heldText(main.value.title, [...main.path, 'title']),
      subtitle: firstText(titles, ({ titleType }) => titleType === 'Subtitle', 'title'),
      issued: issuedOf(record),
      publisher: publisherOf(record),
      version: heldText(record.version, ['version']),
      language: heldText(record.language, ['language']),
      abstract: firstText(
        entriesOf<Description>(record.descriptions, ['descriptions']),
        ({ descriptionType }) => descriptionType === 'Abstract',
        'description',
      ),
      container: containerOf(record),
    }),
  }
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The members that are there. */
const present = <T extends object>(members: T): Present<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Present<T>

function firstText<T>(entries: Held<T>[], isIt: (entry: T) => boolean, member: keyof T & string): Held | undefined {
  for (const { value, path } of entries) {
    const text = isIt(value) ? heldText(value[member], [...path, member]) : undefined
    if (text !== undefined) return text
  }
  return undefined
}

function publisherOf({ publisher }: Datacite): Held | undefined {
  const given: unknown = publisher
  return typeof given === 'string' ? heldText(given, ['publisher']) : heldText(publisher?.name, ['publisher', 'name'])
}

/** An address is only ever shown, never followed; anything but http, https and ftp is none. */
function webAddressOf({ alternateIdentifiers }: Datacite): Held | undefined {
  for (const { value, path } of entriesOf<{ alternateIdentifier?: unknown; alternateIdentifierType?: unknown }>(
    alternateIdentifiers,
    ['alternateIdentifiers'],
  )) {
    const text = heldText(value.alternateIdentifier, [...path, 'alternateIdentifier'])
    if (text !== undefined && String(value.alternateIdentifierType).toUpperCase() === 'URL' && isWebAddress(text.value))
      return text
  }
  return undefined
}

/** A registry keeps the address beside the metadata, so a record holds it among its extras. */
function landingPageOf({ extras }: Datacite): Held | undefined {
  if (!isExtras(extras)) return undefined
  const place = /^(?:schema-org|codemeta|ro-crate)$/.test(extras.format)
    ? /^\/(?:schema:)?mainEntityOfPage$/
    : extras.format.startsWith('datacite-rest') && registered
  const key = place && Object.keys(extras.members).find(name => place.test(name))
  const address = key ? extras.members[key] : undefined
  if (!key || typeof address !== 'string' || !isWebAddress(address)) return undefined
  return { value: address, path: ['extras', 'members', key] }
}

const registered = /^(?:\/data)?(?:\/attributes)?\/url$/

const isWebAddress = (text: string): boolean => /^(?:https?|ftp):\/\/[^\s<>"]+$/i.test(text)
