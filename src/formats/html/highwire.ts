import { parseDoi, parseIsbn, parseIssn } from '../../identifiers/index.ts'
import type {
  AlternateIdentifier,
  CitedFile,
  Contributor,
  Datacite,
  FundingReference,
  RelatedIdentifier,
  RelatedItem,
  Types,
} from '../../model/datacite.ts'
import { agentNamed } from '../tagged/reference-names.ts'
import { withCited } from '../work/cited-members.ts'
import { addFurtherNumbers } from '../work/further-numbers.ts'
import { orcidIdentifier } from '../work/losses/schemes.ts'
import { issuedIn, type Metas } from './metas.ts'
import type { PageMeta } from './page.ts'

/**
 * Reads the `citation_…` elements of a page (Highwire Press tags), which Google Scholar supports
 * (https://scholar.google.com/intl/en/scholar/inclusion.html#indexing).
 */
export function readHighwire(metas: Metas): Datacite {
  const inJournal = containerOf(metas)
  const lists = {
    creators: creatorsOf(metas),
    titles: metas
      .texts('citation_title')
      .slice(0, 1)
      .map(title => ({ title })),
    contributors: metas
      .texts('citation_editor')
      .map((name): Contributor => ({ ...agentNamed(name), contributorType: 'Editor' })),
    subjects: metas
      .texts('citation_keywords', 'citation_keyword')
      .flatMap(text => text.split(/[;,]/))
      .flatMap(word => (word.trim() === '' ? [] : [{ subject: word.trim() }])),
    alternateIdentifiers: identifiersOfPage(metas),
    descriptions: metas
      .texts('citation_abstract')
      .slice(0, 1)
      .map(description => ({ description, descriptionType: 'Abstract' as const })),
    fundingReferences: metas.texts('citation_funding_source').map(fundingOf),
    ...inJournal,
    relatedIdentifiers: [...(inJournal.relatedIdentifiers ?? []), ...referencesOf(metas)],
  }
  const doi = metas.text('citation_doi', 'citation_dissertation_doi')
  const stated = metas.text('citation_publisher')
  const institution = metas.text('citation_dissertation_institution', 'citation_technical_report_institution')
  const publisher = stated ?? institution
  if (stated !== undefined && institution !== undefined)
    lists.contributors.push({ name: institution, nameType: 'Organizational', contributorType: 'HostingInstitution' })
  const [language, types] = [metas.text('citation_language'), typesOf(metas)]
  const record: Datacite = {
    ...(doi !== undefined && { doi: parseDoi(doi) ?? doi }),
    ...(types !== undefined && { types }),
    ...(publisher !== undefined && { publisher: { name: publisher } }),
    ...datesIn(metas),
    ...(language !== undefined && { language }),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  }
  const file = metas.texts('citation_pdf_url').map((url): CitedFile => ({ url, mediaType: 'application/pdf' }))
  const page = metas.text('citation_abstract_html_url', 'citation_public_url', 'citation_fulltext_html_url')
  const number = metas.text('citation_technical_report_number')
  return withCited(record, { URL: page, file: file.length > 0 ? file : undefined, number }, 'html')
}

/** Reads the publication date and, if it differs, the date on which an article appeared online. */
function datesIn(metas: Metas): Pick<Datacite, 'publicationYear' | 'dates'> {
  const online = metas.text('citation_online_date')
  const published = metas.text('citation_publication_date', 'citation_date', 'citation_cover_date')
  const issued = issuedIn(published ?? online ?? metas.text('citation_year'))
  const [day] = published === undefined || online === undefined ? [] : (issuedIn(online).dates ?? [])
  if (day === undefined || issued.dates?.some(({ date }) => date === day.date)) return issued
  const available = { ...day, dateType: 'Available' as const, dateInformation: 'published online' }
  return { ...issued, dates: [...(issued.dates ?? []), available] }
}

/**
 * Returns the `citation_…` elements of a page, and elements that Digital Commons writes only as `bepress_citation_…`.
 */
export function highwireMetas(metas: readonly PageMeta[]): PageMeta[] {
  const own = metas.filter(({ name }) => name.startsWith('citation_'))
  const known = new Set(own.map(({ name }) => name))
  const others = metas
    .filter(({ name }) => name.startsWith('bepress_citation_'))
    .map(meta => ({ ...meta, name: meta.name.slice('bepress_'.length) }))
    .filter(({ name }) => !known.has(name))
  return [...own, ...others]
}

/**
 * Reads the creators, each with the affiliations and the ORCID iD that follow the name (`citation_author`). Without
 * such names, reads the list of names in `citation_authors`.
 */
function creatorsOf(metas: Metas): NonNullable<Datacite['creators']> {
  const creators: NonNullable<Datacite['creators']> = []
  for (const { name, content } of metas.take(
    'citation_author',
    'citation_author_institution',
    'citation_author_orcid',
  )) {
    const last = creators.at(-1)
    if (name === 'citation_author') creators.push(agentNamed(content))
    else if (name === 'citation_author_institution') {
      if (last !== undefined) last.affiliation = [...(last.affiliation ?? []), { name: content }]
    } else if (last !== undefined) last.nameIdentifiers = [...(last.nameIdentifiers ?? []), orcidIdentifier(content)]
  }
  if (creators.length > 0) return creators
  return metas
    .texts('citation_authors')
    .flatMap(list => list.split(';'))
    .flatMap(name => (name.trim() === '' ? [] : [agentNamed(name.trim())]))
}

const containers = [
  ['Journal', 'citation_journal_title', 'citation_journal_abbrev'],
  ['ConferenceProceeding', 'citation_conference_title', 'citation_conference'],
  ['Book', 'citation_inbook_title', 'citation_book_title'],
] as const

/**
 * Reads the container of a work. Without a container, the ISBN identifies the work itself, and the ISSN, volume, issue
 * and pages are kept as extras.
 */
function containerOf(metas: Metas): Pick<Datacite, 'relatedItems' | 'relatedIdentifiers'> {
  for (const [type, ...names] of containers) {
    const title = metas.text(...names)
    if (title === undefined) continue
    const [issn, ...further] = new Set(metas.texts('citation_issn').filter(text => parseIssn(text) !== undefined))
    const isbn = metas.texts('citation_isbn').find(text => parseIsbn(text) !== undefined)
    const [volume, issue] = [metas.text('citation_volume'), metas.text('citation_issue')]
    const [firstPage, lastPage] = [metas.text('citation_firstpage'), metas.text('citation_lastpage')]
    const item = containerItem({ type, title, issn, isbn, volume, issue, firstPage, lastPage })
    const found: Datacite = { relatedItems: [item] }
    addFurtherNumbers(
      found,
      further.map(number => ({ number, type: 'ISSN' })),
    )
    return found
  }
  return { relatedItems: [] }
}

function typesOf(metas: Metas): Types | undefined {
  const stated = metas.text('citation_article_type')
  const general = kinds.find(([, names]) => metas.text(...names) !== undefined)?.[0]
  if (general === undefined) return stated === undefined ? undefined : { resourceType: stated }
  return { resourceTypeGeneral: general, ...(stated !== undefined && { resourceType: stated }) }
}

const kinds = [
  ['JournalArticle', ['citation_journal_title', 'citation_journal_abbrev']],
  ['ConferencePaper', ['citation_conference_title', 'citation_conference']],
  ['BookChapter', ['citation_inbook_title', 'citation_book_title']],
  ['Dissertation', ['citation_dissertation_institution', 'citation_dissertation_name']],
  ['Report', ['citation_technical_report_institution', 'citation_technical_report_number']],
] as const

function identifiersOfPage(metas: Metas): AlternateIdentifier[] {
  const isContained = containers.some(([, ...names]) => metas.text(...names) !== undefined)
  return [
    ...metas.texts('citation_arxiv_id').map(text => alternate(text, 'arXiv')),
    ...metas.texts('citation_pmid').map(text => alternate(text, 'PMID')),
    ...metas.texts('citation_pmcid').map(text => alternate(text, 'PMCID')),
    ...(isContained ? [] : metas.texts('citation_isbn').map(text => alternate(text, 'ISBN'))),
  ]
}

const alternate = (alternateIdentifier: string, alternateIdentifierType: string): AlternateIdentifier => ({
  alternateIdentifier,
  alternateIdentifierType,
})

/**
 * Reads the references with a `citation_doi`. `citation_reference` contains members (`citation_title=…;citation_doi=…`)
 * or the text of a reference; references without a DOI are kept as extras.
 */
function referencesOf(metas: Metas): RelatedIdentifier[] {
  return metas.texts('citation_reference').flatMap((text): RelatedIdentifier[] => {
    const doi = parseDoi(partsOfCitation(text).get('citation_doi') ?? '')
    if (doi === undefined) {
      metas.leave('citation_reference', text)
      return []
    }
    return [{ relatedIdentifier: doi, relatedIdentifierType: 'DOI', relationType: 'References' }]
  })
}

/** Reads a funder from `citation_funder=Rain Fund;citation_grant_number=RF-7`, or from a text that is only its name. */
function fundingOf(text: string): FundingReference {
  const parts = partsOfCitation(text)
  const [funderName, awardNumber] = [parts.get('citation_funder'), parts.get('citation_grant_number')]
  if (funderName === undefined) return { funderName: text }
  return { funderName, ...(awardNumber !== undefined && { awardNumber }) }
}

const partsOfCitation = (text: string): Map<string, string> =>
  new Map(
    text.split(';').flatMap(part => {
      const at = part.indexOf('=')
      return at === -1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const]
    }),
  )

interface PageContainer {
  type: NonNullable<RelatedItem['relatedItemType']>
  title: string
  issn?: string | undefined
  isbn?: string | undefined
  volume?: string | undefined
  issue?: string | undefined
  firstPage?: string | undefined
  lastPage?: string | undefined
}

/** Returns the container as a related item in which the work is published. */
export function containerItem({ type, title, issn, isbn, ...numbers }: PageContainer): RelatedItem {
  const [serial, scheme] = issn === undefined ? [isbn, 'ISBN' as const] : [issn, 'ISSN' as const]
  return {
    relatedItemType: type,
    relationType: 'IsPublishedIn',
    ...(serial !== undefined && {
      relatedItemIdentifier: { relatedItemIdentifier: serial, relatedItemIdentifierType: scheme },
    }),
    titles: [{ title }],
    ...Object.fromEntries(Object.entries(numbers).filter(([, text]) => text !== undefined)),
  }
}
