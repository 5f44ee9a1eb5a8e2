import { entryOf } from '../../core/object.ts'
import type { Datacite, DateEntry } from '../../model/datacite.ts'
import { parseTree } from '../../text/xml/parse-tree.ts'
import { attributeOf, elementsOf, isBlank, textOf, type XmlElement } from '../../text/xml/tree.ts'
import type { CarriedTypes } from './carried-types.ts'

/**
 * Returns a record with the types, dates and year that the registry reads from Crossref XML.
 *
 * Adds a creator with the name `:(unav)` if the record has no creators. Source: crossref_reader.rb:25-157 of bolognese
 * 2.5.1.
 *
 * Returns the record unchanged if the XML describes no work.
 */
export function membersOfCrossref(record: Datacite, text: string): Datacite {
  const tree = parseTree(text)
  const query = 'root' in tree ? elementIn(tree.root, 'query') : undefined
  const crossref = elementIn(elementIn(query, 'doi_record'), 'crossref')
  const [model] = crossref === undefined ? [] : elementsOf(crossref)
  if (model === undefined) return record
  const { work, type } = workOf(model)
  const issued = publishedOn(work) ?? itemIn(query, 'created')?.slice(0, 10)
  return {
    ...record,
    types: typesOf(type) as NonNullable<Datacite['types']>,
    dates: [...dated(issued, 'Issued'), ...dated(itemIn(query, 'last-update'), 'Updated')],
    ...(issued !== undefined && { publicationYear: issued.slice(0, 4) }),
    ...((record.creators ?? []).length === 0 && { creators: [{ nameType: 'Organizational', name: ':(unav)' }] }),
  }
}

const dated = (date: string | undefined, dateType: NonNullable<DateEntry['dateType']>): DateEntry[] =>
  date === undefined ? [] : [{ date, dateType }]

function* descendantsOf(element: XmlElement): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    yield child
    yield* descendantsOf(child)
  }
}

function elementIn(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const found of element === undefined ? [] : descendantsOf(element)) if (found.local === name) return found
  return undefined
}

const lineOf = (element: XmlElement | undefined): string | undefined =>
  (element === undefined ? '' : textOf(element).trim()) || undefined

function itemIn(query: XmlElement | undefined, name: string): string | undefined {
  for (const item of query === undefined ? [] : descendantsOf(query))
    if (/^crm[-_]item$/.test(item.local) && attributeOf(item, 'name') === name) return lineOf(item)
  return undefined
}

/** Returns the element that describes a work, and the name of its type in the registry's tables. */
function workOf(model: XmlElement): { work: XmlElement | undefined; type: string } {
  const first = (...names: readonly string[]): XmlElement | undefined =>
    names.map(name => elementIn(model, name)).find(found => found?.content.some(isContent))
  switch (model.local) {
    case 'book': {
      const work = first('content_item', 'book_metadata', 'book_series_metadata', 'book_set_metadata')
      const part = work && attributeOf(work, 'component_type')
      return { work, type: part === undefined ? 'Book' : camelCased(`book_${part}`) }
    }
    case 'journal': {
      const work = first('journal_article', 'journal_issue', 'journal_metadata')
      return { work, type: camelCased(work?.local.replace(/_metadata$/, '') ?? 'journal') }
    }
    case 'conference':
      return { work: first('conference_paper'), type: 'Conference' }
    case 'database':
      return { work: first('dataset'), type: 'Dataset' }
    case 'report_paper':
    case 'report-paper':
      return { work: first('report-paper_metadata', 'report_paper_metadata'), type: 'Report' }
    case 'sa_component':
      return { work: first('component'), type: 'SaComponent' }
    default:
      return { work: model, type: camelCased(model.local) }
  }
}

const isContent = (part: string | XmlElement): boolean => typeof part !== 'string' || !isBlank(part)

const camelCased = (name: string): string =>
  name.replace(/(?:^|[_-])([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Returns the first publication date of a work, else its acceptance date: crossref_reader.rb:336-344. */
function publishedOn(work: XmlElement | undefined): string | undefined {
  const date = elementIn(work, 'publication_date') ?? elementIn(work, 'acceptance_date')
  const [year, ...others] = ['year', 'month', 'day'].map(name => lineOf(elementIn(date, name)))
  if (year === undefined) return undefined
  const gap = others.indexOf(undefined)
  return [year.padStart(4, '0'), ...others.slice(0, gap < 0 ? 2 : gap).map(part => part?.padStart(2, '0'))].join('-')
}

/** The names of each Crossref type in DataCite, schema.org, CSL, BibTeX and RIS: utils.rb:116-263, 361-387. */
const crossrefTypes: Readonly<Record<string, readonly (string | undefined)[]>> = {
  Book: ['Book', 'Book', 'book', 'book', 'BOOK'],
  BookChapter: ['BookChapter', 'Chapter', 'chapter', 'inbook', 'CHAP'],
  BookPart: [undefined, undefined, undefined, undefined, 'CHAP'],
  BookSection: ['BookChapter', undefined, 'chapter', 'inbook', 'CHAP'],
  Dataset: ['Dataset', 'Dataset', 'dataset', undefined, 'DATA'],
  Dissertation: ['Dissertation', 'Thesis', 'thesis', 'phdthesis', 'THES'],
  Journal: ['Journal'],
  JournalArticle: ['JournalArticle', 'ScholarlyArticle', 'article-journal', 'article', 'JOUR'],
  JournalIssue: ['Text', 'PublicationIssue'],
  PeerReview: ['PeerReview', 'Review'],
  PostedContent: ['JournalArticle', 'ScholarlyArticle', undefined, 'article'],
  Report: ['Report', 'Report', 'report', 'techreport', 'RPRT'],
  SaComponent: ['Text'],
  Standard: ['Standard', undefined, undefined, undefined, 'STAND'],
}

function typesOf(type: string): CarriedTypes {
  const [general, schemaOrg, citeproc, bibtex, ris] = entryOf(crossrefTypes, type) ?? []
  return {
    ...(general !== undefined && { resourceTypeGeneral: general }),
    resourceType: type,
    schemaOrg: schemaOrg ?? 'ScholarlyArticle',
    citeproc: citeproc ?? 'article-journal',
    bibtex: bibtex ?? 'misc',
    ris: ris ?? 'JOUR',
  }
}
