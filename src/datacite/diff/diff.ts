import { isObject } from '../../core/object.ts'
import { toPointer } from '../../core/pointer.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Difference, Side } from './difference.ts'
import { entriesOf, type Held, keyOf, memberOf } from './key.ts'
import { type Pairs, pairEntries } from './pair.ts'
import { type ListPlan, type Plan, recordPlan } from './record-plan.ts'

/**
 * Returns the differences between two canonical records, in the order of the kernel. See `diff` in `citable/formats`
 * for the rules.
 *
 * Does not compare `extras`, which are not part of the kernel. Never throws, whatever the records contain.
 */
export function diffRecords(before: Datacite, after: Datacite): Difference[] {
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

/** True if a value is equivalent to an absent value, or if the value describes the record rather than the resource. */
const saysNothing = (plan: Plan, held: Held): boolean => isAside(plan) || keyOf(plan, held, 'loose') === ''

/**
 * Returns the smallest set of pairs that have moved, by their index in the first list. The pairs must be in the order
 * of the first list.
 */
function movedPairs(pairs: Readonly<Pairs>): Set<number> {
  // The longest increasing sequence of positions in the second list stays in place. Patience sorting finds it.
  const piles: number[] = []
  const previous: number[] = []
  const place = (index: number): number => pairs[index]?.[1] ?? -1
  for (const index of pairs.keys()) {
    const pile = firstPileFrom(piles, place(index), place)
    previous[index] = piles[pile - 1] ?? -1
    piles[pile] = index
  }
  const staying = new Set<number>()
  for (let index = piles.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) staying.add(index)
  return new Set(pairs.filter((_, index) => !staying.has(index)).map(([before]) => before))
}

function firstPileFrom(piles: readonly number[], value: number, place: (index: number) => number): number {
  let low = 0
  let high = piles.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (place(piles[middle] ?? -1) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Summarises a value. Text is quoted, an object is represented by its first texts, and long values are shortened. */
function inWords(plan: Plan, held: Held): string {
  const texts = firstTexts(plan, held, 3)
  const [only = ''] = texts
  if (plan.kind === 'value' && typeof held.value !== 'number') return quoted(only)
  return texts.length === 1 && plan.kind !== 'value' ? quoted(only) : cut(texts.join(', '))
}

const quoted = (text: string): string => `"${cut(text)}"`

function firstTexts(plan: Plan, held: Held, limit: number): string[] {
  const { value } = held
  if (value === undefined || value === null || limit <= 0) return []
  if (plan.kind === 'list')
    return entriesOf(plan, held)
      .slice(0, limit)
      .flatMap(entry => firstTexts(plan.entry, entry, limit))
      .slice(0, limit)
  if (plan.kind === 'value' || !isObject(value)) return [typeof value === 'object' ? whatItIs(value) : String(value)]
  const texts: string[] = []
  for (const member of plan.members) texts.push(...firstTexts(member, memberOf(held, member.key), limit - texts.length))
  return texts
}

const whatItIs = (value: object): string => (Array.isArray(value) ? 'a list' : 'an object')

const cut = (text: string): string => {
  const line = text.length > longest * 4 ? text.slice(0, longest * 4) : text
  const characters = [...line.replace(/\s+/gu, ' ')]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('')
}

// Maximum length in characters; enough to recognise a value.
const longest = 80
