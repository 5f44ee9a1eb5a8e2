import { lookInto, wrongArgument } from '../../core/argument.ts'
import type { Diagnostic } from '../../core/diagnostic.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { placeless } from '../../text/placeless.ts'
import type { Keeping } from '../dialects/read-members.ts'
import type { DataciteFormatId } from '../format.ts'
import { notJson, notJsonMessage } from '../not-json.ts'
import { dialectNamed, readDocument } from './read-document.ts'
import type { Source } from './source.ts'

/**
 * Returns the text or bytes of an input, or undefined for a parsed value.
 *
 * @throws TypeError for anything else: a primitive, bytes that are not a Uint8Array, a promise that was not awaited
 */
export function inputText(input: unknown): string | Uint8Array | undefined {
  if (typeof input === 'string' || lookInto(() => input instanceof Uint8Array)) return input as string | Uint8Array
  const isValue = typeof input === 'object' && input !== null && !(input instanceof ArrayBuffer)
  if (isValue && !ArrayBuffer.isView(input) && !(input instanceof Promise)) return undefined
  throw wrongArgument('The input', 'a text, a Uint8Array or a parsed value (an object or a list)', input)
}

/**
 * Reads a parsed value in one of DataCite's JSON formats, in the same way as `readDataciteSource` reads a text. The
 * findings have no positions.
 *
 * A BigInt or circular reference is reported as a finding.
 * @throws TypeError if the value cannot be inspected, or if `from` is XML or unknown
 */
export function readDataciteValue(
  value: object,
  from: DataciteFormatId | 'auto' = 'auto',
  extras: Keeping = true,
): Source {
  if (from === 'datacite-xml') throw new TypeError('DataCite XML is read from text or bytes, not from a parsed value.')
  dialectNamed(from)
  return lookInto(() => {
    const strange = notJson(value)
    if (strange !== undefined) return { documents: [], diagnostics: [strangeFinding(strange)] }
    const diagnostics: Diagnostic[] = []
    const document = readDocument(placeless(value), 'json', { from, extras, next: 0 }, diagnostics)
    return { documents: [document], diagnostics }
  })
}

const strangeFinding = (strange: Parameters<typeof notJsonMessage>[1]): Diagnostic =>
  inputFinding('schema/not-json', notJsonMessage('Value', strange), strange.pointer)
