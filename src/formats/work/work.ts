import { keepOne } from '../../core/keep-one.ts'
import { lazily } from '../../core/lazily.ts'
import { isObject } from '../../core/object.ts'
import { isExtras, isRegistry } from '../../datacite/dialects/dialect.ts'
import { type Doi, parseDoi } from '../../identifiers/schemes/doi.ts'
import type { ContributorType } from '../../kernel/vocabularies/index.ts'
import type { AlternateIdentifier, Datacite, Rights, Subject, Title } from '../../model/datacite.ts'
import { agentsOf, type WorkAgent } from './agent.ts'
import { citedOf } from './cited-members.ts'
import { containerOf, type WorkContainer } from './container.ts'
import { Found, type Where } from './reading/found.ts'
import { descriptionOfType, entriesOf, heldText, isWebAddress, mapEntries, memberText, statedText } from './text.ts'
import { issuedOf, type WorkDate } from './work-dates.ts'

/**
 * A record as plain text for citation formats, without codes for unknown values.
 *
 * Each value has its location in the record, so that writers can report losses.
 */
export interface Work {
  record: Datacite
  /** The general type (10.a). */
  general: Found | undefined
  /** The free text of the type (10). */
  genre: Found | undefined
  /** The DOI (1) as given, without a resolver. */
  doi: Found<Doi> | undefined
  /** The landing page if it is known, else the first alternate identifier (11) of type URL that is a web address. */
  url: Found | undefined
  /** The main title (3): the first without a type, else the first. */
  title: Found | undefined
  /** The first title (3) of type Subtitle that is not the main title. */
  subtitle: Found | undefined
  creators: WorkAgent[]
  /** The publication date (5, 8) to the day, month or year, as precise as in the record. */
  issued: WorkDate | undefined
  /** The name of the publisher (4). */
  publisher: Found | undefined
  /** The version (15). */
  version: Found | undefined
  /** The language (9), a BCP 47 tag. */
  language: Found | undefined
  /** The first abstract (17). */
  abstract: Found | undefined
  /** The subjects (6) that have a text. */
  keywords: Keyword[]
  /** The rights (16). */
  rights: Found<Rights>[]
  /** The container of the work, such as a journal, a book or a series. */
  container: WorkContainer | undefined
}

/**
 * Returns a record as a work to be cited; never throws. Values of the wrong type are omitted, and a record that is not
 * an object is treated as empty.
 */
export function workOf(given: Datacite): Work {
  keepOne(Found<unknown>, '', [])
  const record: Datacite = isObject(given) ? given : {}
  const titles = entriesOf<Title>(record.titles, ['titles'])
  const general = heldText(record.types?.resourceTypeGeneral, ['types', 'resourceTypeGeneral'])
  const genre = heldText(record.types?.resourceType, ['types', 'resourceType'])
  const title = mainTitleOf(titles)
  const doi = typeof record.doi === 'string' ? parseDoi(record.doi) : undefined
  // Formats that write all descriptions do not need this one, which is the longest text of most records.
  const abstract = lazily(() => descriptionOfType(record, 'Abstract'))
  return {
    record,
    general,
    genre,
    doi: doi && new Found(doi, ['doi']),
    url: webAddressOf(record),
    title,
    subtitle: titleOfType(titles, 'Subtitle', title),
    creators: agentsOf(record.creators, ['creators']),
    issued: issuedOf(record),
    publisher: publisherOf(record),
    version: heldText(record.version, ['version']),
    language: heldText(record.language, ['language']),
    get abstract() {
      return abstract()
    },
    keywords: keywordsOf(record),
    rights: entriesOf<Rights>(record.rightsList, ['rightsList']),
    container: containerOf(record),
  }
}

function mainTitleOf(titles: readonly Found<Title>[]): Found | undefined {
  for (const title of titles) {
    const text = title.value.titleType ? undefined : memberText(title, 'title')
    if (text !== undefined) return text
  }
  const [first] = titles
  return first && memberText(first, 'title')
}

function titleOfType(titles: readonly Found<Title>[], type: string, main: Found | undefined): Found | undefined {
  for (const title of titles) {
    if (main?.within === title) continue
    const text = title.value.titleType === type ? memberText(title, 'title') : undefined
    if (text !== undefined) return text
  }
  return undefined
}

function publisherOf({ publisher }: Datacite): Found | undefined {
  const given: unknown = publisher
  return typeof given === 'string' ? heldText(given, ['publisher']) : heldText(publisher?.name, ['publisher', 'name'])
}

/** Returns the landing page of a work, else its first web address among the alternate identifiers (11). */
const webAddressOf = (record: Datacite): Found | undefined => pageOf(record) ?? alternateAddressOf(record)

/** Returns the first alternate identifier (11) of type URL that is a web address. */
export function alternateAddressOf(record: Datacite): Found | undefined {
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const isUrl = String(entry.value.alternateIdentifierType).toUpperCase() === 'URL'
    const text = isUrl ? memberText(entry, 'alternateIdentifier') : undefined
    if (text !== undefined && isWebAddress(text.value)) return text
  }
  return undefined
}

/** Returns the contributors (7) of a work, or only those with the given role (7.a). */
export const contributorsOf = ({ record }: Work, role?: ContributorType): WorkAgent[] =>
  agentsOf(record.contributors, ['contributors'], role)

/** Returns the editors of a work or, if it has none, of its container. */
export function editorsOf(work: Work): WorkAgent[] {
  const own = contributorsOf(work, 'Editor')
  if (own.length > 0) return own
  return work.container?.contributors.filter(({ role }) => role?.value === 'Editor') ?? []
}

/** Returns the landing page of a work: the cited URL, else the URL from a registry or from linked data. */
export const landingPageOf = ({ record }: Work): Found | undefined => pageOf(record)

function pageOf(record: Datacite): Found | undefined {
  const cited = citedOf(record, 'URL')
  return cited !== undefined && isWebAddress(cited.value) ? cited : registeredPageOf(record)
}

/**
 * Returns the landing page of a record that was read from a registry's response or from linked data
 * (`mainEntityOfPage`).
 *
 * The kernel has no member for the URL, so the record keeps the URL in its extras.
 */
export function registeredPageOf({ extras }: Datacite): Found | undefined {
  if (!isExtras(extras)) return undefined
  const { format, members } = extras
  const keys = isRegistry(format) ? registered : linked.has(format) ? ofPages : []
  const key = keys.find(name => Object.hasOwn(members, name))
  const address = key === undefined ? undefined : members[key]
  if (key === undefined || typeof address !== 'string' || !isWebAddress(address)) return undefined
  return new Found(address, ['extras', 'members', key])
}

const registered = ['/url', '/attributes/url', '/data/url', '/data/attributes/url']
const linked: ReadonlySet<string> = new Set(['schema-org', 'codemeta', 'ro-crate'])
const ofPages = ['/mainEntityOfPage', '/schema:mainEntityOfPage']

/** The text of a subject (6), together with the subject. */
export class Keyword extends Found {
  readonly entry: Found<Subject>

  constructor(text: string, entry: Found<Subject>) {
    super(text, entry, 'subject')
    this.entry = entry
  }

  /** The subject as it appears in the record. */
  get subject(): Subject {
    return this.entry.value
  }
}

function keywordsOf({ subjects }: Datacite): Keyword[] {
  const where: Where = ['subjects']
  return mapEntries<Subject, Keyword>(subjects, (value, step) => {
    const text = statedText(value.subject)
    return text === '' ? undefined : new Keyword(text, new Found(value, where, step))
  })
}
