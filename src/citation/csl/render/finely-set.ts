import { entryOf } from '../../../core/object.ts'
import type { Run, Runs } from '../runs.ts'
import { directed } from './directed.ts'
import { directionOf } from './direction.ts'
import { mathematics } from './writer.ts'

/**
 * Returns runs with the spaces, marks and directions of a language's typography. URLs and mathematics between dollar
 * signs or in MathML stay unchanged.
 *
 * `keepsParts` keeps the labels of a record's parts.
 */
export function finelySet(runs: Runs, language: string, keepsParts = false): Runs {
  const [main = ''] = language.toLowerCase().split('-')
  const changed = withChanges(runs, changesFor(language.toLowerCase(), main))
  const set = directed(changed, directionOf(language))
  return keepsParts ? set : withoutParts(set)
}

/** Removes the part labels of runs, and joins runs that only the labels separated. */
function withoutParts(runs: Runs): Runs {
  if (runs.every(({ part }) => part === undefined)) return runs
  const joined: Run[] = []
  for (const { part: _, ...run } of runs) {
    const last = joined.at(-1)
    if (last !== undefined && isSetAlike(last, run)) last.text += run.text
    else joined.push(run)
  }
  return joined
}

const isSetAlike = (run: Run, next: Run): boolean =>
  next.startsBlock === undefined && settings.every(name => run[name] === next[name])

const settings = [
  'italic',
  'bold',
  'smallCaps',
  'underline',
  'position',
  'direction',
  'link',
  'target',
  'display',
] as const

type Change = readonly [found: RegExp, replacement: string]

const narrow = '\u202f'
const noBreak = '\u00a0'

/**
 * The rules for spaces in French, from the Lexique des règles typographiques en usage à l'Imprimerie nationale. Marks
 * inside words and numbers are not punctuation.
 */
const french: readonly Change[] = [
  [/(?<=[^\s\u00a0\u202f:;!?([«])[ \u00a0]?(?=[;:!?]+(?:[\s\u00a0»”)\]]|$))/gu, narrow],
  [/(?<=«)[ \u00a0]?(?=[^\s\u00a0\u202f])|(?<=[^\s\u00a0\u202f])[ \u00a0]?(?=»)/gu, narrow],
]
/**
 * The rules for spaces in Canadian French: no-break spaces only before colons and inside quotation marks (Office
 * québécois de la langue française).
 */
const canadian: readonly Change[] = [
  [/(?<=[^\s\u00a0\u202f:([«])[ \u00a0]?(?=:(?:[\s\u00a0»”)\]]|$))/gu, noBreak],
  [/(?<=«)[ \u00a0]?(?=[^\s\u00a0\u202f])|(?<=[^\s\u00a0\u202f])[ \u00a0]?(?=»)/gu, noBreak],
]

const beforeNumber = (abbreviations: string): Change => [
  new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${abbreviations})) (?=\\p{N})`, 'gu'),
  noBreak,
]

/** Abbreviations that stay on one line with their number, such as those of volumes and pages, by language. */
const abbreviated: Readonly<Record<string, Change>> = {
  de: beforeNumber('S\\.|Bd\\.|Bde\\.|Nr\\.|H\\.|Jg\\.|Kap\\.|Abb\\.|Tab\\.|§|Art\\.'),
  fr: beforeNumber('p\\.|pp\\.|vol\\.|nᵒ|nᵒˢ|n°|no|nos|t\\.|chap\\.|fasc\\.|fig\\.|art\\.|§'),
  es: beforeNumber('p\\.|pp\\.|vol\\.|vols\\.|núm\\.|n\\.º|n\\.ᵒ|cap\\.|fig\\.|art\\.'),
  it: beforeNumber('p\\.|pp\\.|vol\\.|voll\\.|n\\.|fasc\\.|cap\\.|fig\\.|art\\.'),
  pt: beforeNumber('p\\.|pp\\.|v\\.|vol\\.|n\\.|n\\.º|nº|cap\\.|fig\\.|art\\.'),
  nl: beforeNumber('p\\.|pp\\.|nr\\.|dl\\.|jg\\.|hfst\\.|art\\.'),
  pl: beforeNumber('s\\.|ss\\.|t\\.|nr|z\\.|rozdz\\.|rys\\.|art\\.'),
  ru: beforeNumber('с\\.|С\\.|т\\.|Т\\.|№|вып\\.|Вып\\.|гл\\.|рис\\.|ст\\.'),
}

const ideograph = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〇」』》）]'
const opening = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}「『《（]'
const wide = (mark: string, full: string): Change => [
  new RegExp(`(?<=${ideograph})${mark} ?(?=${opening}|$)`, 'gu'),
  full,
]

/**
 * Returns the changes that make punctuation after ideographs full-width: GB/T 15834 for Chinese, JIS X 4051 for
 * Japanese. Parentheses become full-width if their content starts and ends with ideographs.
 */
const ideographic = (comma: string): readonly Change[] => [
  [new RegExp(`\\((?=${opening})([^()（）]{1,200})(?<=${ideograph})\\) ?`, 'gu'), '（$1）'],
  [new RegExp(`(?<=${ideograph}) (?=（)`, 'gu'), ''],
  wide(',', comma),
  wide('\\.', '。'),
  wide(':', '：'),
  wide(';', '；'),
  wide('\\?', '？'),
  wide('!', '！'),
]

function changesFor(language: string, main: string): readonly Change[] {
  if (main === 'zh') return ideographic('，')
  if (main === 'ja') return ideographic('、')
  const spaces = main !== 'fr' ? [] : language === 'fr-ca' ? canadian : french
  const before = entryOf(abbreviated, main)
  return before === undefined ? spaces : [...spaces, before]
}

/** Matches formulas, URLs, and DOIs with the prefix `doi:`. Every match has a bounded length. */
const untouched = new RegExp(`${mathematics}|\\b(?:https?:\\/\\/|doi:)\\S{1,2000}`, 'gu')

/** Changes the text of all runs together, since related marks may have different formatting. */
function withChanges(runs: Runs, changes: readonly Change[]): Runs {
  let now = runs
  for (const [found, replacement] of changes) {
    const text = now.map(run => run.text).join('')
    const kept = [...text.matchAll(untouched)].map(match => [match.index, match.index + match[0].length] as const)
    const edits: Edit[] = []
    let area = 0
    for (const match of text.matchAll(found)) {
      const start = match.index
      while (area < kept.length && (kept[area]?.[1] ?? 0) <= start) area++
      if ((kept[area]?.[0] ?? Number.POSITIVE_INFINITY) < start + match[0].length) continue
      const [whole, inner] = match
      // Text in parentheses keeps its formatting: only the parentheses change.
      if (inner === undefined) edits.push({ start, end: start + whole.length, text: replacement })
      else
        edits.push(
          { start, end: start + 1, text: replacement[0] ?? '' },
          { start: start + 1 + inner.length, end: start + whole.length, text: replacement.at(-1) ?? '' },
        )
    }
    if (edits.length > 0) now = edited(now, edits)
  }
  return now
}

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Applies edits sorted by position. A replacement belongs to the run in which the edit starts, an insertion to the run
 * that ends there.
 */
function edited(runs: Runs, edits: readonly Edit[]): Run[] {
  let offset = 0
  let place = 0
  return runs.map(run => {
    const begin = offset
    const end = begin + run.text.length
    offset = end
    let text = ''
    let from = begin
    for (; place < edits.length; place++) {
      const edit = edits[place] as Edit
      if (edit.start > end || (edit.start === end && edit.end > edit.start)) break
      text += run.text.slice(from - begin, Math.max(from, edit.start) - begin)
      if (edit.start >= begin) text += edit.text
      from = Math.min(Math.max(from, edit.end), end)
      if (edit.end > end) break
    }
    return { ...run, text: text + run.text.slice(from - begin) }
  })
}
