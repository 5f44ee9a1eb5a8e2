import type { AlternateIdentifier } from '../../model/datacite.ts'
import type { Account, Work } from '../work/index.ts'
import { entriesOf, memberText } from '../work/index.ts'
import type { CslItem } from './item.ts'

/** The identifiers (11) that CSL has a variable for; the variables have the names of the types. */
export const identifierVariables = ['ISBN', 'ISSN', 'PMID', 'PMCID', 'URL'] as const

/** Writes the first alternate identifier of each kind that CSL has a variable for. */
export function writeItemIdentifiers({ record, url, container }: Work, item: CslItem, account: Account): void {
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const type: unknown = entry.value.alternateIdentifierType
    const name = identifierVariables.find(variable => variable === type)
    const text = memberText(entry, 'alternateIdentifier')
    if (name === undefined || text === undefined || item[name] !== undefined) continue
    if (name === 'URL' && text.path.join() !== url?.path.join()) continue
    // Beside the title of a book or journal these would be read as its numbers.
    if ((name === 'ISBN' || name === 'ISSN') && container?.title !== undefined) continue
    item[name] = account.carry(text)
    account.carryPath(entry.at('alternateIdentifierType'))
  }
}
