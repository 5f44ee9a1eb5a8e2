import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { unwrapped } from '../text.ts'

/**
 * A GRID identifier in lower case, which is also its key: `grid.268117.b`. GRID ended in 2021; its records are now in
 * ROR.
 */
export type Grid = Branded<'Grid'>

/**
 * Parses a GRID identifier, bare or as a URL of grid.ac. Returns undefined for anything else.
 *
 * @example
 * parseGrid('https://www.grid.ac/institutes/grid.23731.34') // → 'grid.23731.34'
 */
export function parseGrid(text: string): Grid | undefined {
  const name = unwrapped(text, wrapper).toLowerCase()
  return form.test(name) ? (name as Grid) : undefined
}

/**
 * Returns the GRID identifier as a URL: `https://grid.ac/institutes/grid.268117.b`.
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
