import { kernelNamespace } from '../../../kernel/index.ts'
import { parseTree } from '../../../text/xml/parse-tree.ts'
import { serialise } from '../../../text/xml/serialise.ts'
import type { XmlElement } from '../../../text/xml/tree.ts'
import { attributePlan } from '../plan.ts'
import { readValue } from '../read-record.ts'
import { shapeFaults } from '../schema/shape-faults.ts'
import type { ElementLayout } from './element-layout.ts'
import type { XmlPlace } from './xml-place.ts'
import { inAttribute, type XmlWriting } from './xml-writing.ts'

/**
 * Returns an element as it was read, if it still has the current value and the kernel accepts it. Otherwise returns
 * undefined.
 *
 * The element includes attributes and markup beyond the canonical record. Restored content is not trusted: it is parsed
 * again and rewritten.
 */
export function keptElement(
  writing: XmlWriting,
  layout: ElementLayout,
  value: unknown,
  attributes: string,
  place: XmlPlace,
): string | undefined {
  const kept = writing.extra(place.xpath)
  const was = typeof kept === 'string' ? parseTree(kept) : undefined
  if (was === undefined || !('root' in was) || !isStillSo(writing, layout, value, attributes, was.root))
    return undefined
  writing.use(place.xpath)
  return `${layout.indentation}${serialise(was.root, { '': kernelNamespace })}${layout.lineEnd}`
}

function isStillSo(
  writing: XmlWriting,
  { plan, attributes: order }: ElementLayout,
  value: unknown,
  attributes: string,
  element: XmlElement,
): boolean {
  if (element.local !== plan.local || element.uri !== kernelNamespace) return false
  const known = element.attributes.filter(attribute => attributePlan(plan, attribute) !== undefined)
  let said = ''
  for (const { name, start } of order)
    for (const attribute of known)
      if (attribute.name === name) said += `${start}${inAttribute.escape(attribute.value)}"`
  if (said !== attributes) return false
  const read = readValue(plan, element)
  return read.value === value && shapeFaults(read.oddities, writing.kernel).length === 0
}
