/**
 * The last sentence of an error about a response of DataCite's REST API. Names the function that parses such responses.
 */
export const readsRestAnswers =
  "safeParse() of citable/validation/value parses responses of DataCite's REST API and returns the canonical record."

/** True if at least one of a record's unknown members belongs to a response of DataCite's REST API. */
export const areOfRestAnswer = (keys: unknown): boolean =>
  Array.isArray(keys) && keys.some(key => registryMembers.includes(key))

/** Members of the envelope of a REST API response, and members that the registry adds to the attributes of records. */
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
