import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Problem, ShownProblem } from '../inputs/input.ts'
import type { FileReport } from '../report/report.ts'
import type { RuleFacts } from '../report/reporter.ts'
import type { Language } from './language.ts'

/** The original English findings, by their translations. */
const originals = new WeakMap<Diagnostic, Diagnostic>()

/** Returns the original of a translated finding, and any other finding unchanged. */
export const originalOf = (diagnostic: Diagnostic): Diagnostic => originals.get(diagnostic) ?? diagnostic

/** Translates a finding. */
export function inLanguage(diagnostic: Diagnostic, { translator }: Language): Diagnostic {
  if (translator === undefined) return diagnostic
  const translated = translator.diagnostic(diagnostic)
  originals.set(translated, diagnostic)
  return translated
}

/** Translates the findings and FAIR scores of a file. */
export function fileInLanguage(file: FileReport, language: Language): FileReport {
  const { translator } = language
  if (translator === undefined) return file
  const translate = (diagnostic: Diagnostic): Diagnostic => inLanguage(diagnostic, language)
  const { excerpt, edits } = file
  return {
    ...file,
    diagnostics: file.diagnostics.map(translate),
    records: file.records.map(record => ({
      ...record,
      diagnostics: record.diagnostics.map(translate),
      ...(record.fair && { fair: translator.fair(record.fair) }),
    })),
    excerpt: diagnostic => excerpt(originalOf(diagnostic)),
    ...(edits && { edits: (diagnostic: Diagnostic) => edits(originalOf(diagnostic)) }),
  }
}

/** Translates problems with inputs. A message that is plain text remains unchanged. */
export const problemsInLanguage = (problems: readonly Problem[], { say }: Language): ShownProblem[] =>
  problems.map(problem => ({ ...problem, message: say(problem.message) }))

/** Translates the facts of a rule. */
export function factsInLanguage<Facts extends RuleFacts>(facts: Facts, { translator, say }: Language): Facts {
  if (translator === undefined) return facts
  const { said } = facts
  if (said !== undefined) return { ...facts, summary: say(said.summary), why: say(said.why) }
  const texts = translator.rule(facts.id)
  return texts === undefined ? facts : { ...facts, ...texts }
}
