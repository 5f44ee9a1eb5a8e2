import { isSchemaLocation, textOf, type XmlAttribute, type XmlElement } from '../../text/xml/tree.ts'
import { attributePlan, type ElementPlan } from './plan.ts'
import { type Context, keep } from './reading.ts'
import { canonicalValue } from './values.ts'

/** The text of an element, as the canonical record has it; anything that is not text is an oddity. */
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

/** A description: its line breaks are written `<br>` in the canonical record; with one that is not empty it is a list, for the schema to refuse. */
function readBroken(context: Context, plan: ElementPlan, element: XmlElement): string | string[] {
  let text = ''
  let isOdd = false
  let isBroken = false
  for (const part of element.content) {
    if (typeof part === 'string') {
      text += part
      // Text that looks like a line break, but is not one in the XML.
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
