import type { Terms } from './terms.ts'

/** The terms of contributorType (7.a, 20.12.a), each with the kernel that introduced it, in schema order. */
export const contributorType = {
  ContactPerson: '4.0',
  DataCollector: '4.0',
  DataCurator: '4.0',
  DataManager: '4.0',
  Distributor: '4.0',
  Editor: '4.0',
  HostingInstitution: '4.0',
  Other: '4.0',
  Producer: '4.0',
  ProjectLeader: '4.0',
  ProjectManager: '4.0',
  ProjectMember: '4.0',
  RegistrationAgency: '4.0',
  RegistrationAuthority: '4.0',
  RelatedPerson: '4.0',
  ResearchGroup: '4.0',
  RightsHolder: '4.0',
  Researcher: '4.0',
  Sponsor: '4.0',
  Supervisor: '4.0',
  Translator: '4.6',
  WorkPackageLeader: '4.0',
} as const satisfies Terms

/** A term of `contributorType` in any kernel. */
export type ContributorType = keyof typeof contributorType
