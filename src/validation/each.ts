import { isObject } from '../object.ts'

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
