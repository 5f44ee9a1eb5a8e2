import type { AlternateIdentifier } from '../../model/datacite.ts'
import { type Account, entriesOf, memberText, type Work } from '../work/index.ts'
import type { CslItem } from './item.ts'
import { containerTypeOfItem } from './types.ts'

/** The identifiers (11) that CSL has a variable for; the variables have the names of the types. */
export const identifierVariables = ['ISBN', 'ISSN', 'PMID', 'PMCID'] as const

/** Writes the first alternate identifier of each kind that CSL has a variable for. */
export function writeItemIdentifiers({ record, container }: Work, item: CslItem, account: Account): void {
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const type: unknown = entry.value.alternateIdentifierType
    const name = identifierVariables.find(variable => variable === type)
    const text = memberText(entry, 'alternateIdentifier')
    if (name === undefined || text === undefined || item[name] !== undefined) continue
    // Beside the title of a book or journal these would be read as its numbers.
    if (
      (name === 'ISBN' || name === 'ISSN') &&
      (container?.title !== undefined || containerTypeOfItem(item.type) === 'Journal')
    )
      continue
    item[name] = account.carry(text)
    account.carryPath(entry.at('alternateIdentifierType'))
  }
}
