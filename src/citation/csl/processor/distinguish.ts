import type { CslName } from '../../../formats/csl-json/item.ts'
import type { Cite } from './cites.ts'
import { initials } from './initials.ts'
import type { Citation, Style } from './nodes.ts'
import { remembered } from './remembered.ts'
import type { Distinction, GivenLevel } from './scope.ts'
import { undistinguished } from './scope.ts'

/**
 * Sets cites apart that read alike, https://docs.citationstyles.org/en/stable/specification.html#disambiguation: more names,
 * more of the given names, what the style says with `disambiguate`, and at last a letter after the year. The letters follow the order
 * of the cites.
 */
export function distinguish(cites: readonly Cite[], style: Style, read: (cite: Cite) => string): void {
  const { citation } = style
  if (citation.addGivenNames && citation.givenNameRule !== 'by-cite') {
    const givens = givenNames(cites, style)
    for (const cite of cites) cite.distinction = { ...undistinguished, givens: givens(cite) }
  }

  /** Takes each change that tells some of a group apart, and goes on with those that still read alike. */
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
  groups = groups.flatMap(group => apart(group, [distinction => ({ ...distinction, isTold: true })]))
  if (citation.addYearSuffix)
    for (const group of groups)
      for (const [yearSuffix, cite] of group.entries()) cite.distinction = { ...cite.distinction, yearSuffix }
}

/** Whether no name tells cites apart. */
const haveSameNames = (group: readonly Cite[]): boolean =>
  new Set(group.map(({ item }) => JSON.stringify(namesOf(item)))).size === 1

type Change = (distinction: Distinction) => Distinction

const isSeveral = (group: readonly Cite[]): boolean => group.length > 1

/** Cites that read alike, each group in the order given. */
function groupsOf(cites: readonly Cite[], textOf: (cite: Cite) => string): Cite[][] {
  const groups = new Map<string, Cite[]>()
  for (const cite of cites) remembered(groups, textOf(cite), (): Cite[] => []).push(cite)
  return [...groups.values()]
}

/** Nobody counts more names than these to tell two records apart. */
const mostNames = 20

/** More and more names, and with each number of them initials and given names of one after the other. */
function changesFor(group: readonly Cite[], { addNames, addGivenNames, givenNameRule, names }: Citation): Change[] {
  const most = Math.min(mostNames, Math.max(...group.map(({ item }) => namesOf(item).length)))
  const { etAlUseFirst = most } = names
  const changes: Change[] = []
  for (let addedNames = 0; addedNames < (addNames ? most : 1); addedNames++) {
    if (addedNames > 0) changes.push(distinction => ({ ...distinction, addedNames }))
    if (!addGivenNames || givenNameRule !== 'by-cite') continue
    for (let place = 0; place < Math.min(most, etAlUseFirst + addedNames); place++)
      for (const level of [1, 2] as const)
        changes.push(distinction => ({
          ...distinction,
          addedNames,
          givens: withLevel(distinction.givens, place, level),
        }))
  }
  return changes
}

function withLevel(givens: readonly GivenLevel[], place: number, level: GivenLevel): GivenLevel[] {
  const copy = Array.from({ length: Math.max(givens.length, place + 1) }, (_, at) => givens[at] ?? 0)
  copy[place] = level
  return copy
}

/** How much of each given name tells people of the same family name apart, in all cites. */
function givenNames(cites: readonly Cite[], style: Style): (cite: Cite) => GivenLevel[] {
  const { givenNameRule } = style.citation
  const isPrimary = givenNameRule.startsWith('primary-name')
  const isInitialsOnly = givenNameRule.endsWith('with-initials')
  const familyOf = (name: CslName): string =>
    style.demoteNonDroppingParticle === 'never'
      ? `${name['non-dropping-particle'] ?? ''} ${name.family}`
      : `${name.family}`
  const byFamily = new Map<string, Set<string>>()
  const counted = (names: readonly CslName[]) => (isPrimary ? names.slice(0, 1) : names)
  for (const { item } of cites)
    for (const name of counted(namesOf(item))) {
      const family = familyOf(name)
      remembered(byFamily, family, () => new Set<string>()).add(plainGiven(name))
    }
  const initialsOf = (given: string): string => initials(given, { with: '.', shortens: true, hyphen: true })
  return ({ item }) =>
    counted(namesOf(item)).map(name => {
      const others = byFamily.get(familyOf(name))
      if (name.family === undefined || others === undefined || others.size < 2) return 0
      const given = plainGiven(name)
      const isTold = ![...others].some(other => other !== given && initialsOf(other) === initialsOf(given))
      if (isTold) return 1
      return isInitialsOnly ? 0 : 2
    })
}

/** A given name without what does not tell people apart: periods, and the spaces after them. */
const plainGiven = ({ given = '' }: CslName): string => given.replace(/[.\s]+/g, ' ').trim()

/** The names that a cite begins with. */
function namesOf(item: Cite['item']): readonly CslName[] {
  for (const variable of ['author', 'editor', 'translator', 'director'])
    if (Array.isArray(item[variable])) return item[variable] as CslName[]
  return []
}
