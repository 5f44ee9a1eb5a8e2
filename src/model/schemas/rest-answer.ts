/**
 * The sentence that an error adds for an answer of DataCite's REST API, which a parser refuses because of its envelope, of the members that
 * the registry adds or of its publisher and affiliations as text.
 */
export const readsRestAnswers =
  "safeParse() of citable/validation/value parses answers of DataCite's REST API and returns the canonical record."

/** True if unknown members of a record are those of an answer of DataCite's REST API. */
export const areOfRestAnswer = (keys: unknown): boolean =>
  Array.isArray(keys) && keys.some(key => registryMembers.includes(key))

/** The members of the envelope, and those that the registry adds to the attributes of every record. */
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
