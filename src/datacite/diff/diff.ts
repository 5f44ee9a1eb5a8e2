import type { Datacite } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import { toPointer } from '../../pointer.ts'
import type { Difference, Side } from './difference.ts'
import type { Held } from './key.ts'
import { entriesOf, keyOf, memberOf } from './key.ts'
import { movedPairs } from './moved.ts'
import { pairEntries } from './pair.ts'
import type { ListPlan, Plan } from './plan.ts'
import { recordPlan } from './plan.ts'
import { inWords } from './words.ts'

/**
 * The differences between two canonical records, in the order of the kernel; none where they say the same. Absent, null and empty
 * lists are the same, and so are DOIs that differ in case and numbers that are only written differently. The order of creators,
 * contributors, titles and polygon points counts; entries of other lists are matched wherever they stand. `extras`, which are
 * not part of the kernel, are not compared. Never throws, whatever the records hold.
 *
 * @example
 * const before = { titles: [{ title: 'Waves' }], publicationYear: 2020 }
 * const after = { titles: [{ title: 'Waves' }], publicationYear: 2021 }
 * diff(before, after).map(({ message }) => message) // → ['5 publicationYear: 2020 became 2021.']
 */
export function diff(before: Datacite, after: Datacite): Difference[] {
  const differences: Difference[] = []
  compare(recordPlan(), root(before), root(after), differences)
  return differences
}

const root = (value: unknown): Held => ({ value, path: [], holder: undefined })

function compare(plan: Plan, before: Held, after: Held, differences: Difference[]): void {
  if (plan.kind === 'list') compareLists(plan, before, after, differences)
  else if (plan.kind === 'object' && isObject(before.value) && isObject(after.value)) {
    for (const member of plan.members)
      compare(member, memberOf(before, member.key), memberOf(after, member.key), differences)
  } else compareValues(plan, before, after, differences)
}

function compareValues(plan: Plan, before: Held, after: Held, differences: Difference[]): void {
  const [was, is] = [keyOf(plan, before, 'exact'), keyOf(plan, after, 'exact')]
  if (was === is) return
  if (was === '') differences.push(added(plan, after))
  else if (is === '') differences.push(removed(plan, before))
  else {
    const aside = isAside(plan)
    const isSame = aside || keyOf(plan, before, 'loose') === keyOf(plan, after, 'loose')
    const verb = isSame && !aside ? 'is written' : 'became'
    differences.push({
      kind: isSame ? 'spelling' : 'changed',
      property: plan.label,
      before: side(before),
      after: side(after),
      message: `${plan.label}: ${inWords(plan, before)} ${verb} ${inWords(plan, after)}.`,
    })
  }
}

function compareLists(plan: ListPlan, before: Held, after: Held, differences: Difference[]): void {
  const [ours, theirs] = [entriesOf(plan, before), entriesOf(plan, after)]
  const pairs = pairEntries(plan, ours, theirs)
  const partners = new Map(pairs)
  const found = new Set(partners.values())
  const moved = plan.ordered ? movedPairs(pairs) : new Set<number>()
  for (const [index, entry] of ours.entries()) {
    const place = partners.get(index)
    const partner = place === undefined ? undefined : theirs[place]
    if (place === undefined || partner === undefined) {
      differences.push(removed(plan.entry, entry))
      continue
    }
    if (moved.has(index)) {
      const words = `${inWords(plan.entry, entry)} moved from place ${index + 1} to place ${place + 1}`
      differences.push({
        kind: 'moved',
        property: plan.label,
        before: side(entry),
        after: side(partner),
        message: `${plan.label}: ${words}.`,
      })
    }
    compare(plan.entry, entry, partner, differences)
  }
  for (const [index, entry] of theirs.entries()) if (!found.has(index)) differences.push(added(plan.entry, entry))
}

const side = ({ path, value }: Held): Side => ({ pointer: toPointer(path), value })

const added = (plan: Plan, held: Held): Difference => ({
  kind: saysNothing(plan, held) ? 'spelling' : 'added',
  property: plan.label,
  after: side(held),
  message: `${plan.label}: ${inWords(plan, held)} was added.`,
})

const removed = (plan: Plan, held: Held): Difference => ({
  kind: saysNothing(plan, held) ? 'spelling' : 'removed',
  property: plan.label,
  before: side(held),
  message: `${plan.label}: ${inWords(plan, held)} was removed.`,
})

const isAside = (plan: Plan): boolean => plan.kind === 'value' && plan.aside === true

/** Whether it makes no difference that a value is there: empty text, such as an empty element of XML. */
const saysNothing = (plan: Plan, held: Held): boolean => isAside(plan) || keyOf(plan, held, 'loose') === ''
