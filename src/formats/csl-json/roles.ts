import type { ContributorType } from '../../kernel/vocabularies/index.ts'

/** What the contributor types (7.a) that CSL has a role for are called there; every other contributor is left out. */
export const cslRoles: Readonly<Partial<Record<string, string>>> = {
  Editor: 'editor',
  Producer: 'producer',
  Translator: 'translator',
} satisfies Partial<Record<ContributorType, string>>

/** The name variables of CSL 1.0.2 that are about the item itself, `author` apart, with their contributor type. */
export const contributorTypes: ReadonlyMap<string, ContributorType> = new Map<string, ContributorType>([
  ['editor', 'Editor'],
  ['translator', 'Translator'],
  ['producer', 'Producer'],
  ...(
    'chair compiler composer contributor curator director editorial-director executive-producer guest host illustrator ' +
    'interviewer narrator organizer performer recipient script-writer series-creator'
  )
    .split(' ')
    .map((role): [string, ContributorType] => [role, 'Other']),
])
