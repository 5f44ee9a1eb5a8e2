/** The local names of root elements around many records. */
const listRoots = ['OAI-PMH', 'ListRecords', 'resources', 'records']

/** The local names of the OAI-PMH elements around one record. Harvesters store these elements as files. */
const recordRoots = ['record', 'GetRecord', 'metadata', 'oai_datacite', 'payload']

/** True if a text begins as an XML document of many records, such as an OAI-PMH response, or as a part of one. */
export const beginsXmlList = (head: string): boolean => {
  const root = /^\ufeff?\s*</.test(head) ? (rootOf(head) ?? '') : ''
  return listRoots.includes(root) || (recordRoots.includes(root) && hasResource(head))
}

/** True if a text has an element `resource`. */
export const hasResource = (head: string): boolean => /<(?:[\w.-]+:)?resource[\s>]/.test(head)

/** Returns the local name of the root element. */
const rootOf = (head: string): string | undefined =>
  /<(?![?!])(?:[^\s<>/:=]{1,200}:)?([^\s<>/:=]{1,200})[\s/>]/.exec(head)?.[1]
