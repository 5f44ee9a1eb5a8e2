import * as z from 'zod'
import {
  type Companions,
  companions,
  isRequired,
  jsonTypes,
  type Kernel,
  leastEntries,
  type Node,
  termsOf,
  type ValueRule,
  type ValueType,
  type VocabularyName,
  valueTypes,
  vocabularies,
} from '../../kernel/index.ts'
import { missingBeside, valueMessage, type Wording } from './tree-messages.ts'

/**
 * Returns the parsers of an object's members, by name. `place` is the path of the object's XML element, empty for the
 * record itself.
 */
export const memberSchemas = (place: string, children: readonly Node[], kernel: Kernel): Record<string, z.ZodType> =>
  Object.fromEntries(
    children.map(child => {
      const required = isRequired(child, place)
      const schema = memberSchema(child, kernel, valueMessage(child, kernel, required))
      return [child.key, required ? schema : schema.exactOptional()]
    }),
  )

function memberSchema(node: Node, kernel: Kernel, error: Wording): z.ZodType {
  if (node.list) {
    const entry = valueSchema(node, kernel, valueMessage({ ...node, list: false }, kernel, false))
    return z.array(entry, { error }).min(leastEntries(node.occurs), { error })
  }
  const one = valueSchema(node, kernel, error)
  if (node.occurs !== '0..n') return one
  return node.value === 'polygon'
    ? eitherSchema(isListOfLists, z.array(one), one)
    : eitherSchema(Array.isArray, z.array(one), one)
}

const isListOfLists = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(Array.isArray)

function valueSchema(node: Node, kernel: Kernel, error: Wording): z.ZodType {
  const { value, property, children } = node
  if (value === 'object') return objectSchema(node, kernel, error)
  if (value === 'polygon') {
    const parts = children.map(part => ({ ...part, occurs: '0..1' as const }))
    return polygonSchema(memberSchemas(property.xml, parts, kernel), error)
  }
  return value in vocabularies
    ? z.enum(termsOf(value as VocabularyName, kernel), { error })
    : lexicalSchema(value as ValueType, node.as, error)
}

/**
 * Returns the parser of one polygon, a list of its parts (18.4): four or more of `polygonPoint`, and at most one
 * `inPolygonPoint`.
 */
const polygonSchema = (members: Record<string, z.ZodType>, error: Wording): z.ZodType =>
  z
    .array(
      z.strictObject(members, { error }).superRefine((part, context) => {
        if (Object.keys(part).length !== 1)
          context.addIssue('A part of a polygon should contain one polygonPoint or one inPolygonPoint.')
      }),
      { error },
    )
    .superRefine((parts, context) => {
      const points = parts.filter(part => Object.hasOwn(part, 'polygonPoint')).length
      const inside = parts.filter(part => Object.hasOwn(part, 'inPolygonPoint')).length
      if (points < 4) context.addIssue(`A polygon should have at least 4 polygonPoint, not ${points}.`)
      if (inside > 1) context.addIssue(`A polygon should have at most one inPolygonPoint, not ${inside}.`)
    })

function objectSchema({ property, children }: Node, kernel: Kernel, error: Wording): z.ZodType {
  const schema = z.strictObject(memberSchemas(property.xml, children, kernel), { error })
  const pairs = companions(children, property.xml)
  if (pairs.length === 0) return schema
  return schema.superRefine((members, context) => {
    const missing = new Map<string, Companions>()
    for (const pair of pairs) {
      const { attribute, beside } = pair
      if (Object.hasOwn(members, beside.key) && !Object.hasOwn(members, attribute.key)) missing.set(attribute.key, pair)
    }
    for (const [name, pair] of missing) context.addIssue({ code: 'custom', path: [name], message: missingBeside(pair) })
  }, whenObject)
}

/**
 * A zod option that runs a check over all members of an object even if some members are invalid, so that all problems
 * are reported.
 */
export const whenObject = {
  when: ({ value }: { value: unknown }): boolean =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
}

function lexicalSchema(type: ValueType, only: Node['as'], error: Wording): z.ZodType {
  const rule: ValueRule = valueTypes[type]
  if (rule.const !== undefined) return z.literal(rule.const, { error })
  const schemas = jsonTypes(rule, only).map(kind =>
    kind === 'string' ? textSchema(type, rule, error) : numberSchema(rule, error),
  )
  const [first = z.never(), ...others] = schemas
  return others.length === 0 ? first : z.union(schemas, { error })
}

function textSchema(type: ValueType, { minLength, pattern }: ValueRule, error: Wording): z.ZodType {
  const text = z.string({ error }).min(minLength ?? 0, { error })
  return pattern === undefined ? text : text.regex(regexOf(type, pattern), { error })
}

function numberSchema({ number }: ValueRule, error: Wording): z.ZodType {
  const any = z.number({ error })
  if (number === undefined) return any
  const bounded = any.min(number.minimum, { error }).max(number.maximum, { error })
  return number.type === 'integer' ? bounded.int({ error }) : bounded
}

const regexes = new Map<ValueType, RegExp>()

function regexOf(type: ValueType, pattern: string): RegExp {
  const regex = regexes.get(type) ?? new RegExp(pattern, 'u')
  regexes.set(type, regex)
  return regex
}

/**
 * Returns a parser that applies `first` if `isFirst` accepts the value, else `second`.
 *
 * Unlike a union, this parser reports only the issues of the schema that it applied.
 */
export function eitherSchema<T>(
  isFirst: (value: unknown) => boolean,
  first: z.ZodType<T>,
  second: z.ZodType<T>,
): z.ZodType<T> {
  const schema = z.unknown().superRefine((value, context) => {
    const { error } = (isFirst(value) ? first : second).safeParse(value)
    for (const { message, path } of error?.issues ?? []) context.addIssue({ code: 'custom', message, path: [...path] })
  })
  return schema as z.ZodType as z.ZodType<T>
}
