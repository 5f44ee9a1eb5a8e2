import {
  hasReached,
  isRequired,
  type Kernel,
  kernelTree,
  latestKernel,
  type Node,
  type PropertyValue,
  termSince,
  type ValueRule,
  type ValueType,
  type VocabularyName,
  valueTypes,
  vocabularies,
} from '../../kernel/index.ts'
import type { SchemaError } from './schema-messages.ts'

/**
 * The additional restrictions of an earlier kernel at one place. Kernels only become more permissive: each accepts all
 * values of the earlier ones.
 *
 * An earlier kernel therefore equals the newest plus these restrictions, which derive from the same table.
 */
interface Restriction {
  key: string
  /** True if the kernel does not have the member. */
  unknown: boolean
  /** The vocabulary, if the kernel has only some of its terms. */
  terms: VocabularyName | undefined
  /** The kernel's narrower restriction on the text. */
  text: ValueRule | undefined
  /** True if the kernel allows only one value where later kernels allow several. */
  single: boolean
  /** True if the member is mandatory in the kernel and optional in later ones. */
  required: boolean
  below: readonly Restriction[]
}

const known = new Map<Kernel, readonly Restriction[]>()

/**
 * Returns the errors that an earlier kernel reports in a record and the newest does not. Returns none for the newest
 * kernel.
 */
export function earlierErrors(record: object, kernel: Kernel): SchemaError[] {
  if (kernel === latestKernel) return []
  const restrictions = known.get(kernel) ?? restrict(kernelTree(), kernelTree(kernel), kernel, '')
  known.set(kernel, restrictions)
  const errors: SchemaError[] = []
  inspect(record, restrictions, '', kernel, errors)
  return errors
}

function restrict(latest: readonly Node[], earlier: readonly Node[], kernel: Kernel, place: string): Restriction[] {
  return latest.flatMap(node => {
    const before = earlier.find(({ key }) => key === node.key)
    const { property, key, value } = node
    const polygonPart = place.endsWith('geoLocationPolygon')
    const restriction: Restriction = {
      key,
      unknown: before === undefined,
      terms:
        value in vocabularies && before !== undefined && lacksTerms(value as VocabularyName, kernel)
          ? (value as VocabularyName)
          : undefined,
      text: before !== undefined && before.value !== value ? ruleOf(before.value) : undefined,
      single: before !== undefined && before.occurs !== node.occurs && node.occurs === '0..n' && !node.list,
      required: before !== undefined && !polygonPart && isRequired(before, place) && !isRequired(node, place),
      below: before === undefined ? [] : restrict(node.children, before.children, kernel, property.xml),
    }
    const { unknown, terms, text, single, required, below } = restriction
    return unknown || terms !== undefined || text !== undefined || single || required || below.length > 0
      ? [restriction]
      : []
  })
}

const lacksTerms = (name: VocabularyName, kernel: Kernel): boolean =>
  Object.values<Kernel>(vocabularies[name]).some(since => !hasReached(kernel, since))

const ruleOf = (value: PropertyValue): ValueRule | undefined =>
  value in valueTypes ? valueTypes[value as ValueType] : undefined

function inspect(
  value: unknown,
  restrictions: readonly Restriction[],
  pointer: string,
  kernel: Kernel,
  errors: SchemaError[],
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) inspect(item, restrictions, `${pointer}/${index}`, kernel, errors)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const restriction of restrictions) {
    const { key, required, text, below } = restriction
    const member = (value as Record<string, unknown>)[key]
    const at = `${pointer}/${key}`
    if (member === undefined) {
      // An element's text is never missing; without it the element is empty.
      if (required && text?.minLength !== undefined) errors.push({ instancePath: at, keyword: 'minLength', params: {} })
      else if (required) errors.push({ instancePath: pointer, keyword: 'required', params: { missingProperty: key } })
      continue
    }
    const error = refusal(member, restriction, kernel)
    if (error !== undefined) errors.push({ instancePath: at, ...error })
    else if (below.length > 0) inspect(member, below, at, kernel, errors)
  }
}

function refusal(
  member: unknown,
  { unknown, terms, text, single }: Restriction,
  kernel: Kernel,
): Omit<SchemaError, 'instancePath'> | undefined {
  if (unknown) return { keyword: 'false schema', params: {} }
  if (single && Array.isArray(member) && !isOnePolygon(member)) return { keyword: 'type', params: { type: 'object' } }
  if (typeof member !== 'string') return undefined
  if (terms !== undefined) {
    const since = termSince(terms, member)
    return since !== undefined && !hasReached(kernel, since) ? { keyword: 'enum', params: {} } : undefined
  }
  if (text?.minLength !== undefined && member === '') return { keyword: 'minLength', params: {} }
  if (text?.const !== undefined && member !== text.const) return { keyword: 'const', params: {} }
  return text?.pattern !== undefined && !expression(text.pattern).test(member)
    ? { keyword: 'pattern', params: {} }
    : undefined
}

/** True if a list is one polygon, a list of parts. Several polygons are a list of lists. */
const isOnePolygon = (list: readonly unknown[]): boolean =>
  list.some(part => Object.hasOwn(Object(part), 'polygonPoint'))

const expressions = new Map<string, RegExp>()

function expression(pattern: string): RegExp {
  const made = expressions.get(pattern) ?? new RegExp(pattern, 'u')
  expressions.set(pattern, made)
  return made
}
