import { funderReference } from '../../datacite/funder-reference.ts'
import type { Agent, FundingReference } from '../../model/datacite.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { type Account, entriesOf, memberText, type Work } from '../work/index.ts'
import { nameOfScheme } from './name-schemes.ts'
import { roleTerm } from './roles.ts'

/**
 * Builds the funding reference for a name in the role of a funder. Returns undefined for a name with an affiliation or
 * several identifiers, which a funding reference cannot have.
 */
export function funderOf(agent: Agent, schemeUri: string | undefined): FundingReference | undefined {
  const { affiliation, nameIdentifiers = [] } = agent
  if (affiliation !== undefined || nameIdentifiers.length > 1) return undefined
  const { funderIdentifierType, ...reference } = funderReference(agent)
  const isTyped = nameIdentifiers[0]?.nameIdentifierScheme !== undefined
  return {
    ...reference,
    ...(isTyped && funderIdentifierType !== undefined && { funderIdentifierType }),
    ...(schemeUri !== undefined && { schemeUri }),
  }
}

/** Writes each funder as a name in the role of a funder. MODS has no element for an award. */
export const funderBlocks = ({ record }: Work, account: Account): Block[] =>
  entriesOf<FundingReference>(record.fundingReferences, ['fundingReferences']).flatMap(entry => {
    const name = memberText(entry, 'funderName')
    if (name === undefined) return []
    return [
      element('name', { type: 'corporate' }, [
        element('namePart', {}, account.carry(name)),
        element('role', {}, [roleTerm('code', 'fnd')]),
        ...identifierBlock(entry, account),
      ]),
    ]
  })

function identifierBlock(
  entry: ReturnType<typeof entriesOf<FundingReference>>[number],
  account: Account,
): readonly Block[] {
  const [identifier, type, schemeUri] = [
    memberText(entry, 'funderIdentifier'),
    memberText(entry, 'funderIdentifierType'),
    memberText(entry, 'schemeUri'),
  ]
  if (identifier === undefined) return []
  const known = type && nameOfScheme(account.carry(type))
  return [element('nameIdentifier', { type: known, typeURI: account.carryAny(schemeUri) }, account.carry(identifier))]
}
