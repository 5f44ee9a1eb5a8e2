import { isObject } from '../../../core/object.ts'
import type { Path } from '../../../core/pointer.ts'
import { escaped } from '../../../datacite/writing/quote.ts'
import type { Note } from '../../work/reading/read-json-records.ts'
import { saySchemaOrg } from '../messages.ts'

/**
 * Reports contexts with an unknown URL, at most three of them.
 *
 * By default, the URLs of schema.org, CodeMeta and RO-Crate are known. Contexts are never fetched, so terms that only
 * an unknown context defines cannot be interpreted.
 */
export function tellContexts(
  document: unknown,
  note: Note,
  isKnown = (address: string): boolean => known.test(address),
  key: 'contextAside' | 'contextLeftOut' = 'contextAside',
): void {
  const nodes = Array.isArray(document) ? document : [document]
  const unread = nodes
    .flatMap((node: unknown, index) =>
      isObject(node) ? addressesIn(node['@context'], [...(Array.isArray(document) ? [index] : []), '@context']) : [],
    )
    .filter(({ address }) => !isKnown(address))
  for (const { address, path } of unread.slice(0, 3))
    note(path, saySchemaOrg(key, { address: escaped(address.slice(0, 200)) }))
}

function addressesIn(context: unknown, path: Path): { address: string; path: Path }[] {
  if (Array.isArray(context))
    return context.flatMap((part: unknown, index) => (Array.isArray(part) ? [] : addressesIn(part, [...path, index])))
  if (isObject(context)) return addressesIn(context['@import'], [...path, '@import'])
  return typeof context === 'string' ? [{ address: context, path }] : []
}

const known =
  /^(?:https?:)?\/\/(?:(?:www\.)?schema\.org(?:\/|$)|(?:(?:dx\.)?doi\.org\/10\.5063|w3id\.org)\/(?:schema\/)?codemeta|(?:raw\.githubusercontent\.com|github\.com)\/codemeta\/|w3id\.org\/ro\/|researchobject\.org\/ro-crate\/)/i
