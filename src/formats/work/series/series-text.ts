/** The title of a journal or series, and the numbers and pages of one of its parts. */
export interface SeriesParts {
  title: string
  volume?: string
  issue?: string
  /** The number of the part, in addition to a volume with an issue: `34(2), No 1`. */
  number?: string
  firstPage?: string
  lastPage?: string
}

/**
 * Splits a text such as `Journal of Snow, 34(2), 1-10` into its title and numbers, starting at its end. Returns
 * undefined for a text without a title, with several lines or with more than 400 characters.
 */
export function seriesParts(text: string): SeriesParts | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > longest || /[\r\n]/.test(trimmed)) return undefined
  const pieces = trimmed.split(between).map(piece => piece.trim())
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop()
  let numbers: Omit<SeriesParts, 'title'> = {}
  let end = pieces.length
  for (; end > 1; end--) {
    const part = numbersIn(pieces[end - 1] ?? '', end === pieces.length, pieces.length > 2)
    if (part === undefined) break
    const { issue, ...others } = numbers
    if (part.volume !== undefined && part.issue !== undefined && issue !== undefined && others.volume === undefined)
      numbers = { number: issue, ...others }
    if (Object.keys(part).some(name => Object.hasOwn(numbers, name))) break
    if (part.issue !== undefined && numbers.volume !== undefined) break
    Object.assign(numbers, part)
  }
  const [next] = [...trimmed.matchAll(between)].slice(end - 1)
  const title = trimmed.slice(0, next?.index).replace(/[,;\s]+$/, '')
  return title === '' ? undefined : { title, ...numbers }
}

/**
 * Reads the first and last page that the registry has for a container. The registry may have split an issue into both
 * fields: `No 1` and `2 (2018)`.
 */
export function pagesOfRegistry(first: string, last: string): Omit<SeriesParts, 'title'> {
  const joined = [first, last].filter(Boolean).join('-')
  if (joined === '') return {}
  const issue = issueIn(joined) ?? volumeIn(joined)
  if (issue !== undefined && (issue.volume === undefined || issue.issue !== undefined)) return issue
  return { ...(first !== '' && { firstPage: first }), ...(last !== '' && { lastPage: last }) }
}

/**
 * Reads the numbers in one piece of a text.
 *
 * Only the last piece may contain pages; a single unlabelled number is a page only if the text has at least three
 * pieces.
 */
function numbersIn(piece: string, isLast: boolean, hasVolume: boolean): Omit<SeriesParts, 'title'> | undefined {
  const issue = issueIn(piece)
  if (issue !== undefined || !isLast) return issue ?? volumeIn(piece)
  const pages = pagesIn(piece)
  const isPage = pages?.lastPage !== undefined || hasVolume || labelOfPages.test(piece)
  return isPage && pages !== undefined ? pages : volumeIn(piece)
}

const longest = 400
/** Matches a comma, a semicolon, or the blanks before a labelled number. */
const between = /[,;]\s{0,4}|\s{1,4}(?=(?:vol|volume|bd|band|no|nr|issue|heft|pp|pages?)(?:\.|:|(?=[\s\d]))\s{0,4}\d)/gi
const labelOfIssue = /^(?:no|nr|n°|nº|№|issue|iss|heft|h|number|numéro|núm|num)(?:\.|:|(?=[\s\d]))\s{0,4}/i
const labelOfVolume = /^(?:vol|volume|v|band|bd|jahrgang|jg|tome|tomo)(?:\.|:|(?=[\s\d]))\s{0,4}/i
const labelOfPages = /^(?:pp?|pages?|s|seiten?)(?:\.|:|(?=[\s\d]))\s{0,4}/i
const number = /^[A-Za-z]{0,3}\d{1,9}[A-Za-z]{0,3}(?:\s{0,2}[-–/]\s{0,2}[A-Za-z]{0,3}\d{1,9}[A-Za-z]{0,3})?$/
const year = /\s{0,4}\((?:1[5-9]|20)\d\d\)$|\s{1,4}\p{L}{3,9}\.?\s(?:1[5-9]|20)\d\d$/u

/** Reads the issue in `No 1-2 (2018)` and `Issue 2 November 2016`. Drops the year and the month. */
function issueIn(piece: string): { volume?: string; issue?: string } | undefined {
  const label = labelOfIssue.exec(piece)?.[0]
  if (label === undefined) return undefined
  const issue = piece.slice(label.length).replace(year, '')
  return number.test(issue) ? { issue } : undefined
}

/** Reads a volume, with or without an issue: `34`, `Vol. 34` and `34(2)`. */
function volumeIn(piece: string): { volume: string; issue?: string } | undefined {
  const bare = piece.replace(labelOfVolume, '').replace(year, '')
  const [, volume = bare, issue] = /^([^()]{1,20})\(([^()]{1,40})\)$/.exec(bare) ?? []
  if (!number.test(volume.trim())) return undefined
  return { volume: volume.trim(), ...(issue !== undefined && { issue: issue.trim() }) }
}

/** Reads pages, such as `1-10` and `pp. 25`, and article numbers, such as `e1234`. */
function pagesIn(piece: string): { firstPage: string; lastPage?: string } | undefined {
  const label = labelOfPages.exec(piece)?.[0] ?? ''
  const [first = '', last, ...others] = piece.slice(label.length).split(/\s{0,2}[-–]{1,2}\s{0,2}/)
  if (others.length > 0 || !number.test(first) || (last !== undefined && !number.test(last))) return undefined
  return last === undefined ? { firstPage: first } : { firstPage: first, lastPage: last }
}
