import { entryOf } from '../../core/object.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { RelationType } from '../../kernel/vocabularies/index.ts'
import type { Datacite, RelatedItem, Subject } from '../../model/datacite.ts'
import type { CitedTexts } from '../work/cited-members.ts'
import { addFurtherNumbers } from '../work/further-numbers.ts'
import { splitPages } from '../work/pages.ts'
import { addAll, addTo } from '../work/reading/record-lists.ts'
import type { PubmedArticle } from './article-type.ts'
import { agentOfPubmed } from './read-agents.ts'

const schemes: Readonly<Record<string, string>> = {
  pii: 'PII',
  pmc: 'PMCID',
  pmcid: 'PMCID',
  mid: 'NIHMSID',
  bookaccession: 'Bookaccession',
}

/**
 * Publication types of PubMed and ERIC, each with the general type that it implies.
 *
 * If an article has several of these types, JournalArticle takes precedence; otherwise, the first type in the article
 * applies.
 */
const generalTypes: Readonly<Record<string, NonNullable<NonNullable<Datacite['types']>['resourceTypeGeneral']>>> = {
  preprint: 'Preprint',
  dataset: 'Dataset',
  book: 'Book',
  books: 'Book',
  'book chapter': 'BookChapter',
  'journal articles': 'JournalArticle',
  'collected works - proceedings': 'ConferenceProceeding',
  'dissertations/theses - doctoral dissertations': 'Dissertation',
  'dissertations/theses - masters theses': 'Dissertation',
  'reports - descriptive': 'Report',
  'reports - evaluative': 'Report',
  'reports - general': 'Report',
  'reports - research': 'Report',
}

/**
 * The general types of works that have no container. If ERIC names a source as the journal of such a work, the source
 * is read as the publisher.
 */
const wholeTypes: ReadonlySet<string> = new Set(['Book', 'Report', 'Dissertation', 'ConferenceProceeding'])

/** Matches the usual types of articles and books, and the types that state the funding. */
const usualType = /^(?:Journal Articles?|Books?|Research Support\b.*)$/

/**
 * The relation types for links between articles, by the names of the links in XML and their tags in tagged text. All
 * other links are of type Other.
 */
const relationKinds: Readonly<Record<string, RelationType>> = {
  Cites: 'References',
  UpdateOf: 'IsNewVersionOf',
  UOF: 'IsNewVersionOf',
  UpdateIn: 'IsPreviousVersionOf',
  UIN: 'IsPreviousVersionOf',
  RepublishedFrom: 'IsVariantFormOf',
  RPF: 'IsVariantFormOf',
  CommentOn: 'Reviews',
  CON: 'Reviews',
  CommentIn: 'IsReviewedBy',
  CIN: 'IsReviewedBy',
}

/**
 * Removes the full stop that PubMed adds to every article title without final punctuation.
 *
 * An ellipsis, or the full stop of an abbreviation, stays, because PubMed adds nothing after it.
 */
const withoutPoint = (title: string): string => (abbreviated.test(title) ? title : title.replace(/(?<=[^.\s])\.$/, ''))

/** Matches a title that ends in an ellipsis, in initials such as `U.S.` or in a common abbreviation. */
const abbreviated = /(?:\.\.|\b\p{L}\.\p{L}\.|\b(?:al|cf|Co|Corp|Dr|etc|Inc|Jr|Ltd|nov|Sr|sp|spp|St|vs)\.)$/u

/** Returns the record of an article, and its values that are outside the kernel. */
export function recordOfArticle(article: PubmedArticle): { record: Datacite; cited: CitedTexts } {
  const record: Datacite = {}
  const doi = article.ids
    .map(({ kind, id }) => (kind === 'doi' ? parseDoi(id) : undefined))
    .find(found => found !== undefined)
  if (doi !== undefined) record.doi = doi
  readTypes(article, record)
  const isBook = record.types?.resourceTypeGeneral === 'Book'
  const isChapter = record.types?.resourceTypeGeneral === 'BookChapter'
  const isWhole = wholeTypes.has(record.types?.resourceTypeGeneral ?? '')
  const title = article.title ?? article.book ?? article.collection
  if (title !== undefined) addTo(record, 'titles', { title: article.title === undefined ? title : withoutPoint(title) })
  if (article.vernacular !== undefined)
    addTo(record, 'titles', {
      title: withoutPoint(article.vernacular),
      titleType: 'AlternativeTitle',
      ...(article.language && { lang: article.language }),
    })
  addAll(record, 'creators', article.authors.flatMap(agentOfPubmed))
  addAll(
    record,
    'contributors',
    article.editors.flatMap(agentOfPubmed).map(agent => ({ ...agent, contributorType: 'Editor' as const })),
  )
  addAll(
    record,
    'contributors',
    article.investigators
      .flatMap(agentOfPubmed)
      .map(agent => ({ ...agent, contributorType: 'ProjectMember' as const })),
  )
  const publisher = article.publisher ?? (isWhole ? article.journal : undefined)
  if (publisher !== undefined) record.publisher = { name: publisher }
  readArticleDates(article, record)
  if (article.language !== undefined) record.language = article.language
  if (article.abstract.length > 0)
    addTo(record, 'descriptions', { description: article.abstract.join('<br>'), descriptionType: 'Abstract' })
  if (article.collection !== undefined && article.collection !== title)
    addTo(record, 'descriptions', { description: article.collection, descriptionType: 'SeriesInformation' })
  addAll(record, 'subjects', article.headings.map(headingOf))
  addAll(
    record,
    'subjects',
    article.keywords.map(subject => ({ subject })),
  )
  if (article.rights !== undefined) addTo(record, 'rightsList', { rights: article.rights })
  readIdentifiers(article, record, isBook)
  for (const { number, agency } of article.grants)
    addTo(record, 'fundingReferences', {
      ...(agency && { funderName: agency }),
      ...(number && { awardNumber: number }),
    })
  const item = isWhole ? undefined : containerOfArticle(article, record, isChapter)
  if (item !== undefined) addTo(record, 'relatedItems', item)
  return {
    record,
    cited: {
      URL: article.page,
      ...(isBook && { edition: article.edition }),
      ...(article.book !== undefined && { 'publisher-place': article.place }),
    },
  }
}

function readTypes({ types, ids, book, title }: PubmedArticle, record: Datacite): void {
  const known = types.flatMap(type => entryOf(generalTypes, type.toLowerCase()) ?? [])
  const isInJournal = known.includes('JournalArticle') || ids.some(({ kind, id }) => kind === 'ERIC' && /^EJ/.test(id))
  const general = isInJournal ? 'JournalArticle' : known[0]
  const text = types.find(
    type => !usualType.test(type) && type.toLowerCase().replace(' ', '') !== general?.toLowerCase(),
  )
  const ofBook = book === undefined ? undefined : title === undefined || title === book ? 'Book' : 'BookChapter'
  record.types = {
    resourceTypeGeneral: ofBook ?? general ?? 'JournalArticle',
    ...(text !== undefined && { resourceType: text }),
  }
}

function readArticleDates({ published, online, history }: PubmedArticle, record: Datacite): void {
  const issued = published ?? online
  const year = issued?.slice(0, 4)
  if (year !== undefined) record.publicationYear = Number(year)
  if (issued !== undefined && issued !== year) addTo(record, 'dates', { date: issued, dateType: 'Issued' })
  if (online !== undefined && online !== issued)
    addTo(record, 'dates', { date: online, dateType: 'Available', dateInformation: 'published online' })
  for (const { status, date } of history) {
    const dateType = entryOf(historySteps, status)
    if (dateType !== undefined) addTo(record, 'dates', { date, dateType })
    else if (!stepsOfPubmed.has(status)) addTo(record, 'dates', { date, dateType: 'Other', dateInformation: status })
  }
}

/**
 * The steps of an article's history that are not read as dates.
 *
 * They concern only PubMed, or they are steps of publication, whose dates are read from the citation.
 */
const stepsOfPubmed: ReadonlySet<string> = new Set(
  'aheadofprint ecollection entrez epublish medline medliner pmc pmc-release pmcr ppublish premedline pubmed pubmedr'.split(
    ' ',
  ),
)

/**
 * The steps of an article's history for which the kernel has a date type (8.a). The dates of all other steps, except
 * `stepsOfPubmed`, are of type Other.
 */
const historySteps: Readonly<Record<string, 'Submitted' | 'Accepted'>> = { received: 'Submitted', accepted: 'Accepted' }

const headingOf = ({ text, id }: PubmedArticle['headings'][number]): Subject => ({
  subject: text,
  subjectScheme: 'MeSH',
  schemeUri: 'https://id.nlm.nih.gov/mesh/',
  ...(id !== undefined && { valueUri: `https://id.nlm.nih.gov/mesh/${id}` }),
})

/**
 * Reads the PMID and the other identifiers of the article, except its own DOI. Also reads the links to related articles
 * and the DOIs of the references.
 */
function readIdentifiers(
  { pmid, ids, isbns, relations, references }: PubmedArticle,
  record: Datacite,
  isBook: boolean,
): void {
  const known = new Set([record.doi?.toLowerCase()])
  const put = (alternateIdentifier: string, alternateIdentifierType: string): void => {
    const key = alternateIdentifier.toLowerCase()
    if (known.has(key)) return
    known.add(key)
    addTo(record, 'alternateIdentifiers', { alternateIdentifier, alternateIdentifierType })
  }
  if (pmid !== undefined) put(pmid, 'PMID')
  for (const { kind, id } of ids)
    if (kind !== 'pubmed')
      put(kind === 'doi' ? (parseDoi(id) ?? id) : id, kind === 'doi' ? 'DOI' : (schemes[kind] ?? kind))
  if (isBook) for (const isbn of isbns) put(isbn, 'ISBN')
  for (const { kind, pmid: other } of relations) {
    const relationType = entryOf(relationKinds, kind)
    addTo(record, 'relatedIdentifiers', {
      relatedIdentifier: other,
      relatedIdentifierType: 'PMID',
      relationType: relationType ?? 'Other',
      ...(relationType === undefined && { relationTypeInformation: kind }),
    })
  }
  for (const doi of new Set(references))
    addTo(record, 'relatedIdentifiers', {
      relatedIdentifier: doi,
      relatedIdentifierType: 'DOI',
      relationType: 'References',
    })
}

function containerOfArticle(article: PubmedArticle, record: Datacite, isChapter: boolean): RelatedItem | undefined {
  const title = isChapter ? article.book : article.journal
  const numbers = isChapter
    ? article.isbns.map(number => ({ number, type: 'ISBN' as const }))
    : article.issns.map(({ number, kind }) => ({
        number,
        type: /electronic/i.test(kind) ? ('EISSN' as const) : ('ISSN' as const),
      }))
  const [first, ...others] = numbers.sort((a, b) => Number(b.type === 'EISSN') - Number(a.type === 'EISSN'))
  if (title === undefined && article.abbreviated === undefined && first === undefined) return undefined
  addFurtherNumbers(record, others)
  const titles = [
    ...(title === undefined ? [] : [{ title }]),
    ...(article.abbreviated === undefined || article.abbreviated === title
      ? []
      : [{ title: article.abbreviated, titleType: 'AlternativeTitle' as const }]),
  ]
  return {
    relatedItemType: isChapter ? 'Book' : 'Journal',
    relationType: 'IsPublishedIn',
    ...(first !== undefined && {
      relatedItemIdentifier: { relatedItemIdentifier: first.number, relatedItemIdentifierType: first.type },
    }),
    ...(titles.length > 0 && { titles }),
    ...(article.volume !== undefined && { volume: article.volume }),
    ...(article.issue !== undefined && { issue: article.issue }),
    ...(article.number !== undefined && { number: article.number, numberType: 'Article' as const }),
    ...(article.pages !== undefined && wholePages(article.pages)),
    ...(isChapter && article.edition !== undefined && { edition: article.edition }),
  }
}

/** Returns the first and the last page, with the leading digits that PubMed omits: `1204-11` is 1204 to 1211. */
function wholePages(text: string): Pick<RelatedItem, 'firstPage' | 'lastPage'> {
  const { firstPage, lastPage } = splitPages(text)
  if (lastPage === undefined) return { firstPage }
  const isCut = /^\d+$/.test(lastPage) && /\d$/.test(firstPage) && lastPage.length < firstPage.length
  const whole =
    isCut && /^\d+$/.test(firstPage) ? firstPage.slice(0, firstPage.length - lastPage.length) + lastPage : lastPage
  return { firstPage, lastPage: whole }
}
