import { type ElementPlan, resourcePlan } from '../plan.ts'

/** The text around an element's content, and the order of the content. */
export interface ElementLayout {
  plan: ElementPlan
  indentation: string
  /** The text before the attributes: the indentation and the opening of the tag, such as `<title`. */
  start: string
  /** The start tag of an element without attributes: `text` if text follows, and `elements` if elements follow. */
  open: { text: string; elements: string }
  /** The line break after the start tag of an element with child elements; empty in compact XML. */
  lineEnd: string
  /** The text after the content: the end tag, such as `</title>`, and the end of the line. */
  end: string
  /** The text after the child elements: the end tag, which compact XML does not indent. */
  endOfElements: string
  /**
   * The permitted members of the element's canonical object. For a record, includes members without an element of their
   * own.
   */
  keys: ReadonlySet<string>
  attributes: readonly AttributeLayout[]
  /** The child elements to write. */
  children: readonly ElementLayout[]
  /** True if an element without a value is omitted. */
  isBare: boolean
  /** The cached results of `sortedMembers` for this element, latest first. */
  latest: SortedMembers[]
}

/** The member names of a canonical object, and the attributes and child elements that represent the members. */
export interface SortedMembers {
  /** The member names in the order of the object. */
  names: readonly string[]
  /** The attributes and child elements that represent the members, in the order of the element's layout. */
  attributes: readonly AttributeLayout[]
  children: readonly ElementLayout[]
  /** The names of members that the element cannot represent. */
  unknown: readonly string[]
}

/** An attribute of an element: its name, the text before its value, and the latest value that needed no escaping. */
export interface AttributeLayout {
  name: string
  /** The text before the value of the attribute, such as ` xml:lang="`. */
  start: string
  key: string
  /** The latest value that needed no escaping, with its text. Most values repeat the previous one. */
  latest: { value: string | undefined; text: string }
}

const noValue: AttributeLayout['latest'] = { value: undefined, text: '' }

/**
 * Returns the layout of the root element, indented by two spaces or without white space between elements. Each of the
 * two layouts is built once.
 */
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

/**
 * Returns the layout of an element. The name comes from the plan's keys, because engines store a second copy of any
 * other text that is used as a key.
 */
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

/**
 * Joins the parts of a text into one piece. Engines keep the parts of a concatenated text and would copy them one by
 * one into every element.
 */
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
