/** Pages with their ranges as a style has them; a hyphen after a backslash stays one, https://docs.citationstyles.org/en/stable/specification.html#page-range-formats. */
export function writePages(pages: string, format: string | undefined, delimiter: string): string {
  if (romanRange.test(pages)) return pages.replace(hyphens, delimiter)
  const written = pages.replace(range, (whole, first: Page, begin: string, second: Page, end: string) => {
    const [before, after] = [first ?? '', second ?? '']
    // What is counted in two ways is no range: N110-P5.
    if (after !== before) return whole
    const full = begin.slice(0, Math.max(0, begin.length - end.length)) + end
    if (format === undefined || Number(full) <= Number(begin)) return whole.replace(hyphens, delimiter)
    return `${before}${begin}${delimiter}${ended(format, begin, full, before)}`
  })
  return written.replace(/ {1,9}- {1,9}/g, '-').replaceAll('\\-', '-')
}

type Page = string | undefined

/** Two numbers with the same letters before them at most, and a hyphen or dash between them. */
const range =
  /(?<![\p{L}\p{N}])(\p{L}{1,9})?(\d{1,20})\s{0,9}[-\u2010-\u2014]{1,3}\s{0,9}(\p{L}{1,9})?(\d{1,20})(?![\p{L}\p{N}])/gu
const romanRange = /^[ivxlcdm]{1,12}\s{0,9}[-\u2010-\u2014]{1,3}\s{0,9}[ivxlcdm]{1,12}$/i
const hyphens = /\s*[-\u2010-\u2014]+\s*/

function ended(format: string, begin: string, end: string, before: string): string {
  switch (format) {
    case 'minimal':
      return changed(begin, end, 1)
    case 'minimal-two':
      return changed(begin, end, 2)
    case 'chicago':
    case 'chicago-15':
      return chicago(begin, end, true)
    case 'chicago-16':
      return chicago(begin, end, false)
    default:
      return before + end
  }
}

/** The digits of the end from the first that differs, but no fewer than so many. */
function changed(begin: string, end: string, fewest: number): string {
  if (begin.length !== end.length) return end
  let place = 0
  while (place < end.length - fewest && begin[place] === end[place]) place++
  return end.slice(place)
}

/** As the Chicago Manual of Style has it: 3–10, 71–72, 100–104, 107–8, 321–28; its fifteenth edition writes four digits as 1496–1504 out. */
function chicago(begin: string, end: string, isFifteenth: boolean): string {
  const first = Number(begin)
  if (first <= 100 || first % 100 === 0 || begin.length !== end.length) return end
  if (isFifteenth && begin.slice(0, -2) !== end.slice(0, -2)) return first >= 10_000 ? String(Number(end) % 1000) : end
  const short = changed(begin, end, 2)
  return short.length === 2 ? String(Number(short)) : short
}
