import type { AlternateIdentifier } from '../../model/datacite.ts'
import { citedOf } from '../work/cited.ts'
import { type Account, entriesOf, memberText, type Work } from '../work/index.ts'
import type { CslItem } from './item.ts'
import { containerTypeOfItem } from './types.ts'

/** The identifiers (11) that CSL has a variable for; the variables have the names of the types. */
export const identifierVariables = ['ISBN', 'ISSN', 'PMID', 'PMCID'] as const

/** Writes the first alternate identifier of each kind that CSL has a variable for. */
export function writeItemIdentifiers({ record, url, container }: Work, item: CslItem, account: Account): void {
  const page = citedOf(record, 'URL')
  if (page !== undefined) item.URL = account.carry(page)
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const type: unknown = entry.value.alternateIdentifierType
    const name = [...identifierVariables, 'URL'].find(variable => variable === type)
    const text = memberText(entry, 'alternateIdentifier')
    if (name === undefined || text === undefined || item[name] !== undefined) continue
    if (name === 'URL' && text.path.join() !== url?.path.join()) continue
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
