import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import type { RelatedIdentifier, RelatedItem } from '../../model/datacite.ts'
import { plainText } from '../../model/plain-text.ts'
import { lowered, raised, texOf } from '../work/reading/formulas.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'
import { textAs } from '../work/text.ts'

/** The container of a work, and any further ISSNs and ISBNs of the container. */
export interface Container {
  item?: RelatedItem
  others: RelatedIdentifier[]
}

/**
 * Reads the container of a work as a related item of a given type. Omits `item` if there is no data about a container.
 */
export function readCrossrefContainer(work: MemberReader, type: ResourceTypeGeneral): Container {
  const titles = work.texts('container-title').map(title => ({ title: markedText(title) }))
  const short = ['short-container-title', 'container-title-short'].flatMap(name => work.texts(name)).map(markedText)
  const known = new Set(titles.map(({ title }) => title))
  const abbreviated = [...new Set(short)]
    .filter(title => !known.has(title))
    .map(title => ({ title, titleType: 'AlternativeTitle' as const }))
  const [firstPage, lastPage] = pagesIn(work.text('page'))
  const issue = work.text('issue') ?? work.member('journal-issue').text('issue')
  const number = work.text('article-number')
  const numbers = standardNumbers(work, type)
  const [identifier, ...others] = numbers
  const members: Omit<RelatedItem, 'relatedItemType' | 'relationType'> = {
    ...(identifier && { relatedItemIdentifier: identifier }),
    ...(titles.length > 0 && { titles: [...titles, ...abbreviated] }),
    ...textAs('volume', work.text('volume')),
    ...textAs('issue', issue),
    ...(number !== undefined && { number, numberType: 'Article' }),
    ...textAs('firstPage', firstPage),
    ...textAs('lastPage', lastPage),
  }
  if (Object.keys(members).length === 0) return { others: [] }
  return {
    item: { relatedItemType: type, relationType: 'IsPublishedIn', ...members },
    others: others.map(({ relatedItemIdentifier, relatedItemIdentifierType }) => ({
      relatedIdentifier: relatedItemIdentifier,
      relatedIdentifierType: relatedItemIdentifierType,
      relationType: 'IsPublishedIn',
    })),
  }
}

/**
 * Splits `801-822` into the first and the last page. A single page, or an unusual page number, is returned as the first
 * page.
 */
function pagesIn(page: string | undefined): [first?: string, last?: string] {
  if (page === undefined) return []
  const [, first, last] = /^([^\s-]{1,20})\s?[-–—]\s?([^\s-]{1,20})$/.exec(page) ?? []
  return first === undefined || last === undefined ? [page] : [first, last]
}

interface StandardNumber {
  relatedItemIdentifier: string
  relatedItemIdentifierType: 'ISSN' | 'EISSN' | 'ISBN'
}

/** Reads the ISBNs of a book, proceedings or report, then the electronic and other ISSNs. Omits repeated numbers. */
function standardNumbers(work: MemberReader, type: ResourceTypeGeneral): StandardNumber[] {
  const isBook = type === 'Book' || type === 'ConferenceProceeding' || type === 'Report'
  const found = new Map<string, StandardNumber['relatedItemIdentifierType']>()
  if (isBook)
    for (const [value] of typedNumbers(work, 'isbn-type', 'ISBN')) found.set(value.replace(/^.*\//, ''), 'ISBN')
  for (const [value, kind] of typedNumbers(work, 'issn-type', 'ISSN'))
    found.set(value.replace(/^.*\//, ''), kind === 'electronic' ? 'EISSN' : 'ISSN')
  const numbers = [...found].map(
    ([relatedItemIdentifier, relatedItemIdentifierType]): StandardNumber => ({
      relatedItemIdentifier,
      relatedItemIdentifierType,
    }),
  )
  const rank = (number: StandardNumber): number => ['ISBN', 'EISSN', 'ISSN'].indexOf(number.relatedItemIdentifierType)
  return numbers.sort((a, b) => rank(a) - rank(b))
}

/** Reads ISSNs or ISBNs with their media (print or electronic), which Crossref states in a separate list. */
function typedNumbers(work: MemberReader, typed: string, plain: string): [value: string, kind: string | undefined][] {
  const kinds = new Map<string, string | undefined>(work.texts(plain).map(value => [value, undefined]))
  for (const entry of work.members(typed)) {
    const value = entry.text('value')
    if (value !== undefined) kinds.set(value, entry.text('type'))
  }
  return [...kinds]
}

/**
 * Converts text that may contain JATS, MathML or HTML to plain text.
 *
 * A formula given as both TeX and MathML becomes TeX if it has fractions, roots or scripts, and its characters
 * otherwise. Paragraphs and headings are separated by `<br>`.
 */
export function markedText(text: string): string {
  return text
    .replace(alternatives, oneNotation)
    .replace(formula, (_tag, tex: string) => texOf(tex))
    .replace(simpleScript, (_tag, kind: string, base: string, text: string) =>
      kind === 'sup' ? base + raised(text) : base + lowered(text),
    )
    .split(paragraphEnd)
    .map(plainText)
    .filter(part => part !== '')
    .join('<br>')
}

/**
 * Returns the MathML of a formula that is a plain row of characters, and the TeX of any other formula. Returns the text
 * unchanged if it has no TeX.
 */
function oneNotation(both: string): string {
  const hasMath = mathBegins.test(both)
  const isLinear = hasMath && !arranged.test(both)
  if (isLinear) return both.replace(formula, '')
  return formulaOnce.exec(both)?.[0] ?? both
}

const alternatives =
  /<(?:[\w-]{1,20}:)?(alternatives|(?:inline|disp)-formula)>(?:(?!<\/?(?:[\w-]{1,20}:)?\1>)[\s\S]){0,20000}<\/(?:[\w-]{1,20}:)?\1>/g
const formulaOnce = /<(?:[\w-]{1,20}:)?tex-math[^<>]{0,200}>([^<]{0,5000})<\/(?:[\w-]{1,20}:)?tex-math>/
const formula = new RegExp(formulaOnce, 'g')
const mathBegins = /<(?:[\w-]{1,20}:)?math[\s>]/
const arranged = /<(?:[\w-]{1,20}:)?m(?:sup|sub|subsup|frac|sqrt|root|under|over|underover|table)[\s>]/
const simpleScript =
  /<(?:[\w-]{1,20}:)?m(sup|sub)>\s{0,99}<[\w:-]{1,30}>([^<>]{1,99})<\/[\w:-]{1,30}>\s{0,99}<[\w:-]{1,30}>([^<>]{1,99})<\/[\w:-]{1,30}>\s{0,99}<\/(?:[\w-]{1,20}:)?m\1>/g
const paragraphEnd = /<\/(?:jats:)?(?:p|title|list-item|sec)>/
