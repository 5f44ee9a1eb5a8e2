/** A value of one of two records, and where it stands there. */
export interface Side {
  /** JSON Pointer to it. */
  pointer: string
  value: unknown
}

/** One thing in which two records differ. */
export interface Difference {
  /**
   * `moved`: another place in a list whose order means something. `spelling`: the same said in another way: white space,
   * an identifier as URL, empty text for none, another `schemaVersion`.
   */
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'spelling'
  /** Number and name of the kernel property: `2.1 creatorName`. */
  property: string
  /** In the first record; left out where it is not there. */
  before?: Side
  /** In the second record; left out where it is not there. */
  after?: Side
  /** What happened, for people; ends with a full stop. */
  message: string
}
