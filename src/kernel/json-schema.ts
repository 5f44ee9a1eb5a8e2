import { capitalised } from '../core/strings.ts'
import { descriptionOf } from './descriptions.ts'
import type { Kernel } from './kernels.ts'
import { type Companions, companions, isRequired, leastEntries } from './obligation.ts'
import { type Property, properties } from './properties.ts'
import { kernelTree, type Node, propertyLabel } from './tree.ts'
import { jsonTypes, type ValueRule, type ValueType, valueTypes } from './value-types.ts'
import { termsOf, type VocabularyName, vocabularies } from './vocabularies/index.ts'

/** A JSON Schema, draft 2020-12, as plain data. */
export type JsonSchema = { [keyword: string]: unknown }

/** The base URL of the schemas published with the package. */
export const schemaBase = 'https://unpkg.com/citable/schemas/'

/** The JSON Schema dialect of the published schemas. */
export const schemaDialect = 'https://json-schema.org/draft/2020-12/schema'

/**
 * Returns the JSON Schema of a kernel for the canonical record, equivalent to the kernel's XSD.
 *
 * The schema is closed, so that an editor catches a misspelt member. Terms and members of later kernels are rejected.
 */
export function kernelSchema(kernel: Kernel): JsonSchema {
  const definitions: Record<string, JsonSchema> = {}
  const { required, ...root } = objectSchema('', kernelTree(kernel), kernel, definitions)
  return {
    $schema: schemaDialect,
    $id: `${schemaBase}datacite-${kernel}.json`,
    title: `DataCite Metadata Schema ${kernel}, canonical JSON`,
    ...root,
    properties: {
      $schema: { type: 'string', description: 'The address of this schema, for editors.' },
      ...(root.properties as JsonSchema),
      schemaVersion: { type: 'string', description: 'The kernel as the record states it.' },
      extras: { $ref: '#/$defs/extras' },
    },
    required,
    // `doi` and `identifier` are the same element of the kernel; its type decides which member is used.
    if: { required: ['identifier'] },
    else: { required: ['doi'] },
    $defs: { ...sorted(definitions), extras },
  }
}

const extras: JsonSchema = {
  type: 'object',
  description:
    'Values of the record that the kernel does not define, by position, for writing them back in the same format.',
  properties: { format: { type: 'string' }, members: { type: 'object' }, cited: { type: 'object' } },
  required: ['format', 'members'],
  additionalProperties: false,
}

/** Schemas by their names in `$defs`. */
export type Definitions = Record<string, JsonSchema>

/**
 * Returns the schema of an object whose element is at `place`, which is empty for the record itself. Adds referenced
 * schemas to `definitions`.
 */
export function objectSchema(
  place: string,
  children: readonly Node[],
  kernel: Kernel,
  definitions: Definitions,
): JsonSchema {
  const required = children.filter(child => isRequired(child, place)).map(child => child.key)
  return {
    type: 'object',
    properties: Object.fromEntries(children.map(child => [child.key, memberSchema(child, kernel, definitions)])),
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    ...dependentRequired(companions(children, place)),
  }
}

function dependentRequired(pairs: readonly Companions[]): JsonSchema {
  if (pairs.length === 0) return {}
  const beside = (key: string): string[] => pairs.flatMap(pair => (pair.beside.key === key ? [pair.attribute.key] : []))
  return { dependentRequired: Object.fromEntries(pairs.map(pair => [pair.beside.key, beside(pair.beside.key)])) }
}

function described(property: Property): string {
  const text = descriptionOf(property)?.text
  return text === undefined ? propertyLabel(property) : `${propertyLabel(property)}: ${text}`
}

function memberSchema(node: Node, kernel: Kernel, definitions: Definitions): JsonSchema {
  const description = node.description ?? described(node.property)
  if (node.list) {
    const items = valueSchema(node, kernel, definitions)
    const minItems = leastEntries(node.occurs)
    return { description, type: 'array', items, ...(minItems > 0 && { minItems }) }
  }
  if (node.occurs === '0..n' && node.value !== 'polygon')
    return { description, ...oneOrMany(valueSchema(node, kernel, definitions)) }
  return { description, ...valueSchema(node, kernel, definitions) }
}

/** Returns a schema that accepts one value or a list of values, for a property that may be repeated in XML. */
const oneOrMany = (one: JsonSchema): JsonSchema => ({
  if: { type: 'array' },
  then: { type: 'array', items: one },
  else: one,
})

function valueSchema(node: Node, kernel: Kernel, definitions: Definitions): JsonSchema {
  const { value } = node
  if (value === 'object')
    return define(definitions, objectName(node), () =>
      objectSchema(node.property.xml, node.children, kernel, definitions),
    )
  if (value === 'polygon') return polygonSchema(node, kernel, definitions)
  if (value in vocabularies) {
    return define(definitions, value, () => ({ type: 'string', enum: termsOf(value as VocabularyName, kernel) }))
  }
  return value === 'text' || value === 'any'
    ? { type: 'string' }
    : define(definitions, value, () => lexicalSchema(node))
}

function lexicalSchema(node: Node): JsonSchema {
  const rule: ValueRule = valueTypes[node.value as ValueType]
  if (rule.const !== undefined) return { const: rule.const }
  const types = jsonTypes(rule, node.as)
  const { number } = rule
  return {
    type: types.length === 1 ? types[0] : types,
    ...(number !== undefined && node.as !== 'string' && { minimum: number.minimum, maximum: number.maximum }),
    ...(rule.minLength !== undefined && { minLength: rule.minLength }),
    ...(rule.pattern !== undefined && node.as !== 'number' && { pattern: rule.pattern }),
  }
}

/**
 * Returns the schema of a polygon, which is a list of parts. If the kernel allows several polygons, the schema also
 * accepts a list of such lists.
 */
function polygonSchema(node: Node, kernel: Kernel, definitions: Definitions): JsonSchema {
  const one = define(definitions, 'polygon', () => ({
    type: 'array',
    items: {
      ...objectSchema(
        node.property.xml,
        node.children.map(part => ({ ...part, occurs: '0..1' as const })),
        kernel,
        definitions,
      ),
      minProperties: 1,
      maxProperties: 1,
    },
    allOf: node.children.map(({ key, occurs }) => ({
      contains: { type: 'object', required: [key] },
      ...(occurs === '4..n' ? { minContains: 4 } : { minContains: 0, maxContains: 1 }),
    })),
  }))
  if (node.occurs !== '0..n') return one
  return {
    if: { type: 'array', minItems: 1, items: { type: 'array' } },
    then: { items: one },
    else: one,
  }
}

function define(definitions: Definitions, name: string, make: () => JsonSchema): JsonSchema {
  definitions[name] ??= make()
  return { $ref: `#/$defs/${name}` }
}

/**
 * Returns the name of an object's schema: `title` for `titles[]`.
 *
 * The schema of `relatedItems[].titles[]` is `relatedItemTitle`, because several objects have an element named `title`.
 */
function objectName({ property }: Node): string {
  const places = objectPlaces()
  const name = lastStep(property.xml)
  const holder = places.filter(place => property.xml.startsWith(`${place}/`)).at(-1)
  const alone = holder === undefined || places.filter(place => lastStep(place) === name).length <= 1
  return alone ? name : `${lastStep(holder)}${capitalised(name)}`
}

const lastStep = (place: string): string => place.slice(place.lastIndexOf('/') + 1)

const objectPlaces = (): string[] => properties.filter(({ value }) => value === 'object').map(({ xml }) => xml)

/** Sorts definitions by name. */
export const sorted = (definitions: Definitions): Definitions =>
  Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)))
