import type { Diagnostic, Sentence } from '../../core/diagnostic.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Language, Say } from '../language/language.ts'
import { inLanguage } from '../language/translate.ts'
import type { FixedPiece } from '../pieces/fix.ts'
import { complaint } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { type FileReport, findingsOf } from './report.ts'

const text = messagesOf('fix-report', {
  done: 'fixed {times, plural, =1 {{rule}} other {{rule} (# times)}}',
  possible: 'can fix {times, plural, =1 {{rule}} other {{rule} (# times)}}',
  refused: 'not fixed ({places})',
  refusedMore: 'not fixed ({places}, … and {more} more)',
  nothing: 'Nothing to fix.',
  made: '{fixes, plural, one {# fix} other {# fixes}} in {files, plural, one {# file} other {# files}}.',
  canBeMade: '{fixes, plural, one {# fix} other {# fixes}} possible in {files, plural, one {# file} other {# files}}.',
  left: '{left, plural, one {# finding remains} other {# findings remain}}.',
  leftFixable:
    '{left, plural, one {# finding remains; --unsafe or --only fixes it} other {# findings remain; --unsafe or --only fixes {fixable} of them}}.',
})

/**
 * A report of fixes on standard error, file by file. In quiet mode, the report contains only refused fixes and errors
 * about files.
 */
export class FixReport {
  /**
   * The counts of the run. `files` is the number of files with fixes, and `fixable` the number of remaining findings
   * with a fix that was not refused.
   */
  readonly counts = { fixes: 0, files: 0, left: 0, fixable: 0, refused: 0 }
  readonly #how: { isDone: boolean; isQuiet: boolean; language: Language }
  readonly #stderr: Terminal['stderr']
  #file = ''
  #fixed = new Map<string, { count: number; first: Diagnostic }>()
  /** The refused fixes of the file. Maps each reason to pairs of rule and pointer, and each pair to a count. */
  #refused = new Map<string, Map<string, number>>()
  /** The reasons for refusals as sentences that can be translated, by their English text. */
  readonly #reasons = new Map<string, Sentence>()

  /** @param how The mode of the report. `isDone` selects if fixes are reported as applied or as possible. */
  constructor(how: { isDone: boolean; isQuiet: boolean; language: Language }, { stderr }: Terminal) {
    this.#how = how
    this.#stderr = stderr
  }

  begin(file: string): void {
    this.#file = file
    this.#fixed = new Map()
    this.#refused = new Map()
  }

  /**
   * Counts the fixes of a piece and the remaining findings. Reports errors in the file itself, such as unreadable
   * parts.
   */
  take({ fixed, refused }: FixedPiece, left: FileReport): void {
    for (const finding of left.diagnostics)
      if (finding.severity === 'error')
        this.#stderr.write(`${complaint(this.#file, inLanguage(finding, this.#how.language))}\n`)
    const notFixed = new Set(refused.map(({ finding }) => placeOf(finding)))
    for (const { diagnostic } of findingsOf(left)) {
      this.counts.left++
      if (diagnostic.fix !== undefined && !notFixed.has(placeOf(diagnostic))) this.counts.fixable++
    }
    this.counts.fixes += fixed.length
    for (const first of fixed) {
      const known = this.#fixed.get(first.rule)
      if (known === undefined) this.#fixed.set(first.rule, { count: 1, first })
      else known.count++
    }
    this.counts.refused += refused.length
    for (const { finding, reason, reasonSentence } of refused) {
      if (reasonSentence !== undefined) this.#reasons.set(reason, reasonSentence)
      const places = this.#refused.get(reason) ?? new Map<string, number>()
      this.#refused.set(reason, places)
      const place = placeOf(finding)
      if (places.size < mostHeld || places.has(place)) places.set(place, (places.get(place) ?? 0) + 1)
    }
  }

  /**
   * Reports the fixes of the file, including refused ones. Returns false if there are no fixes, or only refused ones.
   */
  end(): boolean {
    const { isDone, isQuiet, language } = this.#how
    const { say, translator } = language
    const write = (what: string, why: string): void =>
      this.#stderr.write(`citable: ${oneLine(this.#file)}: ${what}: ${oneLine(why)}\n`)
    if (!isQuiet)
      for (const [rule, { count, first }] of this.#fixed)
        write(
          say(text(isDone ? 'done' : 'possible', { rule, times: count })),
          inLanguage(first, language).fix?.description ?? '',
        )
    for (const [reason, places] of this.#refused) {
      const named = [...places].slice(0, mostNamed).map(([place, count]) => (count > 1 ? `${place} ×${count}` : place))
      const more = places.size - named.length
      const what = text(more > 0 ? 'refusedMore' : 'refused', { places: oneLine(named.join(', ')), more })
      const sentence = this.#reasons.get(reason)
      write(say(what), (sentence && translator?.sentence(sentence)) ?? reason)
    }
    if (this.#fixed.size === 0) return false
    this.counts.files++
    return true
  }
}

const placeOf = ({ rule, pointer }: Diagnostic): string => `${rule} ${pointer}`.trimEnd()

/** Formats the result of a run. */
export function fixVerdict({ fixes, files, left, fixable }: FixReport['counts'], isDone: boolean, say: Say): string {
  const verdict = say(fixes === 0 ? text('nothing') : text(isDone ? 'made' : 'canBeMade', { fixes, files }))
  return left === 0 ? verdict : `${verdict} ${say(text(fixable === 0 ? 'left' : 'leftFixable', { left, fixable }))}`
}

/**
 * The maximum number of pairs of rule and pointer to store for each reason in a file. Refused fixes of further pairs
 * are not reported.
 */
const mostHeld = 10_000

/** The maximum number of pairs of rule and pointer to list for a reason. Further pairs are only counted. */
const mostNamed = 8
