import type { TextSample } from '../../datacite/read/sample.ts'

/** True if a text starts with a reference in the tags of EndNote or refer(1). */
export const isEndnote = (text: string): boolean =>
  /^\ufeff?\s{0,200}%(?:0 |[A-Z] .{0,500}\r?\n%[0-9A-Z@] )/.test(text.slice(0, 2000))

/** True if a text starts with any EndNote tag. */
export const beginsAsEndnote = (text: string): boolean => /^\ufeff?\s{0,100}%[\dA-Z] \S/.test(text)

/** True if a text is in EndNote's XML format. */
export const isEndnoteXml = (sample: TextSample): boolean =>
  sample.root()?.name === 'xml' && sample.text.slice(0, 20_000).includes('<record')
