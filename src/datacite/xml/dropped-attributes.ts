import type { Kernel } from '../../kernel/index.ts'
import { messagesOf } from '../../messages/message.ts'
import { type XmlAttribute, xmlNamespace, xsiNamespace } from '../../text/xml/tree.ts'
import type { ShapeFinding } from '../shape.ts'
import { findings } from './findings.ts'
import { attributePlan, type ElementPlan, isAny } from './plan.ts'
import type { Oddity } from './reading.ts'

const say = messagesOf('dropped-attribute', {
  dropped:
    'The kernel has no attribute {name} on <{element}>. The XSD accepts the attribute, but the registry drops it; remove it.',
})

const dropped = { rule: 'unknown-key', severity: 'warning', registry: 'drops' } as const

/** Returns findings about unknown attributes on elements for which the kernel's XSD allows any attribute. */
export const droppedAttributes = (
  text: string,
  root: ElementPlan,
  oddities: readonly Oddity[],
  kernel: Kernel,
): ShapeFinding[] =>
  oddities.flatMap(oddity => {
    if (oddity.kind !== 'content' || !isAny(oddity.plan, kernel)) return []
    const { element, plan } = oddity
    const faults = element.attributes
      .filter(attribute => saysSomething(plan, element.name, attribute))
      .map(attribute => ({
        rule: 'schema/unexpected-attribute' as const,
        element,
        attribute,
        message: say('dropped', { name: attribute.name, element: element.name }),
        unknown: { name: attribute.name, known: Object.keys(plan.attributes) },
      }))
    return findings(text, root, faults).map(finding => ({ ...finding, ...dropped }))
  })

/**
 * True if an attribute is unknown and may contain metadata.
 *
 * Attributes for schema processors and `xml:…` attributes other than `xml:lang` contain none. The `xml:lang` of an
 * award title is not dropped: the registry keeps it (bolognese, `lib/bolognese/readers/datacite_reader.rb:188`).
 */
const saysSomething = (plan: ElementPlan, element: string, attribute: XmlAttribute): boolean =>
  attributePlan(plan, attribute) === undefined &&
  attribute.uri !== xsiNamespace &&
  (attribute.uri !== xmlNamespace || (attribute.local === 'lang' && element !== 'awardTitle'))
