import { kernelTree, type Node, type PropertyValue } from '../../kernel/index.ts'

/**
 * How a JSON dialect spells the canonical record: one node of a tree that is grown from the kernel table. Every node has all
 * members in the same order: they are read for each value, and JavaScript engines are many times faster on objects of one shape.
 */
export interface Spec {
  /** The member's name in the canonical record. */
  key: string
  /** The member's name in the dialect. */
  name: string
  /**
   * `many`: one value, or a list of them; `polygon`: the parts of one polygon, or a list of such lists; `polygons`: a list of
   * polygons, each `{ polygonPoints, inPolygonPoint }`.
   */
  shape: 'one' | 'list' | 'many' | 'polygon' | 'polygons'
  value: PropertyValue
  /** Whether the dialect always writes it as the canonical record does, whatever its value. */
  isAlike: boolean
  /** By the dialect's name; without a prototype, so that `__proto__` is a name like any other. */
  members: Record<string, Spec> | undefined
  /** By the canonical name. */
  byKey: Record<string, Spec> | undefined
  /** If the dialect may write plain text for an object: the canonical member that holds the text. */
  textAs: string | undefined
  /** If the dialect writes a year or degrees only as text or only as a number: which of the two. */
  as: 'string' | 'number' | undefined
  /** The canonical object that holds it, if the dialect writes that object's members in the parent. */
  within: string | undefined
  /** Whether this is an older shape: one value instead of a list. */
  isSingle: boolean
  /** The node of the object itself, if a document may have it in place of its member of the same name. */
  nested: Spec | undefined
  /** Whether some canonical member may have several names here. */
  isAmbiguous: boolean
  /** When an object is written as text: always, or only if it holds nothing else. */
  text: 'only' | 'alone' | undefined
  /** Names that the dialect knows but the kernel does not: set aside without a report. */
  ignored: ReadonlySet<string>
  /** Those of `ignored` that say nothing about the resource. */
  silent: ReadonlySet<string> | undefined
  /** The names, in their order, of the last object of texts that is written as the canonical record has it: most look like the one before. */
  usual: readonly string[] | undefined
  /** The members of the last objects by their place, which is quicker to ask than their name. */
  order: { name: string; member: Spec | undefined }[]
}

/** How a dialect differs from the canonical record. */
export interface Spelling {
  /** The dialect's version of the kernel tree; by default the tree of the newest kernel. */
  tree?: readonly Node[]
  /** By canonical path (`publisher`, `creators[].affiliation[]`): the member that plain text stands for. */
  textAs?: Readonly<Record<string, string>>
  /** By canonical path: objects that are written as the text of `textAs`, always or when they hold nothing else. */
  text?: Readonly<Record<string, 'only' | 'alone'>>
  /** By value type: whether the dialect writes it as text or as a number. */
  as?: Readonly<Partial<Record<PropertyValue, 'string' | 'number'>>>
  /** By canonical path (`''` for the record): members that the dialect knows beyond the kernel. */
  ignored?: Readonly<Record<string, readonly string[]>>
  /** Members of the record that say nothing about the resource. */
  silent?: ReadonlySet<string>
  /** By canonical path (`''` for the record): other names found in documents, and the canonical path of their meaning. */
  older?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Canonical paths that may also be spelt as in `plainTree`, by default as in the kernel. */
  plain?: readonly string[]
  plainTree?: readonly Node[]
}

/** The tree of a dialect, grown when it is first asked for, so that who reads one dialect does not wait for the others. */
export function lateSpec(grow: () => Spec): () => Spec {
  let grown: Spec | undefined
  return () => {
    grown ??= grow()
    return grown
  }
}

/** Grows the tree of a dialect. */
export function growSpec(spelling: Spelling = {}): Spec {
  const root = nodeOf({ ignored: new Set(spelling.ignored?.['']), silent: spelling.silent })
  const byPath = new Map<string, Spec>([['', root]])
  hold(root, '', spelling.tree ?? kernelTree(), spelling, byPath)
  addSchemaVersion(root)
  addOlder(spelling, byPath)
  addPlain(spelling, byPath)
  return root
}

/** Makes a node from what sets it apart. */
const nodeOf = (given: Partial<Spec>): Spec => ({
  key: '',
  name: '',
  shape: 'one',
  value: 'object',
  isAlike: false,
  members: undefined,
  byKey: undefined,
  textAs: undefined,
  as: undefined,
  within: undefined,
  isSingle: false,
  nested: undefined,
  isAmbiguous: false,
  text: undefined,
  ignored: nothing,
  silent: undefined,
  usual: undefined,
  ...given,
  order: [],
})

const nothing: ReadonlySet<string> = new Set()

/** Every dialect has a member that states the kernel; the kernel itself has no such property. */
function addSchemaVersion(root: Spec): void {
  const name = 'schemaVersion'
  const spec = nodeOf({ key: name, name, value: 'text', isAlike: true })
  if (root.members !== undefined) root.members[name] = spec
  if (root.byKey !== undefined) root.byKey[name] = spec
}

/** Adds what older documents write elsewhere: a member of another object, or one value for a list. */
function addOlder({ older = {} }: Spelling, byPath: ReadonlyMap<string, Spec>): void {
  for (const [path, names] of Object.entries(older)) {
    for (const [name, meant] of Object.entries(names)) {
      const spec = byPath.get(meant)
      const holder = byPath.get(path)
      const members = holder?.members
      if (spec === undefined || holder === undefined || members === undefined) continue
      holder.isAmbiguous = true
      members[name] = meant.endsWith('[]')
        ? nodeOf({ ...spec, name, isAlike: false, isSingle: true })
        : nodeOf({ ...spec, name, isAlike: false, within: lastStep(parentOf(meant)) })
    }
  }
}

function addPlain(
  { plain = [], plainTree = kernelTree(), as, textAs }: Spelling,
  byPath: ReadonlyMap<string, Spec>,
): void {
  if (plain.length === 0) return
  const plainByPath = new Map<string, Spec>([['', nodeOf({})]])
  hold(nodeOf({}), '', plainTree, { ...(as && { as }), ...(textAs && { textAs }) }, plainByPath)
  for (const path of plain) {
    const spec = plainByPath.get(path)
    const holder = byPath.get(parentOf(path))
    if (spec === undefined || holder?.members === undefined) continue
    holder.isAmbiguous = true
    const same = holder.members[spec.name]
    if (same === undefined) holder.members[spec.name] = spec
    else same.nested = spec
  }
}

function hold(
  parent: Spec,
  place: string,
  nodes: readonly Node[],
  spelling: Spelling,
  byPath: Map<string, Spec>,
): void {
  const members: Record<string, Spec> = Object.create(null)
  const byKey: Record<string, Spec> = Object.create(null)
  for (const node of nodes) {
    const { path } = node.property
    if (parent.ignored.has(node.key)) continue
    const holder = parentOf(path)
    const textAs = spelling.textAs?.[path]
    const text = spelling.text?.[path]
    const as = node.as ?? spelling.as?.[node.value]
    // The list of all identifiers is not a member of the canonical record; readers and writers handle it themselves.
    const key = path === 'identifier' ? node.key : lastStep(path)
    const spec = nodeOf({
      key,
      name: node.key,
      shape: shapeOf(node),
      value: node.value,
      isAlike:
        key === node.key && node.children.length === 0 && (as ?? textAs ?? text) === undefined && !isDegrees(node),
      textAs,
      as,
      within: bare(holder) === bare(place) ? undefined : lastStep(holder),
      text,
      ignored: new Set(spelling.ignored?.[path]),
    })
    if (node.children.length > 0) hold(spec, path, node.children, spelling, byPath)
    byPath.set(path, spec)
    members[spec.name] = spec
    if (spec.within === undefined) byKey[spec.key] = spec
    else holdWithin(byKey, spec, spec.within)
  }
  parent.members = members
  parent.byKey = byKey
}

/** If the dialect writes an object's members in the parent, the object has a node only in the canonical view. */
function holdWithin(byKey: Record<string, Spec>, spec: Spec, key: string): void {
  byKey[key] ??= nodeOf({ key, byKey: Object.create(null) })
  const { byKey: inside } = byKey[key]
  if (inside !== undefined) inside[spec.key] = spec
}

/** Degrees become numbers if they have an exponent. */
const isDegrees = ({ value }: Node): boolean => value === 'longitude' || value === 'latitude'

function shapeOf(node: Node): Spec['shape'] {
  if (node.value === 'polygon') return 'polygon'
  if (node.list) return node.property.value === 'polygon' ? 'polygons' : 'list'
  return node.occurs === '0..n' ? 'many' : 'one'
}

/** A polygon is itself the list of its parts. */
const bare = (path: string): string => path.replace(/\[\]$/, '')

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))

const lastStep = (path: string): string => path.slice(path.lastIndexOf('.') + 1).replace('[]', '')
