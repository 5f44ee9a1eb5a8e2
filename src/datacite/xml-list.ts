const listRoots = ['OAI-PMH', 'ListRecords', 'resources', 'records']

/** True if a text begins like an XML document with many records, such as an OAI-PMH response. */
export const beginsXmlList = (head: string): boolean =>
  /^\ufeff?\s*</.test(head) && listRoots.includes(rootOf(head) ?? '')

/** True if a text contains a `resource` element. */
export const hasResource = (head: string): boolean => /<(?:[\w.-]+:)?resource[\s>]/.test(head)

/** Returns the local name of the root element. */
const rootOf = (head: string): string | undefined =>
  /<(?![?!])(?:[^\s<>/:=]{1,200}:)?([^\s<>/:=]{1,200})[\s/>]/.exec(head)?.[1]
