import { fileTypes } from '../file-types.ts'
import type { Format } from '../format.ts'
import { readRis } from './read.ts'
import { writeRis } from './write.ts'

/** RIS, which every reference manager reads. */
export const ris: Format = {
  id: 'ris',
  name: 'RIS',
  ...fileTypes.ris,
  detect: text => /^\ufeff?\s{0,200}TY {1,3}-/i.test(text.slice(0, 1000)),
  read: readRis,
  write: (record, options) => writeRis([record], options),
  writeAll: writeRis,
}
