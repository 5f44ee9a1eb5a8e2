/** A value of one of the two records, and where it is. */
export interface Side {
  /** JSON Pointer to it. */
  pointer: string
  value: unknown
}

/** One thing in which two records differ. */
export interface Difference {
  /**
   * `moved`: another position in a list whose order has a meaning. `spelling`: the same value written differently: other
   * white space, an identifier as a URL, empty instead of absent text, another `schemaVersion`.
   */
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'spelling'
  /** Number and name of the kernel property: `2.1 creatorName`. */
  property: string
  /** The value in the first record; absent if it has none. */
  before?: Side
  /** The value in the second record; absent if it has none. */
  after?: Side
  /** The description of the difference for people, ending with a full stop. */
  message: string
}
