import type { ContributorType } from '../../kernel/vocabularies/index.ts'

/** Properties of schema.org's CreativeWork that correspond to a contributorType (7.a); other types become a Role with their name. */
export const roleProperties: Readonly<Partial<Record<ContributorType, string>>> = {
  Editor: 'editor',
  HostingInstitution: 'provider',
  Producer: 'producer',
  RightsHolder: 'copyrightHolder',
  Sponsor: 'sponsor',
  Translator: 'translator',
}
