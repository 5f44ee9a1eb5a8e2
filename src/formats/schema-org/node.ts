import { entryOf } from '../../core/object.ts'
/** A node of JSON-LD, or a value within one. */
export interface JsonLdNode {
  [name: string]: Value
}

export type Value = string | number | boolean | JsonLdNode | Value[]

/** Sets a member unless it is empty; a list of one value is written as that value. */
export function putMember(node: JsonLdNode, name: string, value: Value | undefined): void {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return
  const [only] = Array.isArray(value) ? value : []
  node[name] = Array.isArray(value) && value.length === 1 && only !== undefined ? only : value
}

/** Sets a member that is always a list because readers iterate over it, unless it is empty. */
export function putList(node: JsonLdNode, name: string, list: Value[]): void {
  if (list.length > 0) node[name] = list
}

/** Adds a value to those that a member already has. */
export function add(node: JsonLdNode, name: string, value: Value): void {
  const held = entryOf(node, name)
  if (Array.isArray(held)) held.push(value)
  else node[name] = held === undefined ? value : [held, value]
}
