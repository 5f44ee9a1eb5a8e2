import type { Node, PropertyValue } from '../../kernel/index.ts'
import { kernelTree } from '../../kernel/index.ts'

/** How a JSON dialect spells the canonical record: one node of a tree that is grown from the kernel table. */
export interface Spec {
  /** The member's name in the canonical record. */
  key: string
  /** The member's name in the dialect. */
  name: string
  /** `many`: one value, or a list of them; `polygon`: the parts of one polygon, or a list of such lists. */
  shape: 'one' | 'list' | 'many' | 'polygon'
  value: PropertyValue
  /** By the dialect's name. */
  members: ReadonlyMap<string, Spec> | undefined
  /** By the canonical name. */
  byKey: ReadonlyMap<string, Spec> | undefined
  /** Where the dialect may write plain text for an object: the canonical member that the text is. */
  textAs?: string
  /** Known to the dialect, but no part of the kernel: set aside without a word. */
  ignored: ReadonlySet<string>
}

/** What a dialect does differently from the canonical record. */
export interface Spelling {
  /** The dialect's name of a property; the canonical one where undefined. */
  rename?(node: Node): string | undefined
  /** By canonical path (`publisher`, `creators[].affiliation[]`): the member that plain text stands for. */
  textAs?: Readonly<Record<string, string>>
  /** By canonical path (`''` for the record): members that the dialect knows beyond the kernel. */
  ignored?: Readonly<Record<string, readonly string[]>>
}

/** Grows the tree of a dialect. */
export function growSpec(spelling: Spelling): Spec {
  const root: Spec = {
    key: '',
    name: '',
    shape: 'one',
    value: 'object',
    members: undefined,
    byKey: undefined,
    ignored: new Set(spelling.ignored?.['']),
  }
  hold(root, kernelTree(), spelling)
  return root
}

/** Every dialect says in one member which kernel it follows; the kernel itself has no property for that. */
const schemaVersion: Spec = {
  key: 'schemaVersion',
  name: 'schemaVersion',
  shape: 'one',
  value: 'text',
  members: undefined,
  byKey: undefined,
  ignored: new Set(),
}

function hold(parent: Spec, nodes: readonly Node[], spelling: Spelling): void {
  const members = new Map<string, Spec>()
  const byKey = new Map<string, Spec>()
  for (const node of nodes) {
    const { path } = node.property
    const textAs = spelling.textAs?.[path]
    const spec: Spec = {
      key: node.key,
      name: spelling.rename?.(node) ?? node.key,
      shape: node.value === 'polygon' ? 'polygon' : node.list ? 'list' : node.occurs === '0..n' ? 'many' : 'one',
      value: node.value,
      members: undefined,
      byKey: undefined,
      ignored: new Set(spelling.ignored?.[path]),
      ...(textAs !== undefined && { textAs }),
    }
    if (node.children.length > 0) hold(spec, node.children, spelling)
    members.set(spec.name, spec)
    byKey.set(spec.key, spec)
  }
  if (parent.name === '') for (const map of [members, byKey]) map.set(schemaVersion.key, schemaVersion)
  parent.members = members
  parent.byKey = byKey
}
