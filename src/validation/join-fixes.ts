import { listGiven, wrongArgument } from '../core/argument.ts'
import type { Fix, JsonPatchOperation } from '../core/diagnostic.ts'
import { parsePointer, toPointer } from '../core/pointer.ts'

/** One patch made from several fixes, with the fixes that the patch applies and the fixes left for a later check. */
export interface JoinedFixes<Kind extends Fix = Fix> {
  /**
   * The JSON Patch operations of the joined fixes, ordered so that no operation changes the path of a later operation.
   */
  patch: JsonPatchOperation[]
  taken: Kind[]
  left: Kind[]
}

/**
 * Joins fixes from one check of a document into a single patch. Leaves out any fix that overlaps an earlier one.
 *
 * A fix with a `test`, a `copy` or a `move` that is not a renaming is joined with no other fix.
 *
 * Values are replaced and added first, then entries are appended to lists, then members and entries are removed, from
 * the end of each list.
 *
 * @example
 * const remove = (path: string) => ({ description: `Remove ${path}.`, safe: true, patch: [{ op: 'remove' as const, path }] })
 * joinFixes(['/sizes/1', '/sizes/2', '/sizes'].map(remove)).patch.map(({ path }) => path) // → ['/sizes/2', '/sizes/1']
 */
export function joinFixes<Kind extends Fix>(fixes: readonly Kind[]): JoinedFixes<Kind> {
  const touched = new Set<string>()
  const above = new Set<string>()
  const taken: Kind[] = []
  const left: Kind[] = []
  for (const fix of listGiven('The fixes', fixes, 'a list such as the fixes of a check')) {
    if (!Array.isArray(fix?.patch)) throw wrongArgument('A fix', 'an object with a patch', fix)
    const places = fix.patch.flatMap(pathsOf).flatMap(placesOf)
    if (!isSimple(fix) || places.some(({ self, holders }) => overlaps(self, holders, touched, above))) {
      left.push(fix)
      continue
    }
    for (const { self, holders } of places) {
      touched.add(self)
      for (const holder of holders) above.add(holder)
    }
    taken.push(fix)
  }
  // A patch with `move` or `test` is applied alone, because its order matters.
  const [first] = left
  if (taken.length === 0 && first !== undefined) return { patch: first.patch, taken: [first], left: left.slice(1) }
  return { patch: inOrder(taken.flatMap(({ patch }) => patch)), taken, left }
}

const isSimple = ({ patch }: Fix): boolean =>
  patch.every(operation => ['add', 'replace', 'remove'].includes(operation.op) || isRenaming(operation))

/** True if an operation renames an object member, which shifts no other value. */
function isRenaming(operation: JsonPatchOperation): boolean {
  if (operation.op !== 'move') return false
  const [from, to] = [parsePointer(operation.from), parsePointer(operation.path)]
  const isMember = !/^(?:\d+|-)$/.test(from.at(-1) ?? '') && !/^(?:\d+|-)$/.test(to.at(-1) ?? '')
  return isMember && from.length === to.length && from.slice(0, -1).every((step, at) => step === to[at])
}

interface Touched {
  self: string
  holders: string[]
}

const pathsOf = (operation: JsonPatchOperation): string[] =>
  'from' in operation ? [operation.from, operation.path] : [operation.path]

function placesOf(path: string): Touched[] {
  const steps = parsePointer(path)
  // An item appended to a list conflicts only with changes of the list itself.
  const self = steps.at(-1) === '-' ? [] : [path]
  const holders = steps.map((_, depth) => toPointer(steps.slice(0, depth)))
  return self.length === 0 ? [{ self: `${path}?`, holders }] : [{ self: path, holders }]
}

const overlaps = (
  self: string,
  holders: readonly string[],
  touched: ReadonlySet<string>,
  above: ReadonlySet<string>,
): boolean =>
  above.has(self) || (touched.has(self) && !self.endsWith('/-?')) || holders.some(holder => touched.has(holder))

function inOrder(operations: readonly JsonPatchOperation[]): JsonPatchOperation[] {
  const removed = operations
    .filter(({ op }) => op === 'remove')
    .map(operation => ({ operation, steps: stepsOf(operation) }))
  removed.sort((a, b) => backwards(a.steps, b.steps))
  const isLast = ({ op, path }: JsonPatchOperation): boolean => op === 'add' && path.endsWith('/-')
  return [
    ...operations.filter(operation => operation.op !== 'remove' && !isLast(operation)),
    ...operations.filter(isLast),
    ...removed.map(({ operation }) => operation),
  ]
}

const stepsOf = ({ path }: JsonPatchOperation): (string | number)[] =>
  parsePointer(path).map(step => (/^\d{1,10}$/.test(step) ? Number(step) : step))

/** Compares paths so that the last entry of a list comes first, and a value comes before its ancestors. */
function backwards(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [depth, step] of a.entries()) {
    const other = b[depth]
    if (other === undefined) return -1
    if (step === other) continue
    if (typeof step === 'number' && typeof other === 'number') return other - step
    return String(step) < String(other) ? -1 : 1
  }
  return a.length < b.length ? 1 : 0
}
