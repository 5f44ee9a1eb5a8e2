/** The options of names, https://docs.citationstyles.org/en/stable/specification.html#name; undefined where an element does not set them. */
export interface NameOptions {
  and?: 'text' | 'symbol'
  delimiter?: string
  delimiterPrecedesEtAl?: string
  delimiterPrecedesLast?: string
  etAlMin?: number
  etAlUseFirst?: number
  etAlUseLast?: boolean
  /** Of cites after the first of an item. */
  etAlSubsequentMin?: number
  etAlSubsequentUseFirst?: number
  form?: 'long' | 'short' | 'count'
  initialize?: boolean
  initializeWith?: string
  nameAsSortOrder?: 'first' | 'all'
  sortSeparator?: string
}
