import type { FundingReference } from '../../../model/datacite.ts'
import { schemeAddress } from '../../work/scheme-address.ts'
import { organisationIn } from './agents.ts'
import type { NodeMembers } from './members.ts'
import { textIn } from './members.ts'
import type { NodeReading } from './reading.ts'
import { placeIn } from './reading.ts'
import { textMember } from './text-member.ts'

/** The awards and funders of a work. */
export function fundingIn(reading: NodeReading, members: NodeMembers): FundingReference[] {
  const funder = (value: unknown): FundingReference => {
    const { name, identifier, scheme } = organisationIn(reading, value) ?? {}
    const type = funderTypes.find(known => known === scheme) ?? 'Other'
    const address = schemeAddress(type)
    return {
      ...textMember('funderName', name),
      ...textMember('funderIdentifier', identifier),
      ...(identifier !== undefined && { funderIdentifierType: type }),
      ...(identifier !== undefined && address !== undefined && { schemeUri: address }),
    }
  }
  const grants = members.take('funding').flatMap((value, index, list): FundingReference[] => {
    const grant = reading.node(value, placeIn('funding', list, index))
    const text = textIn(value)
    if (grant === undefined) return text === undefined ? [] : [{ awardTitle: text }]
    grant.types()
    const [held] = grant.take('funder', 'sponsor')
    const number = reading.node(grant.peek('identifier')[0])?.text('value') ?? grant.text('identifier')
    const uri = grant.text('url', '@id')
    return [
      {
        ...(held === undefined ? {} : funder(held)),
        ...textMember('awardNumber', number),
        ...textMember('awardUri', uri),
        ...textMember('awardTitle', grant.text('name')),
      },
    ]
  })
  return [...grants, ...members.take('funder').map(funder)].filter(reference => Object.keys(reference).length > 0)
}

const funderTypes = ['ISNI', 'GRID', 'ROR', 'Crossref Funder ID'] as const
