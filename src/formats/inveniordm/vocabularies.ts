import { latestKernel } from '../../kernel/index.ts'
import { type DescriptionType, type TitleType, termsOf } from '../../kernel/vocabularies/index.ts'

/** A vocabulary of InvenioRDM. It maps ids to the terms of the kernel and back. */
export interface Vocabulary<Term extends string> {
  /** Returns the id for a term. Returns undefined if the value is not a term. */
  idOf(term: unknown): string | undefined
  /** Returns the term for an id. Returns undefined for a repository's own id. */
  termOf(id: string | undefined): Term | undefined
}

/** The types of additional titles (3.a). */
export const titleTypes = hyphenated<TitleType>('titleType')

const ofKernel = hyphenated<DescriptionType>('descriptionType')

/** The types of additional descriptions (17.a). Descriptions of Zenodo's type `notes` are registered as Other. */
export const descriptionTypes: Vocabulary<DescriptionType> = {
  idOf: ofKernel.idOf,
  termOf: id => (id === 'notes' ? 'Other' : ofKernel.termOf(id)),
}

/** The roles of contributors (7.a): the kernel's terms in lower case. */
export const roles = lowered('contributorType')

/** The date types (8.a): the kernel's terms in lower case. */
export const dateTypes = lowered('dateType')

/** The relation types (12.b): the kernel's terms in lower case. */
export const relationTypes = lowered('relationType')

/**
 * The identifier schemes of the resource and of related resources (11.a, 12.a): the kernel's terms in lower case,
 * except `ads` for bibcode.
 */
export const invenioSchemes: Vocabulary<string> = {
  idOf(term) {
    const id = typeof term === 'string' ? term.toLowerCase() : undefined
    return id === 'bibcode' ? 'ads' : id !== undefined && schemes.has(id) ? id : undefined
  },
  termOf: id => schemes.get(id ?? ''),
}

/**
 * The schemes that InvenioRDM accepts by default:
 * https://inveniordm.docs.cern.ch/reference/metadata/#alternate-identifiers-0-n.
 */
const schemes: ReadonlyMap<string, string> = new Map([
  ['ads', 'bibcode'],
  ...[
    'ARK arXiv CSTR DOI EAN13 EISSN Handle IGSN ISBN ISSN ISTC LISSN LSID PMID PURL RRID UPC URL URN w3id'
      .split(' ')
      .map(term => [term.toLowerCase(), term] as const),
  ].flat(),
])

type VocabularyName = Parameters<typeof termsOf>[0]

/**
 * Builds a vocabulary whose ids are the kernel's terms in lower case, with hyphens between words: `alternative-title`
 * for `AlternativeTitle`.
 */
function hyphenated<Term extends string>(name: VocabularyName): Vocabulary<Term> {
  return vocabularyOf(name, term => term.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase())
}

function lowered<Term extends string>(name: VocabularyName): Vocabulary<Term> {
  return vocabularyOf(name, term => term.toLowerCase())
}

function vocabularyOf<Term extends string>(name: VocabularyName, idFor: (term: string) => string): Vocabulary<Term> {
  let byId: Map<string, Term> | undefined
  const ids = (): Map<string, Term> =>
    (byId ??= new Map(termsOf(name, latestKernel).map(term => [idFor(term), term as Term])))
  return {
    idOf: term => (typeof term === 'string' && ids().has(idFor(term)) ? idFor(term) : undefined),
    termOf: id => ids().get(id ?? ''),
  }
}
