import { entryOf } from '../../../core/object.ts'
import { parseDoi } from '../../../identifiers/index.ts'
import { latestKernel } from '../../../kernel/index.ts'
import { type RelatedIdentifierType, type RelationType, termsOf } from '../../../kernel/vocabularies/index.ts'
import type { RelatedIdentifier } from '../../../model/datacite.ts'
import { identify } from '../identify.ts'

/** The identifier of another work, and the scheme of the identifier in the kernel's list (12.a). */
export type KernelIdentifier = Required<Pick<RelatedIdentifier, 'relatedIdentifier' | 'relatedIdentifierType'>>

/**
 * Returns an identifier with a scheme of the kernel's list (12.a), or undefined if there is no such scheme.
 *
 * The scheme is the given scheme, the scheme that the form of the identifier indicates, or URL if identifiers of the
 * given scheme have URLs. A related identifier without a type would be invalid.
 */
export function kernelIdentifier(text: string, scheme: string | undefined): KernelIdentifier | undefined {
  const type = scheme === undefined ? undefined : kernelScheme(scheme)
  if (type !== undefined)
    return { relatedIdentifier: type === 'DOI' ? (parseDoi(text) ?? text) : text, relatedIdentifierType: type }
  const seen = identify(text)
  if (seen !== undefined && seen.type !== 'URN')
    return {
      relatedIdentifier: seen.type === 'DOI' ? seen.identifier : text,
      relatedIdentifierType: seen.type,
    }
  const address = scheme === undefined ? undefined : addressIn(scheme, text)
  if (address !== undefined) return { relatedIdentifier: address, relatedIdentifierType: 'URL' }
  return seen && { relatedIdentifier: text, relatedIdentifierType: seen.type }
}

/** Returns the kernel's term (12.a) for the name of a scheme, ignoring case, or undefined if there is none. */
export function kernelScheme(scheme: string): RelatedIdentifierType | undefined {
  const lower = scheme.toLowerCase()
  const own = entryOf(otherNames, lower) ?? lower
  return termsOf('relatedIdentifierType', latestKernel).find(term => term.toLowerCase() === own.toLowerCase()) as
    | RelatedIdentifierType
    | undefined
}

/** The kernel's name for each scheme that idutils or another vocabulary names differently. */
const otherNames: Readonly<Record<string, string>> = {
  ads: 'bibcode',
  hdl: 'Handle',
  swh: 'SWHID',
  uri: 'URL',
  website: 'URL',
}

/** Schemes outside the kernel's list whose identifiers have a public URL: their form, and the URL's prefix. */
const addresses: Readonly<Record<string, readonly [form: RegExp, prefix: string]>> = {
  arrayexpress: [/^E-[A-Z]{4}-\d+$/, 'https://identifiers.org/arrayexpress:'],
  ascl: [/^\d{4}\.\d{3}$/, 'https://ascl.net/'],
  bioproject: [/^PRJ[DEN][A-Z]\d+$/, 'https://identifiers.org/bioproject:'],
  biosample: [/^SAM[NED]\w?\d+$/, 'https://identifiers.org/biosample:'],
  ensembl: [/^ENS[A-Z]*\d+$/, 'https://identifiers.org/ensembl:'],
  geo: [/^G(?:PL|SM|SE|DS)\d+$/, 'https://identifiers.org/geo:'],
  gnd: [/^[\dX-]{4,12}$/, 'https://d-nb.info/gnd/'],
  hal: [/^[a-z]+-?\d{6,}(?:v\d+)?$/, 'https://hal.science/'],
  isni: [/^[\dX]{16}$/, 'https://isni.org/isni/'],
  openalex: [/^[A-Z]\d+$/, 'https://openalex.org/'],
  orcid: [/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/, 'https://orcid.org/'],
  pmcid: [/^PMC\d+$/, 'https://www.ncbi.nlm.nih.gov/pmc/articles/'],
  refseq: [/^[A-Z]{2}_\d+(?:\.\d+)?$/, 'https://identifiers.org/refseq:'],
  ror: [/^0[a-z\d]{6}\d{2}$/, 'https://ror.org/'],
  sra: [/^[SED]R[APRSXZ]\d+$/, 'https://identifiers.org/insdc.sra:'],
  uniprot: [/^[A-Z][A-Z\d]{5,9}$/, 'https://identifiers.org/uniprot:'],
  viaf: [/^\d{3,22}$/, 'https://viaf.org/viaf/'],
  wikidata: [/^[QPL]\d+$/, 'https://www.wikidata.org/entity/'],
}

/** Returns the URL of an identifier, given bare or after the name of its scheme and a colon. */
function addressIn(scheme: string, text: string): string | undefined {
  const lower = scheme.toLowerCase()
  const row = entryOf(addresses, lower)
  if (row === undefined) return undefined
  const label = `${lower}:`
  const bare = text.toLowerCase().startsWith(label) ? text.slice(label.length).trim() : text.trim()
  const local = lower === 'isni' ? bare.replaceAll(' ', '') : bare
  return row[0].test(local) ? row[1] + local : undefined
}

/** Returns the relationType (12.b) with a name, ignoring case: `IsSupplementTo` for `isSupplementTo`. */
export function relationNamed(relation: string): RelationType | undefined {
  const lower = relation.toLowerCase()
  return termsOf('relationType', latestKernel).find(term => term.toLowerCase() === lower) as RelationType | undefined
}
