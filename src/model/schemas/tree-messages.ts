import { kindOf } from '../../core/object.ts'
import {
  type Companions,
  hasReached,
  type Kernel,
  type Node,
  properties,
  propertyLabel,
  termSince,
  type ValueRule,
  type ValueType,
  type VocabularyName,
  valueTypes,
  vocabularies,
} from '../../kernel/index.ts'

import { areOfRestAnswer, readsRestAnswers } from './rest-answer.ts'

/** The part of a zod issue that a message needs. */
interface Given {
  code?: string | undefined
  input?: unknown
  keys?: unknown
}

/** A function that returns the message for an issue, for zod's option `error`. */
export type Wording = (given: Given) => string

/**
 * Returns the function that describes the problem with a member's value: `7.a contributorType should be a term of
 * kernel 4.5, not "Translator" …`.
 */
export function valueMessage(node: Node, kernel: Kernel, required: boolean): Wording {
  const label = node.description ?? propertyLabel(node.property)
  return ({ code, input, keys }) => {
    if (code === 'unrecognized_keys') return unknownMessage(node, kernel, keys)
    if (input === undefined && required) return `${label} is mandatory.`
    if (Array.isArray(input) && input.length === 0 && code === 'too_small')
      return `${label} is mandatory; the list is empty.`
    const message = `${label} should be ${expected(node, kernel)}, not ${shown(input)}${sinceWhen(node, input)}.`
    const isRestText = typeof input === 'string' && node.value === 'object' && !node.list
    return isRestText && textsInRest.includes(node.key) ? `${message} ${readsRestAnswers}` : message
  }
}

/** Members that are objects in a canonical record, and text in responses of the REST API. */
const textsInRest: readonly string[] = ['publisher', 'affiliation']

/** Returns the function that describes the problem with the record itself. */
export const recordMessage =
  (kernel: Kernel): Wording =>
  ({ code, input, keys }) =>
    code === 'unrecognized_keys'
      ? `${unknownMessage(undefined, kernel, keys)}${areOfRestAnswer(keys) ? ` ${readsRestAnswers}` : ''}`
      : `A record should be an object, not ${shown(input)}.`

/** Returns the message about a member that is missing although another member requires it. */
export const missingBeside = ({ attribute, beside }: Companions): string =>
  `${propertyLabel(attribute.property)} is mandatory with ${propertyLabel(beside.property)}.`

function unknownMessage(holder: Node | undefined, kernel: Kernel, keys: unknown): string {
  const place = holder === undefined ? '' : `${holder.property.path.replace(/\[\]$/, '')}.`
  const where = holder === undefined ? 'the record' : propertyLabel(holder.property)
  const sentences = (Array.isArray(keys) ? keys : []).map(key => {
    const later = properties.find(({ path }) => plain(path) === plain(place + key))
    return later === undefined || hasReached(kernel, later.since)
      ? `${shown(key)} is not a member of ${where}.`
      : `${propertyLabel(later)} was introduced in kernel ${later.since}; this record is read as kernel ${kernel}.`
  })
  return sentences.join(' ')
}

const plain = (path: string): string => path.replaceAll('[]', '')

function expected({ value, list, as }: Node, kernel: Kernel): string {
  if (list) return 'a list'
  if (value === 'object') return 'an object'
  if (value === 'polygon') return 'a list of polygonPoint'
  if (value in vocabularies) return `a term of kernel ${kernel}`
  const rule: ValueRule = valueTypes[value as ValueType]
  return `${rule.expected}${as === undefined ? '' : as === 'string' ? ' as text' : ' as a number'}`
}

function sinceWhen({ value }: Node, input: unknown): string {
  if (!(value in vocabularies) || typeof input !== 'string') return ''
  const since = termSince(value as VocabularyName, input)
  return since === undefined ? '' : `, which was introduced in kernel ${since}`
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  return typeof value === 'object' ? kindOf(value) : String(value)
}
