import type { Members } from '../../../core/object.ts'
import { saysNothing } from '../../dialects/read-members.ts'
import { named } from '../../writing/quote.ts'
import { noPlace } from '../../writing/writing.ts'
import type { ElementLayout, SortedMembers } from './element-layout.ts'
import type { XmlPlace } from './xml-place.ts'
import { type XmlWriting, xmlName } from './xml-writing.ts'

/**
 * Sorts the members of an object into the attributes and child elements of its XML element. Caches the result, because
 * most objects have the same members as an earlier object.
 *
 * Does not cache a result with unknown names, because their number and length are unlimited.
 */
export function sortedMembers(layout: ElementLayout, holder: Members): SortedMembers {
  const { latest } = layout
  for (const known of latest) if (hasNames(holder, known.names)) return known
  const held = sort(layout, holder)
  if (held.unknown.length === 0) {
    latest.unshift(held)
    if (latest.length > mostRemembered) latest.pop()
  }
  return held
}

const mostRemembered = 16

function hasNames(holder: Members, names: readonly string[]): boolean {
  let at = 0
  // Faster than a list of the names.
  for (const name in holder) if (name !== names[at++]) return false
  return at === names.length
}

function sort({ keys, attributes, children }: ElementLayout, holder: Members): SortedMembers {
  const names: string[] = []
  for (const name in holder) names.push(name)
  return {
    names,
    attributes: attributes.filter(({ key }) => names.includes(key)),
    children: children.filter(({ plan, isBare }) => names.includes(plan.key) || !isBare),
    unknown: names.filter(name => !keys.has(name)),
  }
}

/** Reports the members that an element cannot represent. */
export function loseUnknown(writing: XmlWriting, { unknown }: SortedMembers, holder: Members, place: XmlPlace): void {
  for (const key of unknown)
    if (Object.hasOwn(holder, key) && !saysNothing(holder[key]))
      writing.lose('lost', [...place.path, key], holder[key], noPlace(named(key), holder[key], xmlName))
}
