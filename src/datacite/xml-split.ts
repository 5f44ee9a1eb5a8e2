import type { Split } from '../records/split/split.ts'
import { splitXml } from '../records/split/xml.ts'

/** Splits XML documents of many records, such as an answer of OAI-PMH. */
export const xmlSplit: Split = {
  begins: head => /^\s*</.test(head),
  isDecided: head => beginsXmlList(head) && hasResource(head),
  divide(head, from, limits) {
    const root = rootOf(head)
    if (root === undefined || !lists.includes(root)) return undefined
    return splitXml(limits, hasResource(head) || from === 'datacite-xml' ? ['resource'] : ['resource', 'dc'])
  },
}

/** The local names of root elements around many records. */
const lists = ['OAI-PMH', 'ListRecords', 'resources', 'records']

/** True if a text begins as an XML document of many records, such as an answer of OAI-PMH. */
export const beginsXmlList = (head: string): boolean => /^\ufeff?\s*</.test(head) && lists.includes(rootOf(head) ?? '')

const hasResource = (head: string): boolean => /<(?:[\w.-]+:)?resource[\s>]/.test(head)

/** Returns the local name of the root element. */
const rootOf = (head: string): string | undefined =>
  /<(?![?!])(?:[^\s<>/:=]{1,200}:)?([^\s<>/:=]{1,200})[\s/>]/.exec(head)?.[1]
