import type { ContributorType } from '../../kernel/vocabularies/index.ts'

/** Properties of schema.org's CreativeWork that say the same as a contributorType (7.a); every other is a Role with its name. */
export const roleProperties: Readonly<Partial<Record<ContributorType, string>>> = {
  Editor: 'editor',
  HostingInstitution: 'provider',
  Producer: 'producer',
  RightsHolder: 'copyrightHolder',
  Sponsor: 'sponsor',
  Translator: 'translator',
}
