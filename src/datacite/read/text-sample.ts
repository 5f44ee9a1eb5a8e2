import { wrongArgument } from '../../core/argument.ts'
import { parseData } from '../../text/parse-data.ts'
import { firstObject, sampleBy, type TextSample } from './sample.ts'

export type { TextSample } from './sample.ts'

/**
 * Takes a sample of a text for detecting its format. The text is parsed at most once, on the first request for a value.
 *
 * @example
 * const sample = sampleText('<resource xmlns="http://datacite.org/schema/kernel-4"/>')
 * sample.root()?.name // → 'resource'
 */
export function sampleText(text: string): TextSample {
  if (typeof text !== 'string') throw wrongArgument('What is sampled', 'a text', text)
  return sampleBy(parseData, text)
}

const sampleValue = (value: object): TextSample => ({
  text: '',
  first: Array.isArray(value) ? '[' : '{',
  value: () => value,
  object: () => firstObject(value),
  root: () => undefined,
})

/** Takes a sample of a text or a parsed value. */
export const sampleOf = (input: string | object): TextSample =>
  typeof input === 'string' ? sampleText(input) : sampleValue(input)
