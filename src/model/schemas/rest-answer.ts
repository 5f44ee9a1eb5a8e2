/**
 * The advice in an error about a response of DataCite's REST API, which the parsers reject: it names the function that
 * reads such responses.
 */
export const readsRestAnswers =
  "safeParse() of citable/validation/value parses responses of DataCite's REST API and returns the canonical record."

/** True if unknown members of a record belong to a response of DataCite's REST API. */
export const areOfRestAnswer = (keys: unknown): boolean =>
  Array.isArray(keys) && keys.some(key => registryMembers.includes(key))

/** The members of the envelope, and the members that the registry adds to the attributes of every record. */
const registryMembers: readonly unknown[] = [
  'data',
  'attributes',
  'state',
  'isActive',
  'metadataVersion',
  'viewCount',
  'xml',
  'registered',
  'container',
]
