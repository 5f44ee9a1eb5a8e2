import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import {
  companions,
  isRequired,
  type Kernel,
  kernelTree,
  type Node,
  propertyLabel,
  termsOf,
  type VocabularyName,
  vocabularies,
} from '../../kernel/index.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { type Change, changeAt } from './change.ts'

type Members = Record<string, unknown>

interface Filling {
  kernel: Kernel
  record: Datacite
  changes: Change[]
}

/** The location of an object: its path in the record, its element in XML and its nodes in the kernel. */
interface Place {
  path: Path
  element: string
  nodes: readonly Node[]
}

/**
 * Fills in missing mandatory values of a record. Reports each filled value as invented, and each value without a
 * substitute as missing.
 *
 * A substitute is derived from other values, or is `:unav` for text or `Other` for a term.
 */
export function fillMandatory(record: Datacite, kernel: Kernel): { record: Datacite; changes: Change[] } {
  const filling: Filling = { kernel, record, changes: [] }
  const filled = fillObject(filling, { ...record }, { path: [], element: '', nodes: kernelTree(kernel) })
  return { record: filled, changes: filling.changes }
}

function fillObject(filling: Filling, holder: Readonly<Members>, { path, element, nodes }: Place): Members {
  const filled: Members = { ...holder }
  const pairs = companions(nodes, element)
  for (const node of nodes) {
    const value = Object.hasOwn(holder, node.key) ? holder[node.key] : undefined
    const at = [...path, node.key]
    if (isThere(value, node)) {
      filled[node.key] = Array.isArray(value)
        ? value.map((entry, index) => fillWithin(filling, entry, node, [...at, index]))
        : fillWithin(filling, value, node, at)
      continue
    }
    const isBeside = pairs.some(({ attribute, beside }) => attribute === node && isThere(holder[beside.key], beside))
    const now = isBeside || isRequired(node, element) ? valueFor(filling, node, at, holder) : undefined
    if (now !== undefined) filled[node.key] = now
  }
  return filled
}

const fillWithin = (
  filling: Filling,
  value: unknown,
  { value: type, children, property }: Node,
  path: Path,
): unknown =>
  type === 'object' && isObject(value)
    ? fillObject(filling, value, { path, element: property.xml, nodes: children })
    : value

const isThere = (value: unknown, node: Node): boolean =>
  value !== undefined &&
  value !== null &&
  !(Array.isArray(value) && value.length === 0) &&
  !(value === '' && node.value === 'nonEmpty')

function valueFor(filling: Filling, node: Node, path: Path, holder: Members): unknown {
  return node.list ? [oneFor(filling, node, [...path, 0], {})] : oneFor(filling, node, path, holder)
}

function oneFor(filling: Filling, node: Node, path: Path, holder: Members): unknown {
  if (node.value !== 'object') return invent(filling, node, path, holder)
  const { children, property } = node
  const required = children.filter(child => isRequired(child, property.xml))
  // If all parts are optional, only the element's own text gives it content.
  const parts = required.length > 0 ? required : children.filter(child => child.property.xml === property.xml)
  return Object.fromEntries(parts.map(part => [part.key, valueFor(filling, part, [...path, part.key], {})]))
}

function invent({ kernel, record, changes }: Filling, node: Node, path: Path, holder: Members): unknown {
  const label = propertyLabel(node.property)
  const given = Object.hasOwn(holder, node.key) ? { before: holder[node.key] } : {}
  const guess = implied(path, holder, record, kernel)
  const value = guess?.value ?? standIn(node, kernel)
  if (value === undefined) {
    changes.push(changeAt('missing', path, say('valueMissing', { label }), given))
    return given.before
  }
  const message =
    guess === undefined
      ? say('valueInvented', { label, value: String(value) })
      : say('valueTaken', { label, value: JSON.stringify(value), from: guess.from })
  changes.push(changeAt('invented', path, message, { ...given, after: value }))
  return value
}

/**
 * Returns the substitute for an unknown value: `:unav` (kernel 4, appendix 3) for text, or `Other` for a vocabulary
 * with that term. Returns undefined for all other values.
 */
function standIn({ value }: Node, kernel: Kernel): string | undefined {
  if (value in vocabularies) return termsOf(value as VocabularyName, kernel).find(term => term === 'Other')
  return value === 'text' || value === 'nonEmpty' ? ':unav' : undefined
}

/**
 * Derives the `publicationYear`, a `resourceTypeGeneral` or a `name` from other values of the record.
 *
 * Returns undefined if no value can be derived. `from` names the other values in the message.
 */
function implied(
  path: Path,
  holder: Members,
  record: Datacite,
  kernel: Kernel,
): { value: string | number; from: Message } | undefined {
  const last = path.at(-1)
  if (path.length === 1 && last === 'publicationYear') return yearOfIssue(record)
  if (last === 'resourceTypeGeneral') return generalType(holder.resourceType, kernel)
  if (last === 'name') return fullName(holder)
  return undefined
}

function yearOfIssue({ dates }: Datacite): { value: number; from: Message } | undefined {
  const issued = Array.isArray(dates)
    ? dates.find(date => isObject(date) && date.dateType === 'Issued')?.date
    : undefined
  const year = typeof issued === 'string' ? /^\s{0,8}([1-9][0-9]{3})(?![0-9])/.exec(issued)?.[1] : undefined
  return year === undefined ? undefined : { value: Number(year), from: say('fromIssued') }
}

function generalType(resourceType: unknown, kernel: Kernel): { value: string; from: Message } | undefined {
  if (typeof resourceType !== 'string' || resourceType.length > 100) return undefined
  const wanted = bare(resourceType)
  const value = termsOf('resourceTypeGeneral', kernel).find(term => bare(term) === wanted)
  return value === undefined ? undefined : { value, from: say('fromType', { type: resourceType }) }
}

function fullName({ familyName, givenName }: Members): { value: string; from: Message } | undefined {
  const names = Object.entries({ familyName, givenName }).filter(
    ([, name]) => typeof name === 'string' && name.trim() !== '',
  )
  if (names.length === 0) return undefined
  return {
    value: names.map(([, name]) => name).join(', '),
    from: say('fromNames', { names: names.map(([name]) => name) }),
  }
}

const say = messagesOf('fit', {
  valueMissing: '{label} is mandatory but missing; there is no substitute for it.',
  valueInvented: '{label} is mandatory but missing; "{value}" is written instead.',
  valueTaken: '{label} is mandatory but missing; {value} is derived from {from}.',
  fromIssued: 'the date of type Issued',
  fromType: 'the resourceType "{type}"',
  fromNames: '{names, list}',
})

const bare = (text: string): string => text.replace(/[\s_-]+/g, '').toLowerCase()
