import type { JsonPatchOperation } from '../../src/core/diagnostic.ts'
import { parsePointer, valueAt } from '../../src/core/pointer.ts'

/**
 * Returns a copy of a document to which a JSON Patch (RFC 6902) of `add`, `replace` and `remove` operations is applied.
 * Throws if a pointer leads nowhere.
 */
export function applied(document: unknown, patch: readonly JsonPatchOperation[]): unknown {
  const result = structuredClone(document)
  for (const operation of patch) {
    const steps = parsePointer(operation.path)
    const last = steps.pop() ?? ''
    const parent = valueAt(result, steps)
    if (Array.isArray(parent)) editList(parent, last, operation)
    else if (typeof parent === 'object' && parent !== null)
      editObject(parent as Record<string, unknown>, last, operation)
    else throw new Error(`Nothing to change at ${operation.path}.`)
  }
  return result
}

function editList(list: unknown[], step: string, operation: JsonPatchOperation): void {
  const index = step === '-' ? list.length : Number(step)
  if (operation.op === 'add' && index <= list.length) list.splice(index, 0, operation.value)
  else if (operation.op === 'replace' && index < list.length) list[index] = operation.value
  else if (operation.op === 'remove' && index < list.length) list.splice(index, 1)
  else throw new Error(`Cannot ${operation.op} at ${operation.path}.`)
}

function editObject(object: Record<string, unknown>, step: string, operation: JsonPatchOperation): void {
  if (operation.op !== 'add' && !Object.hasOwn(object, step))
    throw new Error(`Cannot ${operation.op} at ${operation.path}.`)
  if (operation.op === 'add' || operation.op === 'replace') object[step] = operation.value
  else delete object[step]
}
