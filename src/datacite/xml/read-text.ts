import { isSchemaLocation, textOf, type XmlAttribute, type XmlElement } from '../../text/xml/tree.ts'
import { attributePlan, type ElementPlan } from './plan.ts'
import { type Context, keep } from './reading.ts'
import { canonicalValue } from './values.ts'

/** Reads the text of an element and converts it to its canonical value. Any other content is an oddity. */
export function readText(context: Context, plan: ElementPlan, element: XmlElement): string | number | string[] {
  const { content } = element
  const [first] = content
  const isPlain = content.length === 0 || (content.length === 1 && typeof first === 'string')
  if (plan.breaks)
    return isPlain && !mayHoldBreak(first) ? ((first as string) ?? '') : readBroken(context, plan, element)
  const text = isPlain ? ((first as string) ?? '') : textOf(element)
  const value = plan.kind === 'value' ? canonicalValue(text, plan.text) : text
  const hasElements = !isPlain && content.some(part => typeof part !== 'string')
  const hasUnknown =
    element.attributes.length > 0 && plan.isEverAny && element.attributes.some(attribute => isForeign(plan, attribute))
  if (hasElements || hasUnknown) context.oddities.push({ kind: 'content', element, plan })
  if (hasElements || hasUnknown || String(value) !== text) keep(context, element)
  return value
}

const isForeign = (plan: ElementPlan, attribute: XmlAttribute): boolean => attributePlan(plan, attribute) === undefined

const mayHoldBreak = (text: string | XmlElement | undefined): boolean => typeof text === 'string' && /<br/i.test(text)

/**
 * Reads a description, with the text `<br>` for each `br` element. If a `br` has content, or attributes other than a
 * schema location, the result is a list, so that the schema rejects it.
 */
function readBroken(context: Context, plan: ElementPlan, element: XmlElement): string | string[] {
  let text = ''
  let isOdd = false
  let isBroken = false
  for (const part of element.content) {
    if (typeof part === 'string') {
      text += part
      // Text such as `<br>` that is not an element in the XML.
      isOdd ||= mayHoldBreak(part)
    } else if (part.local === 'br' && part.uri === element.uri) {
      text += '<br>'
      if (part.content.length === 0 && part.attributes.length === 0) continue
      isOdd = true
      const isFull = part.content.some(inside => inside !== '') || !part.attributes.every(isSchemaLocation)
      isBroken ||= isFull
      context.oddities.push({ kind: 'break', element: part, plan, ...(isFull && { inRecord: true }) })
    } else {
      text += textOf(part)
      context.oddities.push({ kind: 'element', element: part, plan })
      isOdd = true
    }
  }
  if (isOdd) keep(context, element)
  return isBroken ? [text] : text
}
