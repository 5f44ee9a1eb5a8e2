import type { CitationRuns } from '../document-types.ts'
import type { Run, Runs } from '../run.ts'

/** A citation as it stands in a sentence; inside a note with the names that are part of that. A period before another is left out. */
export function runsInSentence(
  { runs, lead }: CitationRuns,
  { hasLead, isBeforePeriod }: { hasLead: boolean; isBeforePeriod: boolean },
): Runs {
  const whole = hasLead && lead !== undefined && lead.length > 0 ? [...lead, { text: ', ' }, ...runs] : runs
  const last = whole.at(-1)
  if (!isBeforePeriod || !last?.text.endsWith('.')) return whole
  const rest: Run = { ...last, text: last.text.slice(0, -1) }
  return rest.text === '' ? whole.slice(0, -1) : [...whole.slice(0, -1), rest]
}
