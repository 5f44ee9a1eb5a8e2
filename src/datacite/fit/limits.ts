import {
  hasReached,
  type Kernel,
  kernelTree,
  type Node,
  type Property,
  termsOf,
  type VocabularyName,
  vocabularies,
} from '../../kernel/index.ts'

/** The parts of a canonical object that a kernel does not support. Fully supported members are omitted. */
export interface ObjectLimits {
  members: readonly MemberLimits[]
  /** The members that occur at most once in the given kernel but may be repeated in the newest kernel. */
  single: readonly string[]
}

/** The limits of a kernel for one member. */
export interface MemberLimits {
  key: string
  property: Property
  /** True if the property is newer than the kernel. */
  isLater: boolean
  /** True if the kernel requires exactly one occurrence of the member. */
  isMandatory: boolean
  /** The terms that are newer than the kernel, with the kernel of each; undefined if there are none. */
  laterTerms: ReadonlyMap<string, Kernel> | undefined
  /** True if the term "Other" can replace a later term. */
  hasOther: boolean
  /** The limits inside the object, inside every entry of the list, or inside the parts of every polygon. */
  inside: ObjectLimits | undefined
}

const none: ObjectLimits = { members: [], single: [] }

const known = new Map<Kernel, ObjectLimits>()

/**
 * Returns the parts of a record that the newest kernel supports and the given kernel does not. The difference is
 * computed once for each kernel.
 */
export function limitsOf(kernel: Kernel): ObjectLimits {
  const limits = known.get(kernel) ?? differenceOf(kernelTree(), kernelTree(kernel), kernel) ?? none
  known.set(kernel, limits)
  return limits
}

function differenceOf(newest: readonly Node[], wanted: readonly Node[], kernel: Kernel): ObjectLimits | undefined {
  const byKey = new Map(wanted.map(node => [node.key, node]))
  const members = newest.flatMap(latest => memberLimits(latest, byKey.get(latest.key), kernel) ?? [])
  const single = newest.flatMap(({ key, list, occurs }) =>
    !list && occurs === '0..n' && byKey.get(key)?.occurs === '0..1' ? [key] : [],
  )
  return members.length > 0 || single.length > 0 ? { members, single } : undefined
}

function memberLimits(latest: Node, node: Node | undefined, kernel: Kernel): MemberLimits | undefined {
  const { key, property } = latest
  const isMandatory = node?.occurs === '1'
  const inside = node && differenceOf(latest.children, node.children, kernel)
  const laterTerms = node && termsAfter(node, kernel)
  if (node !== undefined && inside === undefined && laterTerms === undefined) return undefined
  const hasOther =
    laterTerms !== undefined && isMandatory && termsOf(node?.value as VocabularyName, kernel).includes('Other')
  return { key, property, isLater: node === undefined, isMandatory, laterTerms, hasOther, inside }
}

function termsAfter({ value }: Node, kernel: Kernel): ReadonlyMap<string, Kernel> | undefined {
  if (!(value in vocabularies)) return undefined
  const terms = Object.entries<Kernel>(vocabularies[value as VocabularyName])
  const later = terms.filter(([, since]) => !hasReached(kernel, since))
  return later.length > 0 ? new Map(later) : undefined
}
