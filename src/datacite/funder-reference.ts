import { entryOf } from '../core/object.ts'
import type { Agent, FundingReference } from '../model/datacite.ts'

/**
 * Converts a contributor of type Funder, which kernels before 4.0 had, to a funding reference.
 *
 * The first name identifier becomes the funder's identifier. An OpenAIRE project URI becomes the award number and the
 * award URI instead.
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

/** The funder identifier types of kernel 4 except `Other`, each paired with a pattern for the names of its scheme. */
const funderSchemes: readonly (readonly [RegExp, FundingReference['funderIdentifierType']])[] = [
  [/^isni$/i, 'ISNI'],
  [/^grid$/i, 'GRID'],
  [/^ror$/i, 'ROR'],
  [/fundref|crossref|funder/i, 'Crossref Funder ID'],
]

/** The funders in OpenAIRE project URIs, by code: https://guidelines.openaire.eu. */
const funders: Readonly<Record<string, string>> = {
  AKA: 'Academy of Finland',
  ANR: 'Agence Nationale de la Recherche',
  ARC: 'Australian Research Council',
  CIHR: 'Canadian Institutes of Health Research',
  DFG: 'Deutsche Forschungsgemeinschaft',
  EC: 'European Commission',
  FCT: 'Fundação para a Ciência e a Tecnologia',
  FWF: 'Austrian Science Fund',
  NHMRC: 'National Health and Medical Research Council',
  NIH: 'National Institutes of Health',
  NSERC: 'Natural Sciences and Engineering Research Council of Canada',
  NSF: 'National Science Foundation',
  NWO: 'Nederlandse Organisatie voor Wetenschappelijk Onderzoek',
  RCUK: 'Research Councils UK',
  SFI: 'Science Foundation Ireland',
  SNSF: 'Swiss National Science Foundation',
  UKRI: 'UK Research and Innovation',
  WT: 'Wellcome Trust',
}

/** Returns the name of the funder with the given OpenAIRE code. */
export const funderOfCode = (code: string): string | undefined => entryOf(funders, code.toUpperCase())

/**
 * Parses an OpenAIRE project URI, `info:eu-repo/grantAgreement/EC/FP7/12345`, into a funding reference. Returns
 * undefined for any other text.
 *
 * An unknown funder is named by its code.
 */
export function grantAgreement(text: string): FundingReference | undefined {
  const path = /^info:eu-repo\/grantAgreement\/(.+)$/i.exec(text.trim())?.[1]
  const [code = '', ...more] = (path ?? '').split('/').map(decoded)
  const number = more[1] ?? ''
  if (code === '' || number === '') return undefined
  return { funderName: funderOfCode(code) ?? code, awardNumber: number, awardUri: text.trim() }
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step).trim()
  } catch {
    return step.trim()
  }
}
