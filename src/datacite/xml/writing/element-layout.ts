import { type ElementPlan, resourcePlan } from '../plan.ts'

/** An element as it is written: the text around what is in it, and the order of that. */
export interface ElementLayout {
  plan: ElementPlan
  indentation: string
  /** The text before the attributes: the indentation and `<title`. */
  start: string
  /** The whole start tag where it has no attributes, before text and before elements. */
  open: { text: string; elements: string }
  /** The text after the start tag if elements follow: the end of the line. */
  lineEnd: string
  /** The text after the content: `</title>` and the end of the line. */
  end: string
  /** The text after the child elements: the end tag, indented. */
  endOfElements: string
  /** The members that its object of the canonical record may have; a record, also those that are no elements of their own. */
  keys: ReadonlySet<string>
  attributes: readonly AttributeLayout[]
  /** The elements within that are written. */
  children: readonly ElementLayout[]
  /** True if an element without a value is omitted. */
  isBare: boolean
  /** The members of the latest objects, by the element; see `sortedMembers`. */
  latest: SortedMembers[]
}

/** The members of an object of the canonical record as its element has them. */
export interface SortedMembers {
  /** Their names, in their order. */
  names: readonly string[]
  /** The members written as attributes and as elements, in the order of the table. */
  attributes: readonly AttributeLayout[]
  children: readonly ElementLayout[]
  /** The names that the element has no place for. */
  unknown: readonly string[]
}

/** An attribute as it is written. */
export interface AttributeLayout {
  name: string
  /** The text before its value: ` xml:lang="`. */
  start: string
  key: string
  /** A value that needed no escape, and all that was written of it: most have the value of the one before. */
  latest: { value: string | undefined; text: string }
}

const noValue: AttributeLayout['latest'] = { value: undefined, text: '' }

/** The layout of the root element, indented by two spaces or without any white space between elements; made once. */
export function resourceLayout(pretty: boolean): ElementLayout {
  const lineEnd = pretty ? '\n' : ''
  layouts[lineEnd] ??= rootLayout(lineEnd)
  return layouts[lineEnd]
}

function rootLayout(lineEnd: string): ElementLayout {
  const layout = layoutOf('resource', resourcePlan(), lineEnd, '')
  return { ...layout, keys: new Set([...layout.keys, 'doi', 'schemaVersion', 'extras']) }
}

const layouts: { '\n'?: ElementLayout; ''?: ElementLayout } = {}

/** The name comes from the object that the plan stands in: engines keep texts that became such names as texts of twice the size. */
function layoutOf(local: string, plan: ElementPlan, lineEnd: string, indentation: string): ElementLayout {
  const { kind, repeat } = plan
  const end = whole('</', local, '>', lineEnd)
  const inner = lineEnd === '' ? '' : whole(indentation, '  ')
  const attributes = Object.entries(plan.attributes)
  const children = Object.entries(plan.elements).filter(([, { isMistaken }]) => isMistaken === undefined)
  return {
    plan,
    indentation,
    start: whole(indentation, '<', local),
    open: { text: whole(indentation, '<', local, '>'), elements: whole(indentation, '<', local, '>', lineEnd) },
    lineEnd,
    end,
    endOfElements: whole(indentation, end),
    keys: new Set(memberKeys(plan)),
    attributes: attributes.map(([name, { key }]) => ({ name, start: whole(' ', name, '="'), key, latest: noValue })),
    children: children.map(([name, child]) => layoutOf(name, child, lineEnd, inner)),
    isBare: kind !== 'value' || repeat !== 'once' || attributes.length === 0,
    latest: [],
  }
}

/** A text in one piece: engines keep the parts that a text was put together of, and would copy them one by one into every element. */
export const whole = (...parts: string[]): string => parts.join('')

function memberKeys({ textKey, attributes, elements }: ElementPlan): string[] {
  return [
    ...(textKey === undefined ? [] : [textKey]),
    ...Object.values(attributes).map(({ key }) => key),
    ...Object.values(elements).flatMap(child =>
      child.kind === 'value' ? [child.key, ...memberKeys(child)] : [child.key],
    ),
  ]
}
