import type { Stretch } from '../stretch.ts'

/** A value of a YAML text with its offsets, for findings and edits. */
export interface YamlNode {
  kind: 'mapping' | 'sequence' | 'scalar' | 'alias'
  value: unknown
  /** The range for edits: with quotes, brackets and block scalar header, without anchor and tag. */
  start: number
  end: number
  /**
   * The range for findings: a scalar without quotes, the start of a collection, or the name or dash of an empty value.
   */
  content: Stretch
  /** True if the node is a collection in flow style. */
  isFlow: boolean
  /** The entries of a collection in text order. */
  members?: YamlMember[]
  /** The entries of a collection by name. The last of several duplicates wins. */
  byName?: Map<string, YamlMember>
  /** The number of values in the node after all aliases are expanded. */
  weight: number
}

/** An entry of a collection, with its name or index. Only a member of a mapping has a `key`. */
export interface YamlMember {
  name: string
  key?: YamlNode
  node: YamlNode
}
