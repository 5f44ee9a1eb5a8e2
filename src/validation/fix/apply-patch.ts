import { listGiven, onlyTypeErrors, requireObject } from '../../core/argument.ts'
import type { JsonPatchOperation } from '../../core/diagnostic.ts'
import { parsePointer, valueAt } from '../../core/pointer.ts'
import { english, type Message, messagesOf } from '../../messages/message.ts'
import { isSame } from '../../text/edit/same.ts'

/** The patched document, or the reason why the patch does not apply. */
export type Patched = { ok: true; value: unknown } | { ok: false; message: string }

const say = messagesOf('patch', {
  otherValue: 'The document does not have the expected value at {pointer}.',
  nothing: 'The patch cannot be applied at {pointer}: the document has no such location.',
  nothingAtTop: 'A patch cannot remove or move the whole document.',
})

/**
 * Applies a JSON Patch (RFC 6902) to a document, entirely or not at all.
 *
 * Does not change the document, and shares untouched parts with the result.
 *
 * A missing path or a failed `test` is reported in `message`.
 *
 * @example
 * const patch = [{ op: 'replace', path: '/titles/0/title', value: 'Waves' }] as const
 * applyPatch({ titles: [{ title: 'WAVES' }] }, patch) // → { ok: true, value: { titles: [{ title: 'Waves' }] } }
 */
export function applyPatch(document: unknown, patch: readonly JsonPatchOperation[]): Patched {
  const operations = listGiven('The patch', patch, 'a list of operations')
  for (const operation of operations)
    requireObject('An operation', "such as { op: 'remove', path: '/sizes/0' }", operation)
  const patched = onlyTypeErrors(() => patchedValue(document, operations))
  return patched.ok ? patched : { ok: false, message: english(patched.reason) }
}

/** Applies a patch like {@link applyPatch}, but returns the reason for a failure as a `Message` instead of text. */
export function patchedValue(
  document: unknown,
  patch: readonly JsonPatchOperation[],
): { ok: true; value: unknown } | { ok: false; reason: Message } {
  const draft = new Draft(document)
  for (const operation of patch) {
    const problem = draft.apply(operation)
    if (problem !== undefined) return { ok: false, reason: problem }
  }
  return { ok: true, value: draft.value }
}

/** A document whose lists and objects are copied once, on their first change. */
class Draft {
  readonly #copies = new Set<object>()

  constructor(public value: unknown) {}

  apply(operation: JsonPatchOperation): Message | undefined {
    const { op, path } = operation
    if (op === 'test')
      return isSame(valueAt(this.value, path), operation.value) ? undefined : say('otherValue', { pointer: path })
    if (op === 'remove') return this.#remove(path)
    if (op === 'add' || op === 'replace') return this.#put(op, path, operation.value)
    if (!('from' in operation)) return undefined
    const moved = valueAt(this.value, operation.from)
    if (moved === undefined) return nothingAt(operation.from)
    return (op === 'move' ? this.#remove(operation.from) : undefined) ?? this.#put('add', path, moved)
  }

  #put(op: 'add' | 'replace', path: string, value: unknown): Message | undefined {
    if (path === '') {
      this.value = value
      return undefined
    }
    const [holder, step] = this.#holderOf(path)
    if (Array.isArray(holder)) {
      const index = op === 'add' && step === '-' ? holder.length : indexOf(step)
      if (index === undefined || index >= holder.length + (op === 'add' ? 1 : 0)) return nothingAt(path)
      holder.splice(index, op === 'add' ? 0 : 1, value)
    } else {
      if (holder === undefined || (op === 'replace' && !Object.hasOwn(holder, step))) return nothingAt(path)
      Object.defineProperty(holder, step, { value, enumerable: true, configurable: true, writable: true })
    }
    return undefined
  }

  #remove(path: string): Message | undefined {
    const [holder, step] = this.#holderOf(path)
    if (holder === undefined || !Object.hasOwn(holder, step)) return nothingAt(path)
    if (Array.isArray(holder)) {
      const index = indexOf(step)
      if (index === undefined) return nothingAt(path)
      holder.splice(index, 1)
    } else delete holder[step]
    return undefined
  }

  /**
   * Returns the draft's own copy of the list or object that contains the value at a pointer, and the last name or index
   * in the pointer. The copy is undefined if there is no such list or object.
   */
  #holderOf(path: string): [holder: unknown[] | Record<string, unknown> | undefined, step: string] {
    const steps = parsePointer(path)
    const last = steps.pop() ?? ''
    let holder = this.#own(this.value)
    if (holder === undefined) return [undefined, last]
    this.value = holder
    for (const step of steps) {
      if (!Object.hasOwn(holder, step)) return [undefined, last]
      const held = holder as Record<string, unknown>
      const next = this.#own(held[step])
      if (next === undefined) return [undefined, last]
      Object.defineProperty(held, step, { value: next, enumerable: true, configurable: true, writable: true })
      holder = next
    }
    return [holder, last]
  }

  #own(value: unknown): unknown[] | Record<string, unknown> | undefined {
    if (typeof value !== 'object' || value === null) return undefined
    if (this.#copies.has(value)) return value as Record<string, unknown>
    const copy = Array.isArray(value) ? [...value] : { ...value }
    this.#copies.add(copy)
    return copy
  }
}

const nothingAt = (path: string): Message => (path === '' ? say('nothingAtTop') : say('nothing', { pointer: path }))

const indexOf = (step: string): number | undefined => (/^(?:0|[1-9]\d{0,9})$/.test(step) ? Number(step) : undefined)
