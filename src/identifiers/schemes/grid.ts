import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { unwrapped } from '../text.ts'

/** A GRID identifier in lower case, which is also its key: `grid.268117.b`; GRID ended in 2021 and its records live on in ROR. */
export type Grid = Branded<'Grid'>

/**
 * Reads a GRID identifier, bare or as a URL of grid.ac; anything else is undefined.
 *
 * @example
 * parseGrid('https://www.grid.ac/institutes/grid.23731.34') // → 'grid.23731.34'
 */
export function parseGrid(text: string): Grid | undefined {
  const name = unwrapped(text, wrapper).toLowerCase()
  return form.test(name) ? (name as Grid) : undefined
}

/**
 * The GRID identifier as a URL: `https://grid.ac/institutes/grid.268117.b`.
 *
 * @example
 * const grid = parseGrid('https://www.grid.ac/institutes/grid.23731.34')
 * grid && formatGrid(grid) // → 'https://grid.ac/institutes/grid.23731.34'
 */
export function formatGrid(grid: Grid): string {
  requireText(grid)
  return `https://grid.ac/institutes/${grid}`
}

const wrapper = /^(?:https?:\/\/)?(?:www\.)?grid\.ac\/(?:institutes\/)?/i
const form = /^grid\.\d{1,9}\.[\da-f]{1,3}$/
