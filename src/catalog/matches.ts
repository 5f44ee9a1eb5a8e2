import { doiKey } from '../identifiers/index.ts'
import type { Filters, Kind, Stored } from './catalog.ts'
import { wordsOf } from './words.ts'

/** Whether a record is wanted: the meaning of {@link Filters}, to which every store keeps. A condition that a kind does not know lets nothing be left out. */
export function matches<K extends Kind>(kind: K, record: Stored[K], filters: Filters): boolean {
  const { id } = filters
  if (id !== undefined && !id.includes(record.id)) return false
  if (filters.query !== undefined && !hasWords(searchedText(kind, record), filters.query)) return false
  return kind === 'resource'
    ? matchesResource(record as Stored['resource'], filters)
    : matchesHolding(record as Stored['dataset'] | Stored['file'], filters)
}

/** The text of a record that a search looks through. */
export function searchedText<K extends Kind>(kind: K, record: Stored[K]): string {
  if (kind === 'resource') {
    const { title, doi, creators_str, publisher, version, paths } = record as Stored['resource']
    return [title, doi, creators_str, publisher ?? '', version ?? '', ...paths].join(' ')
  }
  const { path, specifiers } = record as Stored['dataset'] | Stored['file']
  return [path, ...Object.values(specifiers)].join(' ')
}

function hasWords(text: string, query: string): boolean {
  const words = wordsOf(text)
  return wordsOf(query).every(start => words.some(word => word.startsWith(start)))
}

function matchesResource({ doi, paths }: Stored['resource'], filters: Filters): boolean {
  if (filters.doi !== undefined && !filters.doi.some(wanted => doiKey(wanted) === doiKey(doi))) return false
  return filters.path === undefined || filters.path.some(start => paths.some(path => path.startsWith(start)))
}

function matchesHolding(record: Stored['dataset'] | Stored['file'], filters: Filters): boolean {
  const { name, path, version, specifiers } = record
  if (filters.all !== true && !record.public) return false
  if (filters.name !== undefined && !filters.name.includes(name)) return false
  if (filters.path !== undefined && !filters.path.some(start => path.startsWith(start))) return false
  if (filters.tree !== undefined && !filters.tree.some(tree => path === tree || path.startsWith(`${tree}/`)))
    return false
  if (filters.version !== undefined && !filters.version.includes(version)) return false
  if (filters.after !== undefined && version < filters.after) return false
  if (filters.before !== undefined && version > filters.before) return false
  for (const [specifier, values] of filters.specifiers ?? [])
    if (!Object.hasOwn(specifiers, specifier) || !values.includes(String(specifiers[specifier]))) return false
  return 'checksum' in record ? matchesFile(record, filters) : true
}

function matchesFile({ checksum, datasets }: Stored['file'], filters: Filters): boolean {
  if (filters.checksum !== undefined && !filters.checksum.includes(checksum)) return false
  return filters.dataset === undefined || filters.dataset.some(id => datasets.includes(id))
}
