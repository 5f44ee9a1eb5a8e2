import type { CitationRuns } from '../document/document-types.ts'
import type { Runs } from '../run.ts'

/** A citation as it stands in a sentence; inside a note with the names that are part of that. */
export const runsInSentence = ({ runs, lead }: CitationRuns, hasLead: boolean): Runs =>
  hasLead && lead !== undefined && lead.length > 0
    ? [...lead, ...(runs.length > 0 ? [{ text: ', ' }] : []), ...runs]
    : runs

/** Whether a citation ends in a period, within quotation marks or not, so that the one of its sentence is not written. */
export const endInPeriod = (runs: Runs): boolean =>
  /\.["”’»]{0,4}$/.test(
    runs
      .slice(-3)
      .map(({ text }) => text)
      .join(''),
  )

/** Whether a citation stands closely behind the word before it, as raised numbers do. */
export const isRaised = (runs: Runs): boolean => runs[0]?.position === 'super'
