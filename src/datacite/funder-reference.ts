import type { Agent, FundingReference } from '../model/datacite.ts'

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

/** The funders of OpenAIRE's addresses of projects, by their codes there: https://guidelines.openaire.eu. */
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

/**
 * Parses OpenAIRE's address of a project, `info:eu-repo/grantAgreement/EC/FP7/12345`, into a funding reference. Returns undefined for any
 * other text.
 *
 * An unknown funder is named by its code.
 */
export function grantAgreement(text: string): FundingReference | undefined {
  const path = /^info:eu-repo\/grantAgreement\/(.+)$/i.exec(text.trim())?.[1]
  const [code = '', ...more] = (path ?? '').split('/').map(decoded)
  const number = more[1] ?? ''
  if (code === '' || number === '') return undefined
  const funder = new Map(Object.entries(funders)).get(code.toUpperCase())
  return { funderName: funder ?? code, awardNumber: number, awardUri: text.trim() }
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step).trim()
  } catch {
    return step.trim()
  }
}
