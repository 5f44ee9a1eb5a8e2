import type { XmlElement } from '../../text/xml/tree.ts'
import type { ElementPlan } from './plan.ts'
import type { Context, Holder } from './reading.ts'
import { note } from './reading.ts'

/** Puts a value where it belongs: into the list, beside its like, or as the only one. */
export function put(context: Context, plan: ElementPlan, element: XmlElement, holder: Holder, value: unknown): void {
  const { key, repeat } = plan
  const present = holder[key]
  if (Array.isArray(holder)) {
    const part = { [key]: value }
    note(context, part, key, element)
    append(context, holder, part, element)
  } else if (repeat === 'list') {
    const list = Array.isArray(present) ? present : []
    append(context, list, value, element)
    if (list === present) return
    holder[key] = list
    note(context, holder, key, element)
  } else if (present === undefined) {
    holder[key] = value
    note(context, holder, key, element)
  } else {
    append(context, together(context, holder, key, present), value, element)
  }
}

function append(context: Context, list: unknown[], value: unknown, element: XmlElement): void {
  note(context, list, list.length, element)
  list.push(value)
}

/**
 * The list of the values of a repeated element; a single value stands without a list. An element that should not be repeated
 * becomes a list as well: nothing is lost, and the schema refuses it.
 */
function together(context: Context, holder: Holder, key: string, present: unknown): unknown[] {
  if (Array.isArray(present) && context.severals.has(present)) return present
  const list: unknown[] = []
  const first = context.origins?.get(holder)?.[key]
  if (first !== undefined) note(context, list, 0, first.element)
  list.push(present)
  context.severals.add(list)
  holder[key] = list
  return list
}
