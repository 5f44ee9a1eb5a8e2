import type { FundingReference } from '../../model/datacite.ts'
import type { Account, Work } from '../work/index.ts'
import { entriesOf, memberText } from '../work/index.ts'
import { isIri } from './identifier.ts'
import type { Node } from './node.ts'
import { add } from './node.ts'
import { organisationNode } from './organisation.ts'

/** Adds the funding (19): an award as a Grant with its funder, a funder of whom no award is known as `funder`. */
export function putFunding(account: Account, { record }: Work, node: Node): void {
  for (const held of entriesOf<FundingReference>(record.fundingReferences, ['fundingReferences'])) {
    const funder = organisationNode(account, held, funderMembers)
    const number = memberText(held, 'awardNumber')
    const title = memberText(held, 'awardTitle')
    const url = memberText(held, 'awardUri')
    if (number === undefined && title === undefined && url === undefined) {
      if (funder !== undefined) add(node, 'funder', funder)
      continue
    }
    const grant: Node = { '@type': 'Grant' }
    if (number !== undefined) grant.identifier = account.carry(number)
    if (title !== undefined) grant.name = account.carry(title)
    if (url !== undefined && isIri(url.value)) grant.url = account.carry(url)
    if (funder !== undefined) grant.funder = funder
    add(node, 'funding', grant)
  }
}

const funderMembers = { name: 'funderName', identifier: 'funderIdentifier', scheme: 'funderIdentifierType' }
