import type { NameOptions } from './name-options.ts'
import type { EtAlNode, NameNode } from './nodes.ts'

/** How the names of a variable are written. */
export interface NamesFormat {
  options: NameOptions
  name: NameNode | undefined
  etAl: EtAlNode | undefined
  /** Whether names are texts that nothing is set apart in. */
  isPlain: boolean
  /** What stands before the last name, once it was asked for. */
  joint?: Joint
}

/** The word between the last two names, with the delimiter before it and without. */
export interface Joint {
  marked: string
  bare: string
  isSpaced: boolean
}
