import { formatRor, parseDoi, parseRor } from '../../identifiers/index.ts'
import type { Datacite, FundingReference } from '../../model/datacite.ts'
import type { Account, Held } from '../work/index.ts'
import { entriesOf, heldText } from '../work/index.ts'
import { funderSchemes } from './read-funding.ts'

/** Funders with their awards. */
export const writeFunding = (record: Datacite, account: Account): unknown[] =>
  entriesOf<FundingReference>(record.fundingReferences, ['fundingReferences']).flatMap(entry => {
    const funder = writeFunder(entry, account)
    const award = writeAward(entry, account)
    const hasFunder = Object.keys(funder).length > 0
    if (!hasFunder && award === undefined) return []
    return [{ ...(hasFunder && { funder }), ...(award && { award }) }]
  })

function writeFunder({ value, path }: Held<FundingReference>, account: Account): object {
  const name = account.carryAny(heldText(value.funderName, [...path, 'funderName']))
  const held = heldText(value.funderIdentifier, [...path, 'funderIdentifier'])
  const ror = held === undefined ? undefined : parseRor(held.value)
  const scheme = Object.entries(funderSchemes).find(([, type]) => type === value.funderIdentifierType)?.[0]
  const named = name === undefined ? {} : { name }
  if (held === undefined || (ror === undefined && scheme === undefined)) return named
  for (const member of ['funderIdentifierType', 'schemeUri']) account.carryPath([...path, member])
  if (ror === undefined) return { ...named, identifiers: [{ scheme, identifier: account.carry(held) }] }
  if (formatRor(ror) === held.value) account.carryPath(held.path)
  else account.changed(held.path, `"${held.value}" is written as "${ror}".`)
  return { id: ror, ...named }
}

function writeAward({ value, path }: Held<FundingReference>, account: Account): object | undefined {
  const [number, title, uri] = (['awardNumber', 'awardTitle', 'awardUri'] as const).map(name =>
    account.carryAny(heldText(value[name], [...path, name])),
  )
  const scheme = uri !== undefined && parseDoi(uri) !== undefined ? 'doi' : 'url'
  const award = {
    ...(number !== undefined && { number }),
    ...(title !== undefined && { title: { en: title } }),
    ...(uri !== undefined && { identifiers: [{ scheme, identifier: uri }] }),
  }
  return Object.keys(award).length > 0 ? award : undefined
}
