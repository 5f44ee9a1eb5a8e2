import { entryOf, isObject } from '../../core/object.ts'
/** A JSON-LD node, or an object inside a node. */
export interface JsonLdNode {
  [name: string]: Value
}

export type Value = string | number | boolean | JsonLdNode | Value[]

export const isNode = (value: Value | undefined): value is JsonLdNode => isObject(value)

/** Sets a member unless the value is undefined or an empty list. A list with one value is written as that value. */
export function putMember(node: JsonLdNode, name: string, value: Value | undefined): void {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return
  const [only] = Array.isArray(value) ? value : []
  node[name] = Array.isArray(value) && value.length === 1 && only !== undefined ? only : value
}

/** Sets a member whose value is always a list, because readers iterate over it. Does nothing if the list is empty. */
export function putList(node: JsonLdNode, name: string, list: Value[]): void {
  if (list.length > 0) node[name] = list
}

/** Adds a value to a member. A member that already has a value becomes a list. */
export function add(node: JsonLdNode, name: string, value: Value): void {
  const held = entryOf(node, name)
  if (Array.isArray(held)) held.push(value)
  else node[name] = held === undefined ? value : [held, value]
}
