import { relatedIdentifierType } from '../../kernel/vocabularies/related-identifier-type.ts'
import type { AlternateIdentifier } from '../../model/datacite.ts'
import { type Account, entriesOf, memberText, type Work } from '../work/index.ts'
import type { CslItem } from './csl-item.ts'
import { containerTypeOfItem } from './item-containers.ts'

/** The identifiers (11) that CSL has a variable for; the variables have the names of the types. */
export const identifierVariables = ['ISBN', 'ISSN', 'PMID', 'PMCID'] as const

/** The types of identifiers (11.a) that stand under their names in `custom`, where CSL has no variable for them or has it filled. */
export const customTypes: ReadonlySet<string> = new Set([
  ...Object.keys(relatedIdentifierType),
  ...['PMCID', 'MR', 'S2ID'],
])

/** Writes the first alternate identifier of each kind that CSL has a variable for, and all others of known kinds in `custom`. */
export function writeItemIdentifiers({ record, container }: Work, item: CslItem, account: Account): void {
  const custom: Record<string, string | string[]> = {}
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const type: unknown = entry.value.alternateIdentifierType
    const text = memberText(entry, 'alternateIdentifier')
    if (text === undefined || typeof type !== 'string') continue
    const name = identifierVariables.find(variable => variable === type)
    // Beside the title of a book or journal these would be read as its numbers.
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
