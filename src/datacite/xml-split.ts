import type { Split } from '../records/split/split.ts'
import { splitXml } from '../records/split/xml.ts'
import { beginsXmlList, hasResource } from './xml-list.ts'

/** Splits XML documents of many records, such as OAI-PMH responses. */
export const xmlSplit: Split = {
  begins: head => /^\s*</.test(head),
  isDecided: head => beginsXmlList(head) && hasResource(head),
  divide(head, from, limits) {
    if (!beginsXmlList(head)) return undefined
    return splitXml(limits, hasResource(head) || from === 'datacite-xml' ? ['resource'] : ['resource', 'dc'])
  },
}
