import type { Format } from '../../../src/formats/index.ts'
import { NodeMembers } from '../../../src/formats/schema-org/read/node-members.ts'
import { NodeReading } from '../../../src/formats/schema-org/read/node-reading.ts'

type Path = readonly (string | number)[]

type Add = (path: Path) => void

/**
 * Returns the paths of the members that the reader of a format looks up in a JSON document. `isLinked` is true for
 * JSON-LD, whose readers look up the members of nodes by name.
 */
export function knownMembers(format: Format, document: object, isLinked: boolean): Path[] {
  const found = new Map<string, Path>()
  const add: Add = path => {
    found.set(JSON.stringify(path), path)
  }
  if (!isLinked) format.readValue?.(watched(document, [], add) as object)
  else {
    const stop = watchNodes(document, add)
    try {
      format.readValue?.(document)
    } finally {
      stop()
    }
  }
  return [...found.values()]
}

/** Returns a copy of a value that reports the path of every member that is looked up in the copy, at any depth. */
function watched(value: unknown, path: Path, add: Add): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry, index) => watched(entry, [...path, index], add))
  const note = (name: string | symbol): void => {
    if (typeof name === 'string' && !(name in Object.prototype)) add([...path, name])
  }
  const members = Object.entries(value).map(([name, member]) => [name, watched(member, [...path, name], add)])
  return new Proxy(Object.fromEntries(members), {
    get(target, name) {
      note(name)
      return Reflect.get(target, name)
    },
    has(target, name) {
      note(name)
      return Reflect.has(target, name)
    },
    getOwnPropertyDescriptor(target, name) {
      note(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
}

const lookups = ['take', 'first', 'peek', 'text', 'texts', 'has'] as const

/** Reports the members that are looked up in the nodes of a document, until the returned function is called. */
function watchNodes(document: object, add: Add): () => void {
  const paths = new Map<unknown, Path>()
  place(document, [], paths)
  const ofNode = new WeakMap<NodeMembers, Path>()
  const { node } = NodeReading.prototype
  const methods = lookups.map(name => [name, NodeMembers.prototype[name]] as const)
  NodeReading.prototype.node = function (this: NodeReading, value, path) {
    const members = node.call(this, value, path)
    const at = paths.get(value)
    if (members !== undefined && at !== undefined) ofNode.set(members, at)
    return members
  }
  for (const [name, method] of methods)
    Object.assign(NodeMembers.prototype, {
      [name](this: NodeMembers, ...names: string[]) {
        const at = ofNode.get(this)
        for (const one of at === undefined ? [] : names) add([...(at ?? []), one])
        return (method as (...names: string[]) => unknown).apply(this, names)
      },
    })
  return () => {
    NodeReading.prototype.node = node
    for (const [name, method] of methods) Object.assign(NodeMembers.prototype, { [name]: method })
  }
}

/** Stores the path of each object and list in a document. */
function place(value: unknown, path: Path, paths: Map<unknown, Path>): void {
  if (typeof value !== 'object' || value === null) return
  if (!paths.has(value)) paths.set(value, path)
  for (const [name, member] of Object.entries(value))
    place(member, [...path, Array.isArray(value) ? Number(name) : name], paths)
}
