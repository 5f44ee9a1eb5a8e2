import { Misuse } from '../misuse.ts'
import { baselineText } from './texts.ts'

/**
 * The maximum number of findings in a baseline.
 *
 * Writing a baseline of this size takes 290 MB of memory (720 MB if each finding is in a separate file). Comparing with
 * such a baseline takes 160 MB.
 */
export const mostFindings = 2_000_000

/** Returns the error for a baseline with too many findings. */
export const tooManyFindings = (name: string, most: number): Misuse =>
  new Misuse(baselineText('tooMany', { file: name, most }))
