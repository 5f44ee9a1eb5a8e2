import { entryOf, isObject } from '../../../core/object.ts'
import { type MathForm, readableMath } from '../../../core/tex-math.ts'
import { canonicalRecord } from '../../../datacite/canonical-record.ts'
import type { CslItem, CslName } from '../../../formats/csl-json/csl-item.ts'
import { cslRoles } from '../../../formats/csl-json/names.ts'
import { itemOf } from '../../../formats/csl-json/write-item.ts'
import { issuedOf } from '../../../formats/work/index.ts'
import { publishedIn } from '../../../formats/work/series/publication.ts'
import type { Agent, Datacite, Title } from '../../../model/datacite.ts'
import { isOthers } from '../../../model/names/others.ts'
import { parseName } from '../../../model/names/parse-name.ts'
import { closedGiven } from './closed-given.ts'
import { othersMark } from './others-mark.ts'

/**
 * Returns the item of a record in any shape that `citation()` accepts, and its names that were treated as personal
 * names.
 */
export function itemOfRecord(
  given: object | null,
  math: MathForm = 'cited',
): { item: CslItem; taken: readonly string[] } {
  const { record: likely, taken } = withLikelyPeople(canonicalRecord(given))
  const record = publishedIn(likely, () => true)?.record ?? likely
  return {
    item: withClosedNames(withOthers(withOpenRange(itemOf(withReadableTitles(record, math)), record), record)),
    taken,
  }
}

function withClosedNames(item: CslItem): CslItem {
  for (const names of Object.values(item))
    for (const name of Array.isArray(names) ? (names as CslName[]) : [])
      if (typeof name === 'object' && typeof name?.given === 'string') name.given = closedGiven(name.given)
  return item
}

/** Marks the issue date of an item as open if the record's date is open. The end of an open range has the year 0. */
function withOpenRange(item: CslItem, record: Datacite): CslItem {
  const { issued } = item
  if (!isObject(issued) || !Array.isArray(issued['date-parts'])) return item
  const { from, to, isRange } = issuedOf(record)?.span ?? {}
  if (isRange && from !== undefined && to === undefined) issued['date-parts'].push([0])
  return item
}

/** Adds {@link othersMark} to name lists in which the record has `:etal` or a similar name. Returns the item. */
function withOthers(item: CslItem, { creators, contributors }: Datacite): CslItem {
  const incomplete = new Set<string | undefined>()
  if (Array.isArray(creators) && creators.some(agent => isOthers(agent?.name))) incomplete.add('author')
  if (Array.isArray(contributors))
    for (const agent of contributors)
      if (isOthers(agent?.name)) incomplete.add(entryOf(cslRoles, agent.contributorType ?? ''))
  for (const variable of incomplete) {
    const names = item[variable ?? '']
    if (Array.isArray(names)) names.push({ literal: othersMark })
  }
  return item
}

/** A record to cite, and its names that were treated as personal names. */
interface Peopled {
  record: Datacite
  taken: readonly string[]
}

/**
 * Adds the nameType Personal to names such as `Smith, John` without nameType and familyName.
 *
 * Styles write initials only for people. Names that look like those of organisations stay unchanged.
 *
 * Kernels before 4.1 have no nameType.
 */
function withLikelyPeople(record: Datacite): Peopled {
  const taken: string[] = []
  const peopled = <T extends Agent>(agents: readonly T[] | undefined): readonly T[] | undefined => {
    if (!Array.isArray(agents) || !agents.some(isLikelyPerson)) return agents
    return agents.map(agent => {
      if (!isLikelyPerson(agent)) return agent
      taken.push(String(agent.name))
      return { ...agent, nameType: 'Personal' }
    })
  }
  const creators = peopled(record.creators)
  const contributors = peopled(record.contributors)
  if (taken.length === 0) return { record, taken }
  return {
    record: { ...record, ...(creators && { creators }), ...(contributors && { contributors }) } as Datacite,
    taken,
  }
}

function isLikelyPerson(agent: unknown): boolean {
  const { name, nameType, familyName } = (agent ?? {}) as Agent
  if (typeof name !== 'string' || !name.includes(',') || nameType !== undefined || familyName !== undefined)
    return false
  const parsed = parseName(name)
  return parsed.kind === 'person' && !parsed.isCertain && parsed.given !== undefined
}

/**
 * Returns a record with the mathematics in its titles as Unicode characters or, where these do not suffice, as markup.
 *
 * For `latex`, fractions and roots stay formulas.
 */
function withReadableTitles(record: Datacite, math: MathForm): Datacite {
  const { titles } = record
  if (!Array.isArray(titles)) return record
  const readable = titles.map(entry =>
    typeof entry?.title === 'string' ? withTitle(entry, readableMath(entry.title, math)) : entry,
  )
  return readable.some((entry, at) => entry !== titles[at]) ? { ...record, titles: readable } : record
}

const withTitle = (entry: Title, title: string): Title => (title === entry.title ? entry : { ...entry, title })
