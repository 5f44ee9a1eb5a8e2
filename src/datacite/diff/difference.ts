/** A value in one of the two compared records, and its location. */
export interface Side {
  /** The JSON Pointer of the value. */
  pointer: string
  value: unknown
}

/** A difference between two records. */
export interface Difference {
  /**
   * The kind of difference. `moved` means another position in an ordered list, and `spelling` means that only the
   * spelling differs.
   *
   * Differences in spelling are, for example, white space, an identifier as a URL, empty instead of absent text, or
   * another `schemaVersion`.
   */
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'spelling'
  /** The number and name of the kernel property (`2.1 creatorName`), or only the name if the property has no number. */
  property: string
  /** The value in the first record; absent if that record has none. */
  before?: Side
  /** The value in the second record; absent if that record has none. */
  after?: Side
  /** A human-readable description of the difference, ending with a full stop. */
  message: string
}
