import type { Agent } from '../model/datacite.ts'
import type { Path } from '../pointer.ts'

/** An object of the record as it may really be: each member could hold anything. */
export type Unchecked<T> = { readonly [Member in keyof T]?: unknown }

/** Calls `visit` for every object of a list; a value that is no list, and items that are no objects, are passed over. */
export function eachObject<T extends object>(list: unknown, visit: (item: Unchecked<T>, index: number) => void): void {
  if (!Array.isArray(list)) return
  for (let index = 0; index < list.length; index++) {
    const item: unknown = list[index]
    if (isObject(item)) visit(item as Unchecked<T>, index)
  }
}

/** Whether a value is an object with members: not null and not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Calls `visit` for every creator and contributor, with the list and the index at which it stands. */
export function eachAgent(
  record: { creators?: unknown; contributors?: unknown },
  visit: (agent: Unchecked<Agent>, list: 'creators' | 'contributors', index: number) => void,
): void {
  eachObject<Agent>(record.creators, (agent, index) => visit(agent, 'creators', index))
  eachObject<Agent>(record.contributors, (agent, index) => visit(agent, 'contributors', index))
}

/** Calls `visit` for every value that may be written once or, as a list, several times; `step` is its place in the list. */
export function eachOfOneOrMany(value: unknown, visit: (item: unknown, step: Path) => void): void {
  if (!Array.isArray(value)) {
    if (value !== undefined && value !== null) visit(value, [])
    return
  }
  for (let index = 0; index < value.length; index++) visit(value[index], [index])
}
