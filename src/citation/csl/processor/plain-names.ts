import type { NameOptions } from './name-options.ts'
import type { NameNode } from './nodes.ts'
import { plain } from './plain.ts'

/** Whether names of this format are plain texts if their parts are. */
export const isPlainFormat = ({ sortSeparator = ', ' }: NameOptions, name: NameNode | undefined): boolean =>
  isPlainDelimiter.test(sortSeparator) &&
  (name === undefined ||
    [name.decoration, name.family.text, name.family.affixes, name.given.text, name.given.affixes].every(
      decoration => decoration === plain,
    ))

/** Parts of names of which nothing has to be read, and which meet nothing that stands before or after them. */
export const isPlainPart = /^[A-Za-z\u00c0-\u024f](?:[A-Za-z\u00c0-\u024f.\- ]*[A-Za-z\u00c0-\u024f.])?$/
/** What may stand between plain texts without meeting the period that the first may end in. */
export const isPlainDelimiter = /^(?:$|[, ;&\p{L}])/u
