import { type ContributorType, vocabularies } from '../../kernel/index.ts'
import { type Block, element } from '../../text/xml/write.ts'

/**
 * MARC relator codes (https://id.loc.gov/vocabulary/relators), with the kernel's contributor types (7.a). For each
 * type, the first code is written.
 */
const relators: readonly (readonly [code: string, contributorType: ContributorType])[] = [
  ['col', 'DataCollector'],
  ['cur', 'DataCurator'],
  ['dtm', 'DataManager'],
  ['dst', 'Distributor'],
  ['edt', 'Editor'],
  ['his', 'HostingInstitution'],
  ['ctb', 'Other'],
  ['pro', 'Producer'],
  ['pdr', 'ProjectLeader'],
  ['cph', 'RightsHolder'],
  ['res', 'Researcher'],
  ['spn', 'Sponsor'],
  ['ths', 'Supervisor'],
  ['trl', 'Translator'],
  ['dgs', 'Supervisor'],
  ['oth', 'Other'],
]

const authors: ReadonlySet<string> = new Set(['aut', 'cre', 'author', 'creator'])

/** The MARC relator codes by the English names of the relators, for records without codes. */
const relatorNames: Readonly<Record<string, string>> = {
  collector: 'col',
  curator: 'cur',
  distributor: 'dst',
  editor: 'edt',
  'host institution': 'his',
  contributor: 'ctb',
  producer: 'pro',
  'project director': 'pdr',
  'copyright holder': 'cph',
  researcher: 'res',
  sponsor: 'spn',
  'thesis advisor': 'ths',
  'degree supervisor': 'dgs',
  translator: 'trl',
}

/**
 * Returns the contributor type for a role. Returns `creator` for authors, `funder` for funders, and undefined if the
 * kernel lacks the role.
 */
export function roleOf(term: string): ContributorType | 'creator' | 'funder' | undefined {
  const text = term.trim().toLowerCase()
  if (authors.has(text)) return 'creator'
  if (text === 'fnd' || text === 'funder') return 'funder'
  const code = Object.hasOwn(relatorNames, text) ? relatorNames[text] : text
  const known = relators.find(([relator]) => relator === code)?.[1]
  const spelt = text.replace(/\s/g, '')
  return (
    known ?? (Object.keys(vocabularies.contributorType) as ContributorType[]).find(type => type.toLowerCase() === spelt)
  )
}

/** Returns the MARC code for a contributor type. */
export const relatorOf = (type: string): string | undefined => relators.find(([, known]) => known === type)?.[0]

/** Returns the `roleTerm` element for a role, given as a MARC code or as text. */
export const roleTerm = (type: string, term: string): Block =>
  element('roleTerm', { authority: type === 'code' ? 'marcrelator' : undefined, type }, term)
