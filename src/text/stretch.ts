/** A range of a text, given by its start and end offsets. */
export interface Stretch {
  start: number
  end: number
}
