import { relatedIdentifierType } from '../../kernel/vocabularies/related-identifier-type.ts'
import type { AlternateIdentifier } from '../../model/datacite.ts'
import { type Account, entriesOf, memberText, type Work } from '../work/index.ts'
import type { CslItem } from './csl-item.ts'
import { containerTypeOfItem } from './item-containers.ts'

/** The identifier types (11.a) for which CSL has a variable of the same name. */
export const identifierVariables = ['ISBN', 'ISSN', 'PMID', 'PMCID'] as const

/**
 * The identifier types (11.a) that are written in `custom`, because CSL has no variable for them or the variable is
 * already used.
 */
export const customTypes: ReadonlySet<string> = new Set([
  ...Object.keys(relatedIdentifierType),
  ...['PMCID', 'JSTOR', 'MR', 'S2ID'],
])

/**
 * Writes the first alternate identifier of each type for which CSL has a variable. All other identifiers of known types
 * are written in `custom`.
 */
export function writeItemIdentifiers({ record, container }: Work, item: CslItem, account: Account): void {
  const custom: Record<string, string | string[]> = {}
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const type: unknown = entry.value.alternateIdentifierType
    const text = memberText(entry, 'alternateIdentifier')
    if (text === undefined || typeof type !== 'string') continue
    const name = identifierVariables.find(variable => variable === type)
    // In an item with a container title or a journal type, an ISBN or ISSN would be read as that of the container.
    const isOfContainer =
      (name === 'ISBN' || name === 'ISSN') &&
      (container?.title !== undefined || containerTypeOfItem(item.type) === 'Journal')
    const isFree = name !== undefined && item[name] === undefined && !isOfContainer
    if (!isFree && !customTypes.has(type)) continue
    if (isFree) item[name] = account.carry(text)
    else custom[type] = custom[type] === undefined ? account.carry(text) : [custom[type], account.carry(text)].flat()
    account.carryPath(entry.at('alternateIdentifierType'))
  }
  if (Object.keys(custom).length > 0) item.custom = custom
}
