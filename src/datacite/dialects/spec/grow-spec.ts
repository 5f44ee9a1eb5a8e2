import { kernelTree, type Node, type PropertyValue } from '../../../kernel/index.ts'
import { type HeldMembers, type Spec, SpecNode, specLike } from './spec.ts'

/** The differences between a dialect and the canonical record. */
export interface Spelling {
  /** The dialect's version of the kernel tree. Defaults to the tree of the newest kernel. */
  tree?: readonly Node[]
  /**
   * The members that plain text represents, by the canonical path of their object (`publisher`,
   * `creators[].affiliation[]`).
   */
  textAs?: Readonly<Record<string, string>>
  /**
   * The objects, by canonical path, that are written as the text of `textAs`: always, or if they have no other member.
   */
  text?: Readonly<Record<string, 'only' | 'alone'>>
  /** The JSON type, string or number, in which the dialect writes each value type. */
  as?: Readonly<Partial<Record<PropertyValue, 'string' | 'number'>>>
  /**
   * The members that the dialect has but the kernel does not, by the canonical path of the object (`''` for the
   * record).
   */
  ignored?: Readonly<Record<string, readonly string[]>>
  /** Members of the record that do not describe the resource. */
  silent?: ReadonlySet<string>
  /**
   * Other member names found in documents, by the canonical path of the object (`''` for the record). The value of a
   * name is the canonical path of the member that it represents.
   */
  older?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * The canonical paths of members that may also be spelt as in `plainTree`, by default the tree of the newest kernel.
   */
  plain?: readonly string[]
  plainTree?: readonly Node[]
}

/** Builds the tree of a dialect: its root, and the members of an object on their first use. */
export function growSpec(spelling: Spelling = {}): Spec {
  const facts = { ignored: new Set(spelling.ignored?.['']), silent: spelling.silent }
  const root = new SpecNode(facts, () => heldBy(facts.ignored, '', spelling.tree ?? kernelTree(), spelling))
  addSchemaVersion(root)
  addOlder(spelling, root)
  addPlain(spelling, root)
  return root
}

/** Adds the member that states the kernel. Every dialect has one, but the kernel itself has no such property. */
function addSchemaVersion(root: Spec): void {
  const name = 'schemaVersion'
  const spec = new SpecNode({ key: name, name, value: 'text', isAlike: true })
  if (root.members !== undefined) root.members[name] = spec
  if (root.byKey !== undefined) root.byKey[name] = spec
}

const none: ReadonlySet<string> = new Set()

function specAt(root: Spec, path: string): Spec | undefined {
  let spec: Spec | undefined = root
  for (const step of path === '' ? [] : path.replaceAll('[]', '').split('.')) spec = spec?.byKey?.[step]
  return spec
}

/** Adds the members that older documents have in another object, or as one value instead of a list. */
function addOlder({ older = {} }: Spelling, root: Spec): void {
  for (const [path, names] of Object.entries(older)) {
    for (const [name, meant] of Object.entries(names)) {
      const spec = specAt(root, meant)
      const holder = specAt(root, path)
      const members = holder?.members
      if (spec === undefined || holder === undefined || members === undefined) continue
      holder.isAmbiguous = true
      members[name] = meant.endsWith('[]')
        ? specLike(spec, { name, isAlike: false, isSingle: true })
        : specLike(spec, { name, isAlike: false, within: lastStep(parentOf(meant)) })
    }
  }
}

function addPlain({ plain = [], plainTree = kernelTree(), as, textAs }: Spelling, root: Spec): void {
  if (plain.length === 0) return
  const spelling = { ...(as && { as }), ...(textAs && { textAs }) }
  const plainRoot = new SpecNode({}, () => heldBy(none, '', plainTree, spelling))
  for (const path of plain) {
    const spec = specAt(plainRoot, path)
    const holder = specAt(root, parentOf(path))
    if (spec === undefined || holder?.members === undefined) continue
    holder.isAmbiguous = true
    const same = holder.members[spec.name]
    if (same === undefined) holder.members[spec.name] = spec
    else same.nested = spec
  }
}

function heldBy(ignored: ReadonlySet<string>, place: string, nodes: readonly Node[], spelling: Spelling): HeldMembers {
  const members: Record<string, Spec> = Object.create(null)
  const byKey: Record<string, Spec> = Object.create(null)
  for (const node of nodes) {
    if (ignored.has(node.key)) continue
    const spec = specOf(node, place, spelling)
    members[spec.name] = spec
    if (spec.within === undefined) byKey[spec.key] = spec
    else holdWithin(byKey, spec, spec.within)
  }
  return { members, byKey }
}

function specOf(node: Node, place: string, spelling: Spelling): Spec {
  const { path } = node.property
  const holder = parentOf(path)
  const textAs = spelling.textAs?.[path]
  const text = spelling.text?.[path]
  const as = node.as ?? spelling.as?.[node.value]
  const names = spelling.ignored?.[path]
  // The list of all identifiers is not a canonical member. Readers and writers handle it themselves.
  const key = path === 'identifier' ? node.key : lastStep(path)
  const hasChildren = node.children.length > 0
  const facts = {
    key,
    name: node.key,
    shape: shapeOf(node),
    value: node.value,
    isAlike: key === node.key && !hasChildren && (as ?? textAs ?? text) === undefined && !isDegrees(node),
    textAs,
    as,
    within: bare(holder) === bare(place) ? undefined : lastStep(holder),
    text,
    ignored: names === undefined ? none : new Set(names),
  }
  return new SpecNode(facts, hasChildren ? () => heldBy(facts.ignored, path, node.children, spelling) : undefined)
}

/** Adds a member to a canonical object whose members the dialect writes in the parent. */
function holdWithin(byKey: Record<string, Spec>, spec: Spec, key: string): void {
  byKey[key] ??= new SpecNode({ key }, () => ({ members: undefined, byKey: Object.create(null) }))
  const { byKey: inside } = byKey[key]
  if (inside !== undefined) inside[spec.key] = spec
}

/** True if the value of a node is in degrees. Text with an exponent is then read as a number. */
const isDegrees = ({ value }: Node): boolean => value === 'longitude' || value === 'latitude'

function shapeOf(node: Node): Spec['shape'] {
  if (node.value === 'polygon') return 'polygon'
  if (node.list) return node.property.value === 'polygon' ? 'polygons' : 'list'
  return node.occurs === '0..n' ? 'many' : 'one'
}

/** Removes `[]` from the end of a path, because a polygon is itself the list of its parts. */
const bare = (path: string): string => path.replace(/\[\]$/, '')

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))

const lastStep = (path: string): string => path.slice(path.lastIndexOf('.') + 1).replace('[]', '')
