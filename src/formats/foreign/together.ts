import type { Loss } from '../format.ts'

/** The losses of records that are written as one text: of several, each loss says of which record it is. */
export const together = (written: readonly { losses: readonly Loss[] }[]): Loss[] =>
  written.flatMap(({ losses }, index) => (written.length === 1 ? losses : losses.map(loss => ({ ...loss, index }))))
