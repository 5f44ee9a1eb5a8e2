/** A range of text, in offsets. */
export interface Stretch {
  start: number
  end: number
}
