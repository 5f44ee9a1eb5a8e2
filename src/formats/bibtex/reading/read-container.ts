import type { Contributor, RelatedItem, Title } from '../../../model/datacite.ts'
import { type StandardNumber, standardNumbersIn } from '../../work/further-numbers.ts'
import { splitPages } from '../../work/pages.ts'
import { isPartOfBook, relatedTypeOf } from '../writing/add-container.ts'
import { agentNames } from './read-names.ts'
import type { SourceFields } from './source-fields.ts'

const mayBePost = new Set(['misc', 'online', 'electronic', 'www'])

/**
 * Reads the container of an entry, such as the journal of an article or the proceedings of a paper.
 *
 * Returns undefined if the entry type has no container, or if the entry has neither the container's title nor the ISSN
 * of a journal.
 */
export function containerOfEntry(
  type: string,
  editors: readonly Contributor[],
  fields: SourceFields,
): EntryContainer | undefined {
  // A blog post is a `misc` with its blog as the journal, as in Zotero's BibTeX.
  const isPost = mayBePost.has(type) && (fields.peek('journal') ?? fields.peek('journaltitle')) !== undefined
  const isArticle = relatedTypeOf(type) === 'Journal' || isPost
  if (!isArticle && !/^(?:in|supp|bookin)|^conference$/.test(type)) return undefined
  const title = isArticle
    ? (fields.title('journaltitle') ?? fields.title('fjournal') ?? fields.title('journal'))
    : (fields.title('booktitle') ?? fields.text('maintitle'))
  if (title === undefined && !(isArticle && (fields.peek('issn') ?? fields.peek('eissn')) !== undefined))
    return undefined
  const item: RelatedItem = { relatedItemType: relatedTypeOf(type) as RelatedItemType, relationType: 'IsPublishedIn' }
  const [first, ...others] = numbersOf(isArticle ? ['eissn', 'issn'] : ['isbn', 'eissn', 'issn'], fields)
  if (first !== undefined)
    item.relatedItemIdentifier = { relatedItemIdentifier: first.number, relatedItemIdentifierType: first.type }
  if (title !== undefined) item.titles = containerTitles(title, isArticle, fields)
  const authors = isArticle ? [] : agentNames('bookauthor', fields)
  if (authors.length > 0) item.creators = authors.map(withoutIdentifiers)
  addPlace(item, type, fields)
  if (!isArticle && editors.length > 0) item.contributors = editors.map(withoutIdentifiers)
  return { item, others }
}

/** The container of an entry, and the container's ISBNs or ISSNs that are not its identifier. */
export interface EntryContainer {
  item: RelatedItem
  others: StandardNumber[]
}

/**
 * Reads the ISBNs or ISSNs in the given fields. Databases write the electronic ISSN in `eissn`, in addition to `issn`.
 */
const numbersOf = (names: readonly ('isbn' | 'issn' | 'eissn')[], fields: SourceFields): StandardNumber[] =>
  names.flatMap(name => {
    const text = fields.text(name)
    const type = numberTypes[name]
    return text === undefined ? [] : standardNumbersIn(text).map(number => ({ number, type }))
  })

const numberTypes = { isbn: 'ISBN', issn: 'ISSN', eissn: 'EISSN' } as const

function addPlace(item: RelatedItem, type: string, fields: SourceFields): void {
  const volume = fields.text('volume')
  if (volume !== undefined) item.volume = volume
  // In a part of a book in a series, the number is that of the series.
  const isNumbered = isPartOfBook(type) && fields.peek('series') !== undefined
  const issue = isNumbered ? undefined : (fields.text('number') ?? fields.text('issue'))
  if (issue !== undefined) item.issue = issue
  const [chapter, eid] = [fields.text('chapter'), fields.text('eid')]
  if (chapter !== undefined && eid !== undefined) fields.leave('eid')
  const number = chapter ?? eid
  if (number !== undefined) {
    item.number = number
    item.numberType = chapter === undefined ? 'Article' : 'Chapter'
  }
  const pages = fields.isLeft('pages') ? fields.text('pages') : undefined
  if (pages !== undefined) {
    const { firstPage, lastPage } = splitPages(pages)
    item.firstPage = firstPage
    if (lastPage !== undefined) item.lastPage = lastPage
  }
  const edition = fields.text('edition')
  if (edition !== undefined) item.edition = edition
}

type RelatedItemType = NonNullable<RelatedItem['relatedItemType']>

function containerTitles(title: string, isArticle: boolean, fields: SourceFields): Title[] {
  const titles: Title[] = [{ title }]
  const subtitle = fields.text(isArticle ? 'journalsubtitle' : 'booksubtitle')
  const short = isArticle ? (fields.text('shortjournal') ?? shortBeside(fields)) : undefined
  if (subtitle !== undefined) titles.push({ title: subtitle, titleType: 'Subtitle' })
  if (short !== undefined) titles.push({ title: short, titleType: 'AlternativeTitle' })
  return titles
}

/** Takes the abbreviated title in `journal` if the entry also has the full title in `fjournal`, as in MathSciNet. */
const shortBeside = (fields: SourceFields): string | undefined =>
  fields.isLeft('journal') && fields.peek('fjournal') !== undefined ? fields.text('journal') : undefined

/** Removes an agent's name identifiers, which the agents of related items (20.2, 20.12) cannot have. */
const withoutIdentifiers = <A extends { nameIdentifiers?: unknown }>({ nameIdentifiers: _, ...agent }: A) => agent
