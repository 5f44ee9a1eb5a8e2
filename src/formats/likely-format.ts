import type { TextSample } from '../datacite/text-sample.ts'
import type { FormatId } from './format.ts'
import { isTurtle } from './rdf/syntax.ts'

/** How texts of a format begin, even those that are too faulty or too strange to be recognised. */
const beginnings: readonly (readonly [id: FormatId, begins: (sample: TextSample) => boolean])[] = [
  ['bibtex', ({ text }) => /^\ufeff?(?:\s{0,100}%[^\n]{0,1000}\n){0,50}\s{0,100}@[a-z]{2,30}\s{0,20}[{(]/i.test(text)],
  ['ris', ({ text }) => /^\ufeff?\s{0,100}[A-Z][A-Z\d] {2}-(?: |\r?\n)/.test(text)],
  ['endnote', ({ text }) => /^\ufeff?\s{0,100}%[\dA-Z] \S/.test(text)],
  ['dcat-turtle', isTurtle],
]

/** The format that a text begins like, to say what is wrong with it in the words of that format. */
export const likelyFormat = (sample: TextSample): FormatId | undefined =>
  beginnings.find(([, begins]) => begins(sample))?.[0]
