import { formats } from '../formats/formats.ts'
import type { Datacite } from '../model/index.ts'

export { recordOf } from './record-of.ts'

/** Writes a record in a format; loaded when it is first needed, because it brings all formats along. */
export function writeAs(id: string, record: Datacite): string {
  const format = formats.find(format => format.id === id)
  if (format?.write === undefined) throw new TypeError(`Nothing writes "${id}".`)
  return format.write(record).text
}
