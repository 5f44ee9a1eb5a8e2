import type { Stretch } from '../stretch.ts'

/** A value of a YAML text with its places, for findings and for edits. */
export interface YamlNode {
  kind: 'mapping' | 'sequence' | 'scalar' | 'alias'
  value: unknown
  /** The stretch that edits replace: with quotes, brackets and the header of a block scalar, without anchor and tag. */
  start: number
  end: number
  /** The stretch that findings point at: a scalar without quotes, the start of a collection, the name or dash of an empty value. */
  content: Stretch
  /** True for a collection in brackets. */
  isFlow: boolean
  /** The entries of a collection in the order of the text. */
  members?: YamlMember[]
  /** The entries of a collection by name: the last of several with one name. */
  byName?: Map<string, YamlMember>
  /** The number of values in the node after all aliases are expanded. */
  weight: number
}

/** An entry of a collection, with its name or index; only a member of a mapping has a key. */
export interface YamlMember {
  name: string
  key?: YamlNode
  node: YamlNode
}
