import type { FundingReference } from '../../../model/datacite.ts'
import { schemeAddress } from '../../work/losses/schemes.ts'
import { saySchemaOrg } from '../messages.ts'
import { type NodeMembers, textIn, textMember } from './node-members.ts'
import { type NodeReading, placeIn } from './node-reading.ts'
import { isOrganisation } from './read-agents.ts'
import { organisationIn } from './read-organisations.ts'

/**
 * Reads the awards and funders of a work.
 *
 * A grant of several funders becomes one reference for each, since a reference has only one funder. A grant without a
 * funder gets the work's only funder.
 */
export function fundingIn(reading: NodeReading, members: NodeMembers): FundingReference[] {
  const funders = members.take('funder').map(value => funderIn(reading, value))
  const [only, ...others] = funders
  const isOnly = only !== undefined && others.length === 0
  const takers = new Set<FundingReference>()
  const withOnly = (award: FundingReference, place: string): FundingReference => {
    if (award.funderName !== undefined || award.funderIdentifier !== undefined) return award
    if (!isOnly) {
      const text = award.awardNumber ?? award.awardTitle ?? award.awardUri ?? ''
      reading.note([place], saySchemaOrg('funderMissing', { award: text }))
      return award
    }
    takers.add(only)
    return { ...only, ...award }
  }
  const grants = members.take('funding').flatMap((value, index, list): FundingReference[] => {
    if (reading.node(value)?.types().some(isAgent)) return [funderIn(reading, value)]
    const text = textIn(value)
    const grant = grantIn(reading, value, placeIn('funding', list, index))
    const award = grant ?? (text === undefined ? [] : [awardNamed(text)])
    return award.map(one => withOnly(one, 'funding'))
  })
  const inverse = members.peek('@reverse').flatMap(value => reading.node(value)?.peek('fundedItem') ?? [])
  const funded = inverse.flatMap(value => grantIn(reading, value) ?? []).map(one => withOnly(one, '@reverse'))
  const rest = funders.filter(
    funder => !takers.has(funder) && ![...grants, ...funded].some(one => hasFunder(one, funder)),
  )
  return [...grants, ...funded, ...rest].filter(reference => Object.keys(reference).length > 0)
}

/** True if a class is that of a person or organisation. Some records have a funder instead of a grant in `funding`. */
const isAgent = (type: string): boolean => type === 'Person' || isOrganisation(type)

const awardNamed = (text: string): FundingReference =>
  /^\S*\d\S*$/.test(text) ? { awardNumber: text } : { awardTitle: text }

const hasFunder = (reference: FundingReference, funder: FundingReference): boolean =>
  Object.entries(funder).every(([name, value]) => reference[name as keyof FundingReference] === value)

function grantIn(
  reading: NodeReading,
  value: unknown,
  path?: readonly (string | number)[],
): FundingReference[] | undefined {
  const grant = reading.node(value, path)
  if (grant === undefined) return undefined
  grant.types()
  const funders = grant.take('funder', 'sponsor').map(held => funderIn(reading, held))
  const number = reading.node(grant.peek('identifier')[0])?.text('value') ?? grant.text('identifier')
  const uri = grant.text('url', '@id')
  const award: FundingReference = {
    ...textMember('awardNumber', number),
    ...textMember('awardUri', uri),
    ...textMember('awardTitle', grant.text('name')),
  }
  return (funders.length === 0 ? [{}] : funders).map(funder => ({ ...funder, ...award }))
}

function funderIn(reading: NodeReading, value: unknown): FundingReference {
  const { name, identifier, scheme } = organisationIn(reading, value, undefined, [...funderTypes, 'Other']) ?? {}
  const type = funderTypes.find(known => known === scheme) ?? 'Other'
  const address = schemeAddress(type)
  return {
    ...textMember('funderName', name),
    ...textMember('funderIdentifier', identifier),
    ...(identifier !== undefined && { funderIdentifierType: type }),
    ...(identifier !== undefined && address !== undefined && { schemeUri: address }),
  }
}

const funderTypes = ['ISNI', 'GRID', 'ROR', 'Crossref Funder ID'] as const
