import type { Diagnostic } from '../../core/diagnostic.ts'
import type { RefusedFix } from '../../validation/fix/fix-text.ts'
import type { Language } from '../language/language.ts'
import { inLanguage } from '../language/translate.ts'
import type { FixedPiece } from '../pieces/fix.ts'
import { complaint } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { type FileReport, findingsOf } from './report.ts'

/** The counts of a run. */
export interface FixCounts {
  fixes: number
  /** Files in which something was fixed. */
  files: number
  /** Findings that are left. */
  left: number
  /** Findings that are left and have a fix. */
  fixable: number
  /** Fixes that were not made. */
  refused: number
}

/** A report of fixes on standard error. */
export interface FixReport {
  counts: Readonly<FixCounts>
  begin(file: string): FixesOfFile
  /** Reports the counts. */
  end(): void
}

/** The fixes of one file, which are reported at its end. */
export interface FixesOfFile {
  /** Takes the fixes of a piece, and reports what cannot be read in it. */
  take(fixed: FixedPiece, left: FileReport): void
  /** Returns true if something was fixed. */
  end(): boolean
}

/** Reports fixes as made, or as possible ones; a quiet report has only what makes the exit code 1. */
export function fixReport(isDone: boolean, isQuiet: boolean, language: Language, { stderr }: Terminal): FixReport {
  const counts: FixCounts = { fixes: 0, files: 0, left: 0, fixable: 0, refused: 0 }
  return {
    counts,
    begin(file) {
      const fixed = new Map<string, { count: number; first: Diagnostic }>()
      const refused = new Map<string, RefusedPlaces>()
      return {
        take(piece, left) {
          for (const finding of left.diagnostics)
            if (finding.severity === 'error') stderr.write(`${complaint(file, inLanguage(finding, language))}\n`)
          for (const { diagnostic } of findingsOf(left)) {
            counts.left++
            if (diagnostic.fix !== undefined) counts.fixable++
          }
          for (const first of piece.fixed) {
            const known = fixed.get(first.rule)
            if (known === undefined) fixed.set(first.rule, { count: 1, first })
            else known.count++
          }
          counts.fixes += piece.fixed.length
          counts.refused += piece.refused.length
          for (const one of piece.refused) addRefused(refused, one)
        },
        end() {
          if (fixed.size > 0) counts.files++
          if (!isQuiet)
            for (const [rule, { count, first }] of fixed) {
              const description = inLanguage(first, language).fix?.description ?? ''
              const done = language.phrases.fixes.done(rule, count, isDone)
              stderr.write(`citable: ${oneLine(file)}: ${done}: ${oneLine(description)}\n`)
            }
          for (const [reason, places] of refused) stderr.write(refusedText(file, reason, places, language))
          return fixed.size > 0
        },
      }
    },
    end() {
      if (!isQuiet) stderr.write(`citable: ${language.phrases.fixes.verdict(counts, isDone)}\n`)
    },
  }
}

/** The places at which fixes were refused for one reason: how often at each, and how many more there are. */
interface RefusedPlaces {
  times: Map<string, number>
  more: number
}

/** Places that are held of a file. */
const mostHeld = 10_000

/** Places that are named, rather than counted. */
const mostNamed = 8

function addRefused(reasons: Map<string, RefusedPlaces>, { finding, reason }: RefusedFix): void {
  const places = reasons.get(reason) ?? { times: new Map<string, number>(), more: 0 }
  reasons.set(reason, places)
  const place = `${finding.rule} ${finding.pointer}`.trimEnd()
  const times = places.times.get(place)
  if (times === undefined && places.times.size >= mostHeld) places.more++
  else places.times.set(place, (times ?? 0) + 1)
}

function refusedText(
  file: string,
  reason: string,
  { times, more }: RefusedPlaces,
  { phrases, translator }: Language,
): string {
  const why = translator?.text('fix', reason) ?? reason
  const named = [...times].slice(0, mostNamed).map(([place, count]) => (count > 1 ? `${place} ×${count}` : place))
  const what = phrases.fixes.refused(oneLine(named.join(', ')), times.size - named.length + more)
  return `citable: ${oneLine(file)}: ${what}: ${oneLine(why)}\n`
}
