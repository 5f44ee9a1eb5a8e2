import { doiUrl, parseDoi } from '../../identifiers/index.ts'
import type { AlternateIdentifier } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { isAddress } from '../work/address.ts'
import { identify, shownIdentifier } from '../work/identify.ts'
import { type Account, entriesOf, memberText, tellTakenForDoi, type Work } from '../work/index.ts'
import { identifierObject } from './write-agents.ts'

/** The DOI as an address, else the first other identifier that is one; a work in Commonmeta has to have it. */
export function writeIdentifiers(work: Work, account: Account): { id?: string; identifiers: object[] } {
  const { record, doi } = work
  let id = doi === undefined ? undefined : doiUrl(account.carry(doi))
  const identifiers: object[] = []
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const held = memberText(entry, 'alternateIdentifier')
    if (held === undefined) continue
    const type = textOf(entry.value.alternateIdentifierType)
    const address = id === undefined ? shownIdentifier(type, held.value) : ''
    account.carryPath(entry.at('alternateIdentifierType'))
    if (isAddress(address)) {
      id = account.carry(held.as(address))
      const read = identify(address)?.type ?? 'URL'
      if (read !== type) account.changed(entry.at('alternateIdentifierType'), `The ${type} is read as ${read}.`)
    } else identifiers.push(identifierObject(account.carry(held), type))
  }
  if (id !== undefined && parseDoi(id) !== undefined) tellTakenForDoi(account, work, () => true)
  return { ...(id !== undefined && { id }), identifiers }
}
