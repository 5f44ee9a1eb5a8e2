import { Misuse } from '../misuse.ts'
import { baselineText } from './texts.ts'

/**
 * The findings that a baseline has at most. As many take 290 MB while they are written (720 MB if each is in a file of its own), and 160 MB
 * while findings are compared with them.
 */
export const mostFindings = 2_000_000

/** Returns the error that refuses a baseline with more findings than it may have. */
export const tooManyFindings = (name: string, most: number): Misuse =>
  new Misuse(baselineText('tooMany', { file: name, most }))
