import type { Agent, FundingReference } from '../model/datacite.ts'

/** The funding reference that kernel 4 has for a contributor of type Funder, which kernels before 4.0 had; its first identifier is the funder's. */
export function funderReference({ name, nameIdentifiers }: Agent): FundingReference {
  const { nameIdentifier, nameIdentifierScheme = '' } =
    (Array.isArray(nameIdentifiers) ? nameIdentifiers[0] : undefined) ?? {}
  return {
    ...(name !== undefined && { funderName: name }),
    ...(nameIdentifier !== undefined && {
      funderIdentifier: nameIdentifier,
      funderIdentifierType: funderSchemes.find(([pattern]) => pattern.test(nameIdentifierScheme))?.[1] ?? 'Other',
    }),
  }
}

/** What is usual as a scheme of name identifiers, and what 4.0 calls it for funders. */
const funderSchemes: readonly (readonly [RegExp, FundingReference['funderIdentifierType']])[] = [
  [/^isni$/i, 'ISNI'],
  [/^grid$/i, 'GRID'],
  [/^ror$/i, 'ROR'],
  [/fundref|crossref|funder/i, 'Crossref Funder ID'],
]
