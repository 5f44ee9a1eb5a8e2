import { remembered } from '../../../core/lazily.ts'
import { isSame } from '../../../datacite/writing/same.ts'
import type { CslName } from '../../../formats/csl-json/csl-item.ts'
import type { Cite } from './cites.ts'
import type { Citation, CompiledStyle } from './compile/nodes.ts'
import { type Distinction, type GivenLevel, undistinguished } from './elements/scope.ts'
import { initials } from './names/initials.ts'
import { namesOf } from './values/variables.ts'

/**
 * Sets the `distinction` of cites that have the same text,
 * https://docs.citationstyles.org/en/stable/specification.html#disambiguation.
 *
 * The changes are tried in this order: more names, longer given names, the style's `disambiguate` branches, and a year
 * suffix. Year suffixes follow the order of the cites' numbers.
 *
 * A given-name rule other than `by-cite` sets the given names of all cites, even of cites with different texts.
 */
export function distinguish(cites: readonly Cite[], style: CompiledStyle, read: (cite: Cite) => string): void {
  const { citation } = style
  if (citation.addGivenNames && citation.givenNameRule !== 'by-cite') {
    const givens = givenNames(cites, style)
    for (const cite of cites) {
      const levels = givens(cite)
      cite.distinction = levels.some(level => level > 0) ? { ...undistinguished, givens: levels } : undistinguished
    }
  }

  /**
   * Applies the first change that splits a group, then tries later changes on each part. Returns the groups of cites
   * that still have the same text.
   */
  const apart = (group: Cite[], changes: readonly Change[], start = 0): Cite[][] => {
    for (const [place, change] of changes.entries()) {
      if (place < start) continue
      const parts = groupsOf(group, cite => read({ ...cite, distinction: change(cite.distinction) }))
      if (parts.length === 1) continue
      for (const cite of group) cite.distinction = change(cite.distinction)
      return parts.filter(isSeveral).flatMap(part => apart(part, changes, place + 1))
    }
    return [group]
  }

  let groups = cites.length < 2 ? [] : groupsOf(cites, read).filter(isSeveral)
  if (citation.addNames || citation.addGivenNames)
    groups = groups.flatMap(group => (haveSameNames(group) ? [group] : apart(group, changesFor(group, citation))))
  if (citation.isTelling) groups = groups.flatMap(group => apart(group, tellings))
  if (citation.addYearSuffix)
    for (const group of groups)
      for (const [yearSuffix, cite] of group.sort((a, b) => a.number - b.number).entries())
        cite.distinction = { ...cite.distinction, yearSuffix }
}

/** Changes that make the first one, two, three or all `disambiguate` conditions true. */
const tellings = [1, 2, 3, Number.POSITIVE_INFINITY].map(
  (told): Change =>
    distinction => ({ ...distinction, told }),
)

/** True if all cites of a group have the same names, so that added names cannot distinguish them. */
const haveSameNames = (group: readonly Cite[]): boolean => areSame(group.map(({ item }) => namesOf(item)))

const areSame = ([first, ...others]: readonly unknown[]): boolean => others.every(other => isSame(first, other))

type Change = (distinction: Distinction) => Distinction

const isSeveral = (group: readonly Cite[]): boolean => group.length > 1

function groupsOf(cites: readonly Cite[], textOf: (cite: Cite) => string): Cite[][] {
  const groups = new Map<string, Cite[]>()
  for (const cite of cites) {
    const text = textOf(cite)
    const group = groups.get(text)
    if (group === undefined) groups.set(text, [cite])
    else group.push(cite)
  }
  return [...groups.values()]
}

/** The maximum number of names that disambiguation considers. */
const mostNames = 20

/**
 * Returns the changes to try, ordered by the number of added names. For each number, the changes expand one given name
 * after another, first to its initials and then in full.
 */
function changesFor(group: readonly Cite[], { addNames, addGivenNames, givenNameRule, names }: Citation): Change[] {
  const lists = group.map(({ item }) => namesOf(item))
  const most = Math.min(
    mostNames,
    lists.reduce((longest, { length }) => Math.max(longest, length), 0),
  )
  const { etAlUseFirst = most } = names
  // A name that all cites share distinguishes none of them.
  const differs = Array.from({ length: most }, (_, place) => !areSame(lists.map(list => list[place])))
  const differsInLength = !areSame(lists.map(list => list.length))
  const changes: Change[] = []
  for (let addedNames = 0; addedNames < (addNames ? most : 1); addedNames++) {
    if (addedNames > 0 && (differsInLength || differs.lastIndexOf(true) >= addedNames - 1))
      changes.push(distinction => ({ ...distinction, addedNames }))
    if (!addGivenNames || givenNameRule !== 'by-cite') continue
    for (let place = 0; place < Math.min(most, etAlUseFirst + addedNames); place++) {
      if (!differs[place]) continue
      for (const level of [1, 2] as const)
        changes.push(distinction => ({
          ...distinction,
          addedNames,
          givens: withLevel(distinction.givens, place, level),
        }))
    }
  }
  return changes
}

function withLevel(givens: readonly GivenLevel[], place: number, level: GivenLevel): GivenLevel[] {
  const copy = Array.from({ length: Math.max(givens.length, place + 1) }, (_, at) => givens[at] ?? 0)
  copy[place] = level
  return copy
}

/**
 * Returns a function that returns the level of each given name of a cite: the lowest level that distinguishes people
 * with the same family name across all cites.
 */
function givenNames(cites: readonly Cite[], style: CompiledStyle): (cite: Cite) => GivenLevel[] {
  const { givenNameRule } = style.citation
  const isPrimary = givenNameRule.startsWith('primary-name')
  const isInitialsOnly = givenNameRule.endsWith('with-initials')
  const familyOf = (name: CslName): string =>
    style.demoteNonDroppingParticle === 'never'
      ? `${name['non-dropping-particle'] ?? ''} ${name.family}`
      : `${name.family}`
  const byFamily = new Map<string, CslName[]>()
  const counted = (names: readonly CslName[]) => (isPrimary ? names.slice(0, 1) : names)
  for (const { item } of cites)
    for (const name of counted(namesOf(item))) remembered(byFamily, familyOf(name), (): CslName[] => []).push(name)
  const given = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>()
  return ({ item }) =>
    counted(namesOf(item)).map(name => {
      const family = familyOf(name)
      const people = byFamily.get(family) ?? []
      if (name.family === undefined || people.length < 2) return 0
      const namesakes = remembered(given, family, () => givenByInitials(people))
      const alike = namesakes.get(comparedGiven(name).initials)
      if (alike === undefined) return 0
      if (alike.size === 1) return namesakes.size === 1 ? 0 : 1
      return isInitialsOnly ? 0 : 2
    })
}

function givenByInitials(people: readonly CslName[]): Map<string, Set<string>> {
  const namesakes = new Map<string, Set<string>>()
  for (const name of people) {
    const { given, initials: letters } = comparedGiven(name)
    remembered(namesakes, letters, () => new Set<string>()).add(given)
  }
  return namesakes
}

/**
 * Returns a given name with spaces in place of periods, and its initials. Periods and spacing do not distinguish
 * people.
 */
function comparedGiven(name: CslName): { given: string; initials: string } {
  let compared = comparedGivens.get(name)
  if (compared === undefined) {
    const given = (name.given ?? '').replace(/[.\s]+/g, ' ').trim()
    compared = { given, initials: initials(given, { with: '.', shortens: true, hyphen: true }) }
    comparedGivens.set(name, compared)
  }
  return compared
}

/** A cache of given names and initials, because a document compares all its names whenever a citation changes. */
const comparedGivens = new WeakMap<CslName, { given: string; initials: string }>()
