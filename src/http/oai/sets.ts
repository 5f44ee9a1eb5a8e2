import type { Catalog, ChangedQuery } from '../../catalog/catalog.ts'
import { firstSegmentsOf, segmentOf } from '../../catalog/filter/first-segments.ts'
import { specifiersOf } from '../../catalog/filter/specifiers.ts'
import { compareText } from '../../catalog/sort-key.ts'
import type { Resource } from '../../model/index.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { badToken, specOfToken, tokenAfterSet } from './resumption-token.ts'

/** The members of a {@link ChangedQuery} that restrict the query to a set. */
export type SetPart = Pick<ChangedQuery, 'described' | 'filters' | 'firstSegment'>

/** A family of sets, one set for each value. The spec of a set is `start` and the encoded value. */
interface Family {
  start: string
  name: string
  /** Returns the values of the sets in this family that contain a resource. */
  valuesOf(resource: Resource): string[]
  /** Returns the values of the sets in this family that contain public or withdrawn resources. */
  all(catalog: Catalog): Promise<string[]>
  part(value: string): SetPart | undefined
}

const families: readonly Family[] = [
  bySpecifier('type-', 'Resource type', 'resource_type'),
  bySpecifier('publisher-', 'Publisher', 'publisher'),
  {
    start: 'path-',
    name: 'Path',
    valuesOf: ({ paths }) => firstSegmentsOf(paths),
    all: catalog => catalog.firstSegments(),
    part: value => (segmentOf(value) === value ? { firstSegment: value } : undefined),
  },
]

function bySpecifier(start: string, name: string, specifier: 'resource_type' | 'publisher'): Family {
  return {
    start,
    name,
    valuesOf: resource => [...specifiersOf(resource)].flatMap(([own, value]) => (own === specifier ? [value] : [])),
    async all(catalog) {
      const facets = await Promise.all([false, true].map(withdrawn => catalog.facets('resource', { withdrawn })))
      return facets.flatMap(found => (found[specifier] ?? []).map(({ value }) => value))
    },
    part: value => ({ filters: { specifiers: new Map([[specifier, [value]]]) } }),
  }
}

/**
 * The OpenAIRE set: all resources with DataCite metadata.
 *
 * Source: https://guidelines.openaire.eu/en/latest/data/use_of_oai_pmh.html
 */
const openaire = { spec: 'openaire_data', name: 'OpenAIRE_data' }

/** Returns the specs of a resource's sets. */
export const setsOf = (resource: Resource): string[] => [
  ...(resource.is_external ? [] : [openaire.spec]),
  ...families.flatMap(({ start, valuesOf }) => valuesOf(resource).flatMap(value => specOf(start, value) ?? [])),
]

/**
 * Returns the members of a {@link ChangedQuery} that restrict the query to a set, or undefined for a text that is not
 * the spec of a set.
 */
export function partOfSet(spec: string): SetPart | undefined {
  if (spec === openaire.spec) return { described: true }
  const family = families.find(({ start }) => spec.startsWith(start))
  const value = family && decodedValue(spec.slice(family.start.length))
  return value === undefined ? undefined : family?.part(value)
}

/** The maximum number of sets per response. */
const most = 500

/** Writes up to 500 sets of a catalog, with a resumption token for the rest. */
export async function setElements(catalog: Catalog, resumptionToken: string | undefined): Promise<Block[]> {
  const after = resumptionToken === undefined ? '' : specOfToken(resumptionToken)
  const sets = await allSets(catalog)
  const rest = sets.filter(({ spec }) => compareText(spec, after) > 0)
  const shown = rest.slice(0, most)
  const last = shown.at(-1)
  const blocks = shown.map(({ spec, name }) =>
    element('set', {}, [element('setSpec', {}, spec), element('setName', {}, name)]),
  )
  if (last === undefined) throw badToken()
  if (resumptionToken === undefined && rest.length === shown.length) return blocks
  const attributes = { completeListSize: String(sets.length), cursor: String(sets.length - rest.length) }
  const token = rest.length === shown.length ? '' : tokenAfterSet(last.spec)
  return [...blocks, element('resumptionToken', attributes, token)]
}

async function allSets(catalog: Catalog): Promise<{ spec: string; name: string }[]> {
  const found = new Map([[openaire.spec, openaire.name]])
  for (const { start, name, all } of families)
    for (const value of await all(catalog)) {
      const spec = specOf(start, value)
      if (spec !== undefined) found.set(spec, `${name}: ${value}`)
    }
  return [...found].map(([spec, name]) => ({ spec, name })).sort((a, b) => compareText(a.spec, b.spec))
}

/**
 * Returns the spec of a set for a value, or undefined if the value has no UTF-8 encoding.
 *
 * The value is percent-encoded with `~` in place of `%`, because a spec may contain `~` but not `%`.
 */
function specOf(start: string, value: string): string | undefined {
  return /\p{Cs}/u.test(value)
    ? undefined
    : start + encodeURIComponent(value).replaceAll('~', '%7E').replaceAll('%', '~')
}

/** Decodes the value in a spec. Returns undefined for an empty text or a text that {@link specOf} never returns. */
function decodedValue(encoded: string): string | undefined {
  try {
    const value = decodeURIComponent(encoded.replaceAll('~', '%'))
    return specOf('', value) === encoded && value !== '' ? value : undefined
  } catch {
    return undefined
  }
}
