/** A node of JSON-LD, or a value within one. */
export interface JsonLdNode {
  [name: string]: Value
}

export type Value = string | number | boolean | JsonLdNode | Value[]

/** Sets a member where there is anything to say: a list of one is written as that one, an empty list not at all. */
export function putMember(node: JsonLdNode, name: string, value: Value | undefined): void {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return
  const [only] = Array.isArray(value) ? value : []
  node[name] = Array.isArray(value) && value.length === 1 && only !== undefined ? only : value
}

/** Sets a member that is always a list, as those are that readers walk through; an empty one is not written. */
export function putList(node: JsonLdNode, name: string, list: Value[]): void {
  if (list.length > 0) node[name] = list
}

/** Adds to what a member holds already. */
export function add(node: JsonLdNode, name: string, value: Value): void {
  const held = Object.hasOwn(node, name) ? node[name] : undefined
  if (Array.isArray(held)) held.push(value)
  else node[name] = held === undefined ? value : [held, value]
}
