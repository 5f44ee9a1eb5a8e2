import { kernelNamespace } from '../../kernel/index.ts'
import type { Attributes } from '../../text/xml/blocks.ts'
import { leaf } from '../../text/xml/blocks.ts'
import { parseTree } from '../../text/xml/parse-tree.ts'
import { serialise } from '../../text/xml/serialise.ts'
import type { XmlElement } from '../../text/xml/tree.ts'
import type { ElementPlan } from './plan.ts'
import { attributePlan } from './plan.ts'
import { readValue } from './read-record.ts'
import { shapeFaults } from './shape-faults.ts'
import type { XmlWriting } from './writing.ts'

/** What an element with text is to say. */
export interface Said {
  /** As the record has it. */
  value: unknown
  /** As XML has it. */
  text: string | undefined
  attributes: Attributes
}

/**
 * An element as it was read, with the attributes and markup that the canonical record does not hold, where it still says
 * the same and the kernel takes it; otherwise as the record has it. What is put back is not trusted: it is read again, and
 * written anew.
 */
export function writeLeaf(writing: XmlWriting, plan: ElementPlan, said: Said, xpath: string): string {
  const kept = writing.hasExtras ? writing.extra(xpath) : undefined
  const was = typeof kept === 'string' ? parseTree(kept) : undefined
  if (was === undefined || !('root' in was) || !isStillSo(writing, plan, said, was.root))
    return leaf(plan.local, said.attributes, said.text, plan.breaks)
  writing.use(xpath)
  return serialise(was.root, { '': kernelNamespace })
}

function isStillSo(writing: XmlWriting, plan: ElementPlan, { value, attributes }: Said, element: XmlElement): boolean {
  if (element.local !== plan.local || element.uri !== kernelNamespace) return false
  const known = element.attributes.filter(attribute => attributePlan(plan, attribute) !== undefined)
  if (known.length !== attributes.length) return false
  if (!attributes.every(([name, text]) => known.some(attribute => attribute.name === name && attribute.value === text)))
    return false
  const read = readValue(plan, element)
  return read.value === value && shapeFaults(read.oddities, writing.kernel).length === 0
}
