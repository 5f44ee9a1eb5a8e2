import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import type { CitedVariable } from '../work/cited.ts'
import { referenceTexts } from './read-references.ts'

/** Members with the title of what a work is in, and what that is for a type of reference. */
export const containerPlaces: readonly (readonly [
  cff: 'journal' | 'collection-title',
  read: (type: string) => ResourceTypeGeneral,
])[] = [
  ['journal', () => 'Journal'],
  ['collection-title', type => (type === 'conference-paper' ? 'ConferenceProceeding' : 'Book')],
]

/** Members that tell where in it the work stands; the edition is that of the work itself. */
export const containerTexts = /* @__PURE__ */ referenceTexts.filter(([, member]) => member !== 'edition')

/** Members for what a work says of itself, by CSL's variables. */
export const citedTexts: readonly (readonly [cff: string, variable: CitedVariable])[] = [
  ['edition', 'edition'],
  ['section', 'section'],
  ['notes', 'note'],
  ['medium', 'medium'],
  ['volume-title', 'volume-title'],
  ['pages', 'number-of-pages'],
]

/** The same, where the work is in nothing else: of a journal they are volume, issue and number of that. */
export const citedPlaces: readonly (readonly [cff: string, variable: CitedVariable])[] = [
  ['volume', 'volume'],
  ['issue', 'issue'],
  ['number', 'number'],
]
