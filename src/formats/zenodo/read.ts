import { isObject } from '../../core/object.ts'
import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { parseDoi } from '../../identifiers/index.ts'
import { latestKernel } from '../../kernel/index.ts'
import { type ContributorType, termsOf } from '../../kernel/vocabularies/index.ts'
import type { Message } from '../../messages/message.ts'
import type {
  Agent,
  CitedFile,
  Contributor,
  Datacite,
  Description,
  NameIdentifier,
  RelatedItem,
  Subject,
} from '../../model/datacite.ts'
import { parseName } from '../../model/names/parse-name.ts'
import { familyOf } from '../../model/names/parsed-name.ts'
import { type CitedTexts, withCited } from '../work/cited-members.ts'
import { languageTagOf } from '../work/language-codes.ts'
import { orcidIdentifier } from '../work/losses/schemes.ts'
import { splitPages } from '../work/pages.ts'
import { MemberReader } from '../work/reading/member-reader.ts'
import type { Note } from '../work/reading/read-json-records.ts'
import { ZenodoFields } from './fields.ts'
import { sayZenodo } from './messages.ts'
import {
  conceptOf,
  readZenodoDates,
  readZenodoGrants,
  readZenodoIdentifiers,
  readZenodoLocations,
  readZenodoRights,
} from './read-lists.ts'
import { type PartType, partTypeOf, typesOfUpload } from './vocabularies.ts'

/** Members that Zenodo itself manages or derives. */
const managed = [
  ['created', 'modified', 'updated', 'id', 'recid', 'record_id', 'conceptrecid', 'doi_url', 'record_url', 'revision'],
  ['owner', 'owners', 'status', 'state', 'submitted', 'stats', 'links', 'swh', 'title', 'files'],
].flat()

/**
 * Reads a record of Zenodo's REST API, or a deposition: https://developers.zenodo.org/#records. Values that the kernel
 * cannot represent, such as communities, are kept as extras.
 */
export function readZenodoRecord(value: unknown, note: Note): Datacite | Message {
  if (!isObject(value) || !isObject(value.metadata)) return sayZenodo('notRecord')
  const whole = new MemberReader(value, note)
  const metadata = whole.member('metadata')
  const [doi, concept] = [whole.text('doi'), parseDoi(whole.peek('conceptdoi') ?? '')]
  if (concept !== undefined) whole.leave(['conceptdoi'])
  const links = whole.member('links')
  const page = links.text('self_html') ?? links.text('html')
  const files = whole.members('files').map(readFile)
  whole.leave(managed)
  const isDeposit = Object.hasOwn(value.metadata, 'upload_type')
  const around = { doi: doi ?? undefined, concept, page, files }
  const record = readMetadata(new ZenodoFields(metadata, isDeposit), around, 'zenodo')
  links.leave(links.names())
  return withRest(record, 'zenodo', whole)
}

/**
 * Reads the metadata of a deposit, or the `.zenodo.json` file of a code repository, which has the same members:
 * https://developers.zenodo.org/#deposit-metadata.
 */
export function readZenodoDeposit(value: unknown, note: Note): Datacite | Message {
  if (!isObject(value)) return sayZenodo('notDeposit')
  const metadata = new MemberReader(value, note)
  const record = readMetadata(new ZenodoFields(metadata, true), { files: [] }, 'zenodo-deposit')
  return withRest(record, 'zenodo-deposit', metadata)
}

function withRest(record: Datacite, format: string, whole: MemberReader): Datacite {
  const { extras } = extrasOf(format, whole.rest())
  const isNoted = record.descriptions?.some(({ descriptionType }) => descriptionType === 'Other')
  // The format in the extras identifies a description of type Other as Zenodo's notes.
  if (extras === undefined && !isNoted) return record
  const { cited } = record.extras ?? {}
  return { ...record, extras: { format, members: {}, ...extras, ...(cited && { cited }) } }
}

/** The values of a record outside its `metadata`. */
interface Around {
  doi?: string | undefined
  concept?: string | undefined
  page?: string | undefined
  files: CitedFile[]
}

function readMetadata(fields: ZenodoFields, around: Around, format: string): Datacite {
  const { metadata } = fields
  const stated = around.doi ?? metadata.peek('doi')
  if (metadata.peek('doi') !== undefined) metadata.leave(['doi'])
  metadata.leave(['prereserve_doi', 'relations', 'doi_url', 'access_right_category'])
  const doi = stated === undefined ? undefined : (parseDoi(stated) ?? stated)
  const title = metadata.text('title')
  const [version, language] = [metadata.text('version'), metadata.text('language')]
  const { related, alternate } = readZenodoIdentifiers(metadata)
  const { types } = readTypes(metadata)
  const partType = partTypeOf(types?.resourceTypeGeneral)
  const containers = readContainers(fields, partType)
  const isbn = fields.text('imprint', 'isbn')
  const imprint = fields.text('imprint', 'publisher')
  const isOwn = doi !== undefined && /^10\.5281\/zenodo\./i.test(doi)
  const publisher = isOwn ? 'Zenodo' : imprint
  const [container] = containers
  const isInBook = container?.relatedItemType === partType
  if (isInBook) {
    if (isbn !== undefined)
      container.relatedItemIdentifier = { relatedItemIdentifier: isbn, relatedItemIdentifierType: 'ISBN' }
    if (isOwn && imprint !== undefined) container.publisher = imprint
  } else if (isbn !== undefined) alternate.push({ alternateIdentifier: isbn, alternateIdentifierType: 'ISBN' })
  const lists = {
    creators: metadata.members('creators').map(readZenodoAgent),
    titles: title === undefined ? [] : [{ title }],
    subjects: readZenodoSubjects(metadata),
    contributors: readZenodoContributors(fields),
    alternateIdentifiers: alternate,
    relatedIdentifiers: [...conceptOf(doi, around.concept), ...related],
    rightsList: readZenodoRights(metadata),
    descriptions: readZenodoDescriptions(metadata),
    geoLocations: readZenodoLocations(metadata),
    fundingReferences: readZenodoGrants(metadata),
    relatedItems: containers,
  }
  const record: Datacite = {
    ...(doi !== undefined && { doi }),
    ...(publisher !== undefined && { publisher: { name: publisher } }),
    ...readZenodoDates(metadata),
    ...(language !== undefined && { language: languageTagOf(language) }),
    ...(types !== undefined && { types }),
    ...(version !== undefined && { version }),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  }
  const cited: CitedTexts = {
    URL: around.page,
    // Without a title, the pages are the work's own.
    page: fields.text('part_of', 'title') === undefined ? fields.text('part_of', 'pages') : undefined,
    'publisher-place': fields.text('imprint', 'place'),
    'event-title': fields.text('meeting', 'title'),
    'event-place': fields.text('meeting', 'place'),
    'event-date': fields.text('meeting', 'dates'),
    'original-publisher': isInBook || !isOwn ? undefined : imprint,
    file: around.files,
  }
  return withCited(record, cited, format)
}

function readTypes(metadata: MemberReader): Pick<Datacite, 'types'> {
  const type = metadata.text('upload_type')
  if (type !== undefined) {
    const subtype = metadata.text('publication_type') ?? metadata.text('image_type')
    return { types: typesOfUpload(type, subtype) }
  }
  const given = metadata.member('resource_type')
  // Newer records may have the vocabulary id: `publication-article`.
  const [general, subtype] = [given.text('type') ?? given.text('id'), given.text('subtype')]
  given.leave(['title', 'openaire_subtype', 'id'])
  return general === undefined ? {} : { types: typesOfUpload(general, subtype) }
}

function readZenodoSubjects(metadata: MemberReader): Subject[] {
  const words = metadata.texts('keywords').map((subject): Subject => ({ subject }))
  const terms = metadata.members('subjects').flatMap((entry): Subject[] => {
    const [subject, uri, scheme] = [entry.text('term'), entry.text('identifier'), entry.text('scheme')]
    if (subject === undefined) return []
    // Zenodo's scheme is the scheme of the identifier, such as `url`, not of the subject.
    if (scheme !== undefined && uri === undefined) entry.note('scheme', sayZenodo('schemeAlone', { scheme }))
    return [{ subject, ...(uri !== undefined && { valueUri: uri }) }]
  })
  return [...words, ...terms]
}

function readZenodoContributors(fields: ZenodoFields): Contributor[] {
  const contributors = fields.metadata.members('contributors').map(readZenodoContributor)
  const supervisors = fields
    .members('thesis', 'supervisors')
    .map((entry): Contributor => ({ ...readZenodoAgent(entry), contributorType: 'Supervisor' }))
  const university = fields.text('thesis', 'university')
  return [
    ...contributors,
    ...supervisors,
    ...(university === undefined
      ? []
      : [{ name: university, nameType: 'Organizational', contributorType: 'HostingInstitution' } as const]),
  ]
}

function readZenodoDescriptions(metadata: MemberReader): Description[] {
  const kinds = [
    ['description', 'Abstract'],
    ['method', 'Methods'],
    ['notes', 'Other'],
  ] as const
  return kinds.flatMap(([name, descriptionType]): Description[] => {
    const description = metadata.text(name)
    return description === undefined ? [] : [{ description, descriptionType }]
  })
}

function readContainers(fields: ZenodoFields, partType: PartType): RelatedItem[] {
  return (
    [
      ['journal', 'Journal'],
      ['part_of', partType],
    ] as const
  ).flatMap(([group, relatedItemType]): RelatedItem[] => {
    const title = fields.text(group, 'title')
    if (title === undefined) return []
    const pages = fields.text(group, 'pages')
    const isJournal = group === 'journal'
    const [volume, issue] = isJournal ? [fields.text(group, 'volume'), fields.text(group, 'issue')] : []
    return [
      {
        relatedItemType,
        relationType: 'IsPublishedIn',
        titles: [{ title }],
        ...(volume !== undefined && { volume }),
        ...(issue !== undefined && { issue }),
        ...(pages !== undefined && splitPages(pages)),
      },
    ]
  })
}

/** Reads a file of the API (`key`, `size`) or of a deposition (`filename`, `filesize`). */
function readFile(file: MemberReader): CitedFile {
  const name = file.text('key') ?? file.text('filename')
  const size = sizeIn(file, 'size') ?? sizeIn(file, 'filesize')
  const checksum = file.text('checksum')
  const links = file.member('links')
  const url = links.text('self') ?? links.text('download')
  links.leave(links.names())
  file.leave(['id', 'bucket', 'type'])
  return {
    ...(url !== undefined && { url }),
    ...(name !== undefined && { name }),
    ...(size !== undefined && { size }),
    ...(checksum !== undefined && { checksum }),
  }
}

/** Reads a size in bytes. Any other text becomes an extra. */
function sizeIn(file: MemberReader, name: string): number | undefined {
  return /^\d{1,15}$/.test(file.peek(name) ?? '') ? Number(file.text(name)) : undefined
}

function readZenodoAgent(entry: MemberReader): Agent {
  const [name, orcid, gnd] = [entry.text('name'), entry.text('orcid'), entry.text('gnd')]
  const affiliation = entry.texts('affiliation').map(text => ({ name: text }))
  const identifiers: NameIdentifier[] = []
  if (orcid !== undefined) identifiers.push(orcidIdentifier(orcid))
  if (gnd !== undefined)
    identifiers.push({ nameIdentifier: gnd, nameIdentifierScheme: 'GND', schemeUri: 'https://d-nb.info/gnd/' })
  return {
    ...(name !== undefined && { name, ...partsOfZenodoName(name, orcid !== undefined) }),
    ...(identifiers.length > 0 && { nameIdentifiers: identifiers }),
    ...(affiliation.length > 0 && { affiliation }),
  }
}

/**
 * Returns the name type and the parts of a name, as far as its form determines them. Zenodo requires the form
 * `Family name, Given names` and has no name type.
 */
function partsOfZenodoName(name: string, hasOrcid: boolean): Pick<Agent, 'nameType' | 'familyName' | 'givenName'> {
  const parsed = parseName(name, hasOrcid ? 'Personal' : undefined)
  if (parsed.kind === 'organisation') return { nameType: 'Organizational' }
  if (parsed.kind !== 'person' || parsed.given === undefined || !name.includes(',')) return {}
  const given = [parsed.given, parsed.droppingParticle, parsed.suffix].filter(Boolean).join(' ')
  return { nameType: 'Personal', givenName: given, familyName: familyOf(parsed) }
}

/** Reads a contributor. Zenodo's types are the terms of the kernel (7.a), which are in lower case in newer records. */
function readZenodoContributor(entry: MemberReader): Contributor {
  const agent = readZenodoAgent(entry)
  const type = entry.peek('type')?.toLowerCase()
  const contributorType = termsOf('contributorType', latestKernel).find(term => term.toLowerCase() === type)
  if (contributorType !== undefined) entry.leave(['type'])
  return { ...agent, contributorType: (contributorType as ContributorType | undefined) ?? 'Other' }
}
