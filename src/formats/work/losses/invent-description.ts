import type { Work } from '../work.ts'
import type { Account } from './account.ts'
import { sayWork } from './work-messages.ts'

/**
 * Returns the title as the description of a work, for formats that require one, and reports it as invented. Returns
 * undefined if the work has no title.
 */
export function inventDescription(work: Work, account: Account, format: string): string | undefined {
  const description = descriptionFromTitle(work)
  if (description === undefined) return undefined
  account.invented(['descriptions'], sayWork('descriptionInvented', { format }), description)
  return description
}

/** Returns the text that takes the place of a missing description: the title. */
export const descriptionFromTitle = ({ title }: Work): string | undefined => title?.value
