import { sampleText } from '../../datacite/read/text-sample.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { elementsOf, placesOfElements, readXml, type XmlElement } from '../../text/xml/read.ts'
import type { OtherFormat, ReadResult } from '../format.ts'
import { pubmedXmlRow } from '../table.ts'
import { withCited } from '../work/cited-members.ts'
import { tagOfLibraryCode } from '../work/language-codes.ts'
import { withKept } from '../work/losses/write-each.ts'
import { ElementReader } from '../work/reading/element-reader.ts'
import { emptyArticle, type PubmedArticle } from './article-type.ts'
import { isPubmedXml } from './detect.ts'
import { sayPubmed } from './messages.ts'
import { dateIn } from './nbib.ts'
import type { PubmedAgent } from './read-agents.ts'
import { recordOfArticle } from './read-article.ts'

/** PubMed's XML (PubmedArticleSet): https://dtd.nlm.nih.gov/ncbi/pubmed/. It is only read. */
export const pubmedXml: OtherFormat<'pubmed-xml', 'detect' | 'read'> = {
  ...pubmedXmlRow,
  detect: (text, sample = sampleText(text)) => isPubmedXml(sample),
  read: readPubmedXml,
  places: text => placesOfElements(text, citationsIn),
}

function readPubmedXml(text: string): ReadResult {
  const xml = readXml(text)
  if (!xml.ok) return xml
  const records = citationsIn(xml.root).map(recordOfPubmed)
  if (records.length > 0) return { ok: true, records, diagnostics: [] }
  const message = sayPubmed('noCitationIn', { root: xml.root.name })
  return { ok: false, diagnostics: [xml.error(xml.root, 'schema/unrecognised', message)] }
}

function citationsIn(element: XmlElement): XmlElement[] {
  const isWhole = element.local === 'PubmedArticle' || element.local === 'PubmedBookArticle'
  if (isWhole || (element.local === 'MedlineCitation' && element.parent?.local !== 'PubmedArticle')) return [element]
  return elementsOf(element).flatMap(citationsIn)
}

/** Elements about PubMed's own management of a citation. */
const bookkeeping = [
  ['DateCreated', 'DateCompleted', 'DateRevised', 'MedlineJournalInfo', 'CitationSubset', 'History'],
  ['PublicationStatus', 'NumberOfReferences'],
].flat()

function recordOfPubmed(element: XmlElement): Datacite {
  const whole = new ElementReader(element)
  const citation =
    element.local === 'PubmedArticle'
      ? whole.child('MedlineCitation')
      : element.local === 'PubmedBookArticle'
        ? whole.child('BookDocument')
        : whole
  const article = emptyArticle()
  for (const name of ['Status', 'Owner', 'VersionID', 'VersionDate', 'IndexingMethod']) citation.attribute(name)
  citation.leave(...bookkeeping)
  citation.child('PMID').attribute('Version')
  article.pmid = citation.text('PMID')
  const inner = citation.has('Article') ? citation.child('Article') : citation
  inner.attribute('PubModel')
  readJournal(inner, article)
  readText(inner, article)
  readPeople(inner, article)
  readTerms(citation, inner, article)
  readLinks(whole, citation, article)
  const { record, cited } = recordOfArticle(article)
  return withKept(withCited(record, cited, 'pubmed-xml'), 'pubmed-xml', whole.rest())
}

function readJournal(inner: ElementReader, article: PubmedArticle): void {
  const journal = inner.child('Journal')
  const issue = journal.child('JournalIssue')
  issue.attribute('CitedMedium')
  article.journal = journal.text('Title')
  article.abbreviated = journal.text('ISOAbbreviation')
  for (const issn of journal.children('ISSN')) {
    const kind = issn.attribute('IssnType') ?? ''
    const number = issn.line()
    if (number !== undefined) article.issns.push({ number, kind })
  }
  article.volume = issue.text('Volume')
  article.issue = issue.text('Issue')
  article.published = dateOf(issue.child('PubDate'))
  const online = inner.child('ArticleDate')
  online.attribute('DateType')
  article.online = dateOf(online)
  const pages = inner.child('Pagination')
  article.pages = pages.text('MedlinePgn')
  if (article.pages === undefined)
    article.pages = [pages.text('StartPage'), pages.text('EndPage')].filter(Boolean).join('-') || undefined
  else leaveEnds(pages, article.pages)
  const book = inner.child('Book')
  article.book = book.text('BookTitle')
  article.collection = book.text('CollectionTitle')
  article.edition = book.text('Edition')
  article.publisher = book.child('Publisher').text('PublisherName')
  article.place = book.child('Publisher').text('PublisherLocation')
  article.isbns.push(...book.texts('Isbn'))
  article.published ??= dateOf(book.child('PubDate'))
}

/** Marks `StartPage` and `EndPage` as read if they repeat the given page numbers. */
function leaveEnds(pages: ElementReader, given: string): void {
  const plain = new ElementReader(pages.element)
  if (given.startsWith(plain.text('StartPage') ?? '')) pages.leave('StartPage')
  // PubMed omits the digits of the last page that it shares with the first.
  if ((plain.text('EndPage') ?? '').endsWith(given.split('-').at(-1) ?? '')) pages.leave('EndPage')
}

const dateOf = (date: ElementReader): string | undefined => {
  const [year, month, day] = ['Year', 'Month', 'Day'].map(name => date.text(name))
  if (year === undefined) return dateIn(date.text('MedlineDate') ?? '')
  const isNumber = month !== undefined && /^\d{1,2}$/.test(month)
  const text = isNumber
    ? [year, month.padStart(2, '0'), day?.padStart(2, '0')].filter(Boolean).join('-')
    : [year, month, day].filter(Boolean).join(' ')
  return dateIn(text)
}

function readText(inner: ElementReader, article: PubmedArticle): void {
  article.title = inner.text('ArticleTitle')
  article.vernacular = inner.text('VernacularTitle')
  const [code] = inner.texts('Language')
  article.language = code === undefined ? undefined : tagOfLibraryCode(code)
  const abstract = inner.child('Abstract')
  for (const part of abstract.children('AbstractText')) {
    const label = part.attribute('Label')
    part.attribute('NlmCategory')
    const text = part.line()
    if (text !== undefined) article.abstract.push(label === undefined ? text : `${label}: ${text}`)
  }
  article.rights = abstract.text('CopyrightInformation')
}

function readPeople(inner: ElementReader, article: PubmedArticle): void {
  readAuthors(inner, article)
  // The editors of a book are always read. The authors of a book are not read for a chapter that has its own authors.
  readAuthors(inner.child('Book'), article, article.authors.length === 0)
  for (const person of inner.child('InvestigatorList').children('Investigator'))
    article.investigators.push(agentIn(person))
}

function readAuthors(holder: ElementReader, article: PubmedArticle, areOwn = true): void {
  for (const list of holder.children('AuthorList')) {
    const isOfEditors = list.attribute('Type') === 'editors'
    list.attribute('CompleteYN')
    if (!isOfEditors && !areOwn) continue
    for (const author of list.children('Author'))
      (isOfEditors ? article.editors : article.authors).push(agentIn(author))
  }
}

function agentIn(author: ElementReader): PubmedAgent {
  for (const name of ['ValidYN', 'EqualContrib']) author.attribute(name)
  const [family, given, suffix, group] = ['LastName', 'ForeName', 'Suffix', 'CollectiveName'].map(name =>
    author.text(name),
  )
  const initials = author.text('Initials')
  const identified = (holder: ElementReader): string[] =>
    holder.children('Identifier').flatMap(identifier => {
      identifier.attribute('Source')
      return identifier.line() ?? []
    })
  return {
    family,
    given: given ?? initials,
    suffix,
    group,
    ids: identified(author),
    affiliations: author.children('AffiliationInfo').flatMap(info => {
      const name = info.text('Affiliation')
      const [id] = identified(info)
      return name === undefined ? [] : [{ name, id }]
    }),
  }
}

function readTerms(citation: ElementReader, inner: ElementReader, article: PubmedArticle): void {
  for (const type of inner.child('PublicationTypeList').children('PublicationType')) {
    type.attribute('UI')
    const text = type.line()
    if (text !== undefined) article.types.push(text)
  }
  for (const list of citation.children('KeywordList')) {
    list.attribute('Owner')
    for (const keyword of list.children('Keyword')) {
      keyword.attribute('MajorTopicYN')
      const text = keyword.line()
      if (text !== undefined) article.keywords.push(text)
    }
  }
  for (const heading of citation.child('MeshHeadingList').children('MeshHeading')) {
    const [descriptor, ...qualifiers] = heading.children('DescriptorName', 'QualifierName')
    const id = descriptor?.attribute('UI')
    for (const part of [descriptor, ...qualifiers])
      for (const name of ['MajorTopicYN', 'UI', 'Type']) part?.attribute(name)
    const text = [descriptor, ...qualifiers]
      .map(part => part?.line())
      .filter(Boolean)
      .join('/')
    if (text !== '') article.headings.push({ text, id: qualifiers.length === 0 ? id : undefined })
  }
  const grants = inner.child('GrantList')
  grants.attribute('CompleteYN')
  for (const grant of grants.children('Grant')) {
    article.grants.push({ number: grant.text('GrantID'), agency: grant.text('Agency') })
  }
}

function readHistory(data: ElementReader, article: PubmedArticle): void {
  for (const date of data.children('History').flatMap(history => history.children('PubMedPubDate'))) {
    const status = date.attribute('PubStatus') ?? ''
    const day = dateOf(date)
    date.leave('Hour', 'Minute')
    if (day !== undefined) article.history.push({ status, date: day })
  }
}

function readLinks(whole: ElementReader, citation: ElementReader, article: PubmedArticle): void {
  const data = [...whole.children('PubmedData', 'PubmedBookData')]
  const inner = citation.has('Article') ? citation.child('Article') : citation
  const lists = [...data, citation].flatMap(holder => holder.children('ArticleIdList'))
  const known = (kind: string, id: string): boolean =>
    article.ids.some(other => other.kind === kind && other.id.toLowerCase() === id.toLowerCase())
  for (const found of [...lists.flatMap(list => list.children('ArticleId')), ...inner.children('ELocationID')]) {
    const kind = found.attribute('IdType') ?? found.attribute('EIdType') ?? ''
    found.attribute('ValidYN')
    found.attribute('EIdType')
    const id = found.line()
    if (id !== undefined && kind !== '' && !known(kind, id)) article.ids.push({ kind, id })
  }
  for (const holder of data) {
    readHistory(holder, article)
    holder.leave('PublicationStatus')
    for (const reference of holder.children('ReferenceList').flatMap(list => list.children('Reference'))) {
      const ids = reference.children('ArticleIdList').flatMap(list => list.children('ArticleId'))
      const dois = ids.flatMap(id => {
        const isDoi = id.element.attributes.some(({ local, value }) => local === 'IdType' && value === 'doi')
        const found = isDoi ? parseDoi(id.line() ?? '') : undefined
        if (found === undefined) return []
        id.attribute('IdType')
        return [found]
      })
      article.references.push(...dois)
    }
  }
  for (const other of citation.child('CommentsCorrectionsList').children('CommentsCorrections')) {
    const kind = other.attribute('RefType')
    other.child('PMID').attribute('Version')
    const pmid = other.text('PMID')
    if (kind === undefined || pmid === undefined) continue
    article.relations.push({ kind, pmid })
  }
}
