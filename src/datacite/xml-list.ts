/** The local names of root elements around many records. */
export const listRoots = ['OAI-PMH', 'ListRecords', 'resources', 'records']

/** True if a text begins as an XML document of many records, such as an answer of OAI-PMH. */
export const beginsXmlList = (head: string): boolean =>
  /^\ufeff?\s*</.test(head) && listRoots.includes(rootOf(head) ?? '')

/** Returns the local name of the root element. */
export const rootOf = (head: string): string | undefined =>
  /<(?![?!])(?:[^\s<>/:=]{1,200}:)?([^\s<>/:=]{1,200})[\s/>]/.exec(head)?.[1]
