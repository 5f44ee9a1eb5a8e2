import type { FormatId, FormatRow } from './format.ts'

/** The ids of formats by short name, or by a file extension that several formats share. */
const shorter = {
  xml: 'datacite-xml',
  rest: 'datacite-rest',
  'rest-put': 'datacite-rest-put',
  service: 'datacite-service',
  canonical: 'citable-json',
  bib: 'bibtex',
  csl: 'csl-json',
  oai_dc: 'dublin-core',
} as const satisfies Readonly<Record<string, FormatId>>

/** Returns the short names of a format. */
export const shorterNamesOf = (id: FormatId): string[] =>
  Object.entries(shorter).flatMap(([name, of]) => (of === id ? [name] : []))

/**
 * Returns the ids of the given formats, by alias. Aliases are the names in `shorter`, and the media types and file
 * extensions (with or without the dot) that only one format has.
 *
 * A name in `shorter` that is also a file extension has a second alias with the dot. No alias equals an id.
 */
export function aliasesOf(
  formats: readonly Pick<FormatRow<FormatId>, 'id' | 'extensions' | 'mediaTypes'>[],
): Readonly<Record<string, FormatId>> {
  const owners = new Map<string, Set<FormatId>>()
  for (const { id, extensions, mediaTypes } of formats) {
    for (const name of [...extensions, ...extensions.map(withoutDot), ...mediaTypes]) {
      const ids = owners.get(name) ?? new Set()
      owners.set(name, ids.add(id))
    }
  }
  const told = [...owners].flatMap(([name, [id, other]]): [string, FormatId][] =>
    id === undefined || other !== undefined ? [] : [[name, id]],
  )
  const known = Object.entries(shorter).filter(([, id]) => formats.some(format => format.id === id))
  const dotted = known.flatMap(([name, id]) => (owners.has(`.${name}`) ? [[`.${name}`, id] as const] : []))
  const ids = new Set<string>(formats.map(({ id }) => id))
  return Object.fromEntries([...told, ...dotted, ...known].filter(([name]) => !ids.has(name)))
}

const withoutDot = (extension: string): string => extension.slice(1)
