import type { Agent, FundingReference } from '../model/datacite.ts'
import { grantAgreement } from './grant-agreement.ts'

/**
 * Turns a contributor of type Funder, as kernels before 4.0 had it, into a funding reference; its first name identifier becomes the funder's, or the
 * award's, if it is OpenAIRE's address of a project.
 */
export function funderReference({ name, nameIdentifiers }: Agent): FundingReference {
  const { nameIdentifier, nameIdentifierScheme = '' } =
    (Array.isArray(nameIdentifiers) ? nameIdentifiers[0] : undefined) ?? {}
  const grant = typeof nameIdentifier === 'string' ? grantAgreement(nameIdentifier) : undefined
  if (grant !== undefined) return { ...grant, ...(name !== undefined && { funderName: name }) }
  return {
    ...(name !== undefined && { funderName: name }),
    ...(nameIdentifier !== undefined && {
      funderIdentifier: nameIdentifier,
      funderIdentifierType: funderSchemes.find(([pattern]) => pattern.test(nameIdentifierScheme))?.[1] ?? 'Other',
    }),
  }
}

/** Common names of schemes of name identifiers, and what kernel 4.0 calls them for funders. */
const funderSchemes: readonly (readonly [RegExp, FundingReference['funderIdentifierType']])[] = [
  [/^isni$/i, 'ISNI'],
  [/^grid$/i, 'GRID'],
  [/^ror$/i, 'ROR'],
  [/fundref|crossref|funder/i, 'Crossref Funder ID'],
]
