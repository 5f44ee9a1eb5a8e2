import { entryOf, isObject } from '../../core/object.ts'
import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { parseDoi, parsePmid } from '../../identifiers/index.ts'
import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { AlternateIdentifier, CitedFile, Datacite, RelatedItem } from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { withCited } from '../work/cited-members.ts'
import { addFurtherNumbers, type StandardNumber } from '../work/further-numbers.ts'
import { isDoiUrl } from '../work/identify.ts'
import { MemberReader } from '../work/reading/member-reader.ts'
import type { Note } from '../work/reading/read-json-records.ts'
import { readAuthorship, readOpenalexFunding, readOpenalexSubjects } from './read-lists.ts'

const say = messagesOf('openalex', {
  notWork: 'This is not an OpenAlex work: it has neither "id" nor "doi".',
})

/** Members that OpenAlex computes, that are counts, or that repeat another member. */
const computed = [
  ['indexed_in', 'open_access', 'countries_distinct_count', 'institutions_distinct_count', 'institutions'],
  ['corresponding_author_ids', 'corresponding_institution_ids', 'apc_list', 'apc_paid', 'fwci', 'has_fulltext'],
  [
    'cited_by_count',
    'citation_normalized_percentile',
    'cited_by_percentile_year',
    'is_paratext',
    'is_xpac',
    'is_authors_truncated',
  ],
  ['primary_topic', 'locations_count', 'best_oa_location'],
  ['referenced_works_count', 'related_works', 'cited_by_api_url', 'counts_by_year', 'updated_date'],
  ['created_date', 'versions', 'fulltext_origin', 'ngrams_url', 'relevance_score'],
  [
    'abstract_inverted_index_v3',
    'has_content',
    'content_urls',
    'fulltext',
    'host_venue',
    'alternate_host_venues',
    'funders',
  ],
].flat()

/** Reads an OpenAlex work: https://docs.openalex.org/api-entities/works/work-object. */
export function readOpenalex(value: unknown, note: Note): Datacite | Message {
  if (!isObject(value) || (typeof value.id !== 'string' && typeof value.doi !== 'string')) return say('notWork')
  const work = new MemberReader(value, note)
  const [doi, title, language] = [work.text('doi'), work.text('title'), work.text('language')]
  const ownName = work.peek('display_name')
  if (title === undefined || title === ownName) work.leave(['display_name'])
  const type = work.text('type') ?? 'other'
  const [general, text] = entryOf(openalexTypes, type) ?? ['Other', type]
  const place = work.member('primary_location')
  const [page, pdf] = [place.text('landing_page_url'), place.text('pdf_url')]
  const source = readSource(place, work)
  const license = place.text('license')
  const abstract = readAbstract(work)
  const lists = {
    creators: work.members('authorships').map(readAuthorship),
    titles: (title ?? ownName) === undefined ? [] : [{ title: title ?? ownName ?? '' }],
    subjects: readOpenalexSubjects(work),
    alternateIdentifiers: readOpenalexIds(work),
    rightsList: license === undefined ? [] : [{ rights: license }],
    descriptions: abstract === undefined ? [] : [{ description: abstract, descriptionType: 'Abstract' as const }],
    fundingReferences: readOpenalexFunding(work),
    relatedIdentifiers: work.texts('referenced_works').map(cited => ({
      relatedIdentifier: cited,
      relatedIdentifierType: 'URL' as const,
      relationType: 'References' as const,
    })),
    relatedItems: source.item === undefined ? [] : [source.item],
  }
  const record: Datacite = {
    ...(doi !== undefined && { doi: parseDoi(doi) ?? doi }),
    ...(source.publisher !== undefined && { publisher: { name: source.publisher } }),
    ...readOpenalexDates(work),
    ...(language !== undefined && { language }),
    types: { resourceTypeGeneral: general, ...(text !== undefined && { resourceType: text }) },
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  }
  addFurtherNumbers(record, source.further ?? [])
  if (work.peekAny('is_retracted') === false) work.leave(['is_retracted'])
  place.leave(['id', 'is_oa', 'is_accepted', 'is_published', 'license_id'])
  leaveCopies(work)
  work.leave(computed)
  const file: CitedFile[] = pdf !== undefined ? [{ url: pdf, mediaType: 'application/pdf' }] : []
  const read = { ...record, ...extrasOf('openalex', work.rest()) }
  return withCited(read, { URL: page !== undefined && isDoiUrl(page) ? undefined : page, file }, 'openalex')
}

/** Marks the list of copies as read if it only repeats the primary location. */
function leaveCopies(work: MemberReader): void {
  const [primary, all] = [work.peekAny('primary_location'), [work.peekAny('locations') ?? []].flat()]
  const addressOf = (place: unknown): unknown[] => (isObject(place) ? [place.landing_page_url, place.pdf_url] : [])
  if (all.every(place => addressOf(place).join() === addressOf(primary).join())) work.leave(['locations'])
}

interface Source {
  item?: RelatedItem
  /** The ISSNs of the source in addition to its linking ISSN. */
  further?: StandardNumber[]
  publisher?: string
}

/**
 * Reads the journal, series or proceedings. A repository that has a copy is read as the publisher, not as a container.
 */
function readSource(place: MemberReader, work: MemberReader): Source {
  const source = place.member('source')
  const [name, publisher, issn] = [
    source.text('display_name'),
    source.text('host_organization_name'),
    source.text('issn_l'),
  ]
  const type = source.text('type')
  const further = source.texts('issn').filter(number => number !== issn)
  source.leave(ofSource)
  const biblio = work.member('biblio')
  const [volume, issue] = [biblio.text('volume'), biblio.text('issue')]
  const [firstPage, lastPage] = [biblio.text('first_page'), biblio.text('last_page')]
  if (type === 'repository' || name === undefined) {
    const found = type === 'repository' ? name : publisher
    return found === undefined ? {} : { publisher: found }
  }
  const relatedItemType = (type === undefined ? undefined : entryOf(sourceTypes, type)) ?? 'Other'
  return {
    item: {
      relatedItemType,
      relationType: 'IsPublishedIn',
      ...(issn !== undefined && {
        relatedItemIdentifier: { relatedItemIdentifier: issn, relatedItemIdentifierType: 'ISSN' as const },
      }),
      titles: [{ title: name }],
      ...(volume !== undefined && { volume }),
      ...(issue !== undefined && { issue }),
      ...(firstPage !== undefined && { firstPage }),
      ...(lastPage !== undefined && { lastPage }),
    },
    further: issn === undefined ? [] : further.map(number => ({ number, type: 'ISSN' })),
    ...(publisher !== undefined && { publisher }),
  }
}

function readOpenalexDates(work: MemberReader): Pick<Datacite, 'publicationYear' | 'dates'> {
  const [date, given] = [work.text('publication_date'), work.peek('publication_year') ?? '']
  const year = /^\d{4}$/.test(given) ? work.text('publication_year') : undefined
  const stated = date === undefined ? undefined : parseDate(date)?.from?.year
  const known = year === undefined ? stated : Number(year)
  return {
    ...(known !== undefined && { publicationYear: known }),
    // OpenAlex writes 1 January if it knows only the year.
    ...(date !== undefined && !date.endsWith('-01-01') && { dates: [{ date, dateType: 'Issued' as const }] }),
  }
}

function readOpenalexIds(work: MemberReader): AlternateIdentifier[] {
  const ids = work.member('ids')
  const own = work.text('id') ?? ids.peek('openalex')
  const [pmid, pmcid] = [ids.text('pmid'), ids.text('pmcid')]
  const mag = ids.text('mag')
  if (own === ids.peek('openalex')) ids.leave(['openalex'])
  if (sameDoi(ids.peek('doi'), work.peek('doi'))) ids.leave(['doi'])
  return [
    ...(own === undefined ? [] : [{ alternateIdentifier: own, alternateIdentifierType: 'OpenAlex' }]),
    ...(pmid === undefined ? [] : [{ alternateIdentifier: parsePmid(pmid) ?? pmid, alternateIdentifierType: 'PMID' }]),
    ...(pmcid === undefined
      ? []
      : [{ alternateIdentifier: /PMC\d{1,12}/.exec(pmcid)?.[0] ?? pmcid, alternateIdentifierType: 'PMCID' }]),
    ...(mag === undefined ? [] : [{ alternateIdentifier: mag, alternateIdentifierType: 'MAG' }]),
  ]
}

const sameDoi = (one = '', other = ''): boolean => parseDoi(one)?.toLowerCase() === parseDoi(other)?.toLowerCase()

/** Reads the abstract from its inverted index. An index with values that are not positions is also kept as an extra. */
function readAbstract(work: MemberReader): string | undefined {
  const index = work.peekAny('abstract_inverted_index')
  if (!isObject(index)) return undefined
  const words: { at: number; word: string }[] = []
  let isWhole = true
  for (const [word, places] of Object.entries(index))
    for (const at of Array.isArray(places) ? (places as unknown[]) : [places])
      if (typeof at === 'number' && at >= 0) words.push({ at, word })
      else isWhole = false
  if (isWhole) work.leave(['abstract_inverted_index'])
  words.sort((a, b) => a.at - b.at)
  return words.length === 0 ? undefined : words.map(({ word }) => word).join(' ')
}

/**
 * The types of OpenAlex works, with the general type (10.a) and any further detail as text:
 * https://docs.openalex.org/api-entities/works/work-object#type.
 */
const openalexTypes: Readonly<Record<string, readonly [general: ResourceTypeGeneral, text?: string]>> = {
  article: ['JournalArticle'],
  book: ['Book'],
  'book-chapter': ['BookChapter'],
  'conference-paper': ['ConferencePaper'],
  database: ['Dataset', 'Database'],
  dataset: ['Dataset'],
  dissertation: ['Dissertation'],
  editorial: ['JournalArticle', 'Editorial'],
  erratum: ['JournalArticle', 'Erratum'],
  grant: ['Award'],
  letter: ['JournalArticle', 'Letter'],
  libguides: ['InteractiveResource', 'Library guide'],
  other: ['Other'],
  paratext: ['Text', 'Paratext'],
  'peer-review': ['PeerReview'],
  preprint: ['Preprint'],
  'reference-entry': ['BookChapter', 'Reference entry'],
  report: ['Report'],
  'report-component': ['Report', 'Report component'],
  retraction: ['JournalArticle', 'Retraction'],
  review: ['JournalArticle', 'Review'],
  software: ['Software'],
  standard: ['Standard'],
  'supplementary-materials': ['Other', 'Supplementary materials'],
}

/** Members about a source as a whole, not about the work in it. */
const ofSource = [
  ['id', 'is_oa', 'is_in_doaj', 'is_core', 'is_indexed_in_scopus', 'host_organization', 'host_organization_lineage'],
  ['host_organization_lineage_names', 'publisher', 'publisher_id', 'publisher_lineage', 'publisher_lineage_names'],
].flat()

const sourceTypes: Readonly<Record<string, ResourceTypeGeneral>> = {
  'book series': 'Collection',
  conference: 'ConferenceProceeding',
  'ebook platform': 'Book',
  journal: 'Journal',
}
