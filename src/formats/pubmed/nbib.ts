import { requireText } from '../../core/argument.ts'
import { entryOf } from '../../core/object.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { inputFinding } from '../../text/input-finding.ts'
import type { Stretch } from '../../text/stretch.ts'
import type { OtherFormat, ReadResult } from '../format.ts'
import { nbibRow } from '../table.ts'
import { textOfLine } from '../tagged/line-text.ts'
import { linesOf } from '../tagged/tagged-lines.ts'
import { withCited } from '../work/cited-members.ts'
import { isAddress, isDoiUrl } from '../work/identify.ts'
import { isoDate } from '../work/index.ts'
import { tagOfLibraryCode } from '../work/language-codes.ts'
import { withKept } from '../work/losses/write-each.ts'
import { monthsInWords } from '../work/reading/edtf-in-words.ts'
import { emptyArticle, type PubmedArticle } from './article-type.ts'
import { isNbib } from './detect.ts'
import { sayPubmed } from './messages.ts'
import type { PubmedAgent } from './read-agents.ts'
import { recordOfArticle } from './read-article.ts'

/**
 * PubMed's tagged text (MEDLINE format, NBIB): https://pubmed.ncbi.nlm.nih.gov/help/#pubmed-format. It is only read.
 */
export const nbib: OtherFormat<'nbib', 'detect' | 'read'> = {
  ...nbibRow,
  detect: isNbib,
  read: readNbib,
  places: text =>
    citationsIn(text).flatMap(([first]) => (first === undefined ? [] : [{ start: first.start, end: first.end }])),
}

interface Line extends Stretch {
  tag: string
  value: string
}

function readNbib(text: string): ReadResult {
  requireText(text)
  const records = citationsIn(text).map(recordOfBlock)
  if (records.length > 0) return { ok: true, records, diagnostics: [] }
  const message = sayPubmed('noCitation')
  return { ok: false, diagnostics: [inputFinding('schema/unrecognised', message, '')] }
}

/**
 * Returns the citations in a text, or an empty list if the text is not PubMed's. A block without a PMID is also a
 * citation if it has another known tag.
 */
function citationsIn(text: string): Line[][] {
  const blocks = blocksIn(text)
  return blocks.some(isOfPubmed) ? blocks.filter(block => block.some(({ tag }) => Object.hasOwn(tags, tag))) : []
}

/**
 * True if any of the lines has a tag for the PMID, the owner or the status of a citation. PubMed always writes at least
 * one of them.
 */
const isOfPubmed = (lines: readonly Line[]): boolean => lines.some(({ tag }) => /^(?:PMID|OWN|STAT)$/.test(tag))

/**
 * Splits a text into citations at empty lines, or at the next PMID. A line that starts with white space continues the
 * previous line.
 */
function blocksIn(text: string): Line[][] {
  const blocks: Line[][] = []
  let open: Line[] | undefined
  for (const { start, end, line } of linesOf(text)) {
    const [, tag, value = ''] = /^\ufeff?([A-Z][A-Z\d]{1,3}) {0,2}- ?(.*)$/s.exec(line) ?? []
    const previous = open?.at(-1)
    if (tag !== undefined) {
      const isNew = open === undefined || (tag === 'PMID' && open.some(known => known.tag === 'PMID'))
      if (isNew) {
        open = []
        blocks.push(open)
      }
      open?.push({ tag, value: textOfLine(value), start, end })
    } else if (line.trim() === '') open = undefined
    else if (previous !== undefined && /^\s/.test(line)) previous.value += ` ${textOfLine(line)}`
  }
  return blocks
}

/** A function that stores a value in an article. Returns undefined if the value cannot be stored. */
type Take = (article: PubmedArticle, value: string) => unknown

const tags: Readonly<Record<string, Take>> = {
  PMID: (article, value) => (article.pmid = value),
  TI: (article, value) => (article.title = value),
  TT: (article, value) => (article.vernacular = value),
  JT: (article, value) => (article.journal = value),
  TA: (article, value) => (article.abbreviated = value),
  BTI: (article, value) => (article.book = value),
  CTI: (article, value) => (article.collection = value),
  VI: (article, value) => (article.volume = value),
  IP: (article, value) => (article.issue = value),
  PG: (article, value) => (article.pages = value),
  EN: (article, value) => (article.edition = value),
  PL: (article, value) => (article.place = value),
  PB: (article, value) => (article.publisher = value),
  DP: (article, value) => (article.published = dateIn(value)),
  DEP: (article, value) => (article.online = dateIn(value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'))),
  AB: (article, value) => article.abstract.push(value),
  CI: (article, value) => (article.rights = value),
  LA: (article, value) => (article.language ??= tagOfLibraryCode(value)),
  PT: (article, value) => article.types.push(value),
  OT: (article, value) => article.keywords.push(value.replace(/^\*/, '')),
  MH: (article, value) => article.headings.push({ text: value.replaceAll('*', '') }),
  PMC: (article, value) => article.ids.push({ kind: 'pmc', id: value }),
  MID: (article, value) => article.ids.push({ kind: 'mid', id: value }),
  ISBN: (article, value) => article.isbns.push(value.replace(/^ISBN-| .*$/g, '')),
  IS: (article, value) => article.issns.push({ number: value.replace(/ .*$/, ''), kind: value }),
  ISSN: ericIssn,
  OID: (article, value) => article.ids.push({ kind: 'ERIC', id: value }),
  FAU: (article, value) => article.authors.push(personIn(value)),
  FED: (article, value) => article.editors.push(personIn(value)),
  FIR: (article, value) => article.investigators.push(personIn(value)),
  CN: (article, value) => article.authors.push({ group: value, ids: [], affiliations: [] }),
  AD: (article, value) => article.authors.at(-1)?.affiliations.push({ name: value }),
  IRAD: (article, value) => article.investigators.at(-1)?.affiliations.push({ name: value }),
  AUID: (article, value) => article.authors.at(-1)?.ids.push(value.replace(/^[A-Z]+: */, '')),
  GR: (article, value) => article.grants.push(grantIn(value)),
  PHST: (article, value) => {
    const [, date = '', status = ''] = /^(\d{4}\/\d{2}\/\d{2}).*\[([a-z-]{1,20})\]$/.exec(value) ?? []
    return article.history.push({ status, date: date.replaceAll('/', '-') })
  },
  AID: identified,
  LID: identified,
}

/** Tags about PubMed's own management of the citation, and short forms of other tags. */
const bookkeeping: ReadonlySet<string> = new Set(
  'OWN STAT DCOM LR DA SB EDAT MHDA CRDT PST SO JID OTO AU ED IR RF'.split(' '),
)

/** Tags whose values cite a related article, usually with a PMID. */
const related: ReadonlySet<string> = new Set(
  'CON CIN EIN EFR CRI CRF DRIN DDIN PRIN PROF RPI RPF RIN ROF UIN UOF SPIN ECI ECF'.split(' '),
)

function recordOfBlock(lines: readonly Line[]): Datacite {
  const article = emptyArticle()
  const rest: Record<string, string[]> = Object.create(null)
  for (const { tag, value } of lines) {
    const number = /PMID: ?(\d{1,12})/.exec(value)?.[1]
    if (value === '' || bookkeeping.has(tag)) continue
    const isOther = related.has(tag) && number !== undefined
    if (isOther) article.relations.push({ kind: tag, pmid: number })
    // The kernel has no place for the journal of a related article, or for the acronym and country of a grant.
    const isMore = isOther
      ? value.replace(/PMID: ?\d{1,12}\.?/, '').trim() !== ''
      : tag === 'GR' && /\/.*\//.test(value)
    if (isMore) rest[`/${tag}`] = [...(rest[`/${tag}`] ?? []), value]
    if (isOther) continue
    if (entryOf(tags, tag)?.(article, value) === undefined) rest[`/${tag}`] = [...(rest[`/${tag}`] ?? []), value]
  }
  const short = lines.flatMap(({ tag, value }) => (tag === 'AU' && value !== '' ? [shortName(value)] : []))
  const full = new Set(article.authors.map(({ family }) => family?.toLowerCase()))
  // Citations before 2002 have only short names (AU). Later citations also have full names (FAU), but not for every
  // author.
  if (article.authors.every(({ group }) => group !== undefined)) article.authors.unshift(...short)
  else if (short.length > lines.filter(({ tag }) => tag === 'FAU').length)
    article.authors.push(...short.filter(({ family }) => !full.has(family?.toLowerCase())))
  const { record, cited } = recordOfArticle(article)
  return withKept(withCited(record, cited, 'nbib'), 'nbib', rest)
}

/** Reads an identifier with its kind, such as `10.1000/x [doi]`. The URLs of ERIC have no kind. */
function identified(article: PubmedArticle, value: string): true | undefined {
  const [, given = value, kind = isDoiUrl(value) ? 'doi' : ''] = /^(.*?) ?\[([a-z]{1,20})\]$/.exec(value) ?? []
  if (kind === '') {
    if (!isAddress(value)) return undefined
    article.page ??= value
    return true
  }
  const id = kind === 'doi' ? (parseDoi(given) ?? given) : given
  if (!article.ids.some(known => known.id === id)) article.ids.push({ kind, id })
  return true
}

/** Parses `Okafor, Ada` and `Okafor, Ada, Jr`. In `Okafor, Ada Jr`, the suffix stays in the given name. */
function personIn(value: string): PubmedAgent {
  const [family = '', given, suffix] = value.split(/, */)
  return { family, given, suffix, ids: [], affiliations: [] }
}

/**
 * Parses `Okafor A` and `Okafor A Jr`, in which the initials follow the family name. ERIC has full names instead, such
 * as `Okafor, Ada`.
 */
function shortName(value: string): PubmedAgent {
  if (value.includes(',')) return personIn(value)
  const [, family = value, initials, suffix] =
    /^(.*\S) (?!III?$)(\p{Lu}(?:-?\p{Lu}){0,3})(?: (Jr|Sr|II|III|IV|2nd|3rd|[4-9]th)\.?)?$/u.exec(value) ?? []
  // Each letter is an initial of its own.
  const given =
    initials === undefined || initials.length < 2
      ? initials
      : initials.replace(/(?<=\p{Lu})(?=\p{Lu})/gu, ' ').replace(/\p{Lu}/gu, '$&.')
  return { family, given, suffix, ids: [], affiliations: [] }
}

/** Reads `EISSN-2375-5636` and `ISSN-1042-1629`. An empty number (`EISSN-`) is ignored. */
function ericIssn(article: PubmedArticle, value: string): true {
  const [, kind = '', number = value] = /^(E?ISSN)-(.*)$/.exec(value) ?? []
  if (number !== '') article.issns.push({ number, kind: kind === 'EISSN' ? 'Electronic' : kind })
  return true
}

/**
 * Parses a grant such as `R01 HL1/HL/NHLBI NIH HHS/United States`, which consists of number, acronym, agency and
 * country.
 */
function grantIn(value: string): PubmedArticle['grants'][number] {
  const [number = '', ...others] = value.split('/')
  const agency = others.length > 1 ? others.at(-2) : others[0]
  return { number: number.trim() || undefined, agency: agency?.trim() || undefined }
}

/** Parses `2021 May 3`, `2021 May-Jun`, `2021 Spring`, and ERIC's `May 2021`. Returns the part that is a date. */
export function dateIn(text: string): string | undefined {
  const span = parseDate(text.trim())
  const from = span?.from
  if (from !== undefined && /^\d{4}(?:-\d{2}){0,2}$/.test(text.trim())) return isoDate(from)
  const ofMonths = monthsInWords(text)
  if (ofMonths !== undefined) return ofMonths
  const [, year, month, day] = /^(\d{4})(?: ([A-Z][a-z]{2}))?(?: (\d{1,2}))?/.exec(yearFirst(text.trim())) ?? []
  if (year === undefined) return undefined
  const index = month === undefined ? -1 : months.indexOf(month)
  if (index < 0) return year
  const words = { year: Number(year), month: index + 1, ...(day !== undefined && { day: Number(day) }) }
  const whole = isoDate(words)
  return parseDate(whole) === undefined ? isoDate({ year: Number(year), month: index + 1 }) : whole
}

/**
 * Moves a year at the end of a text to the front, because ERIC writes the year last.
 *
 * Keeps nothing else but a month: `May 2021` becomes `2021 May`, and `Article 10 2021` becomes `2021`.
 */
const yearFirst = (text: string): string => text.replace(/^(?:([A-Z][a-z]{2})[a-z]{0,6}\.?|.{1,40}) (\d{4})$/, '$2 $1')

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
