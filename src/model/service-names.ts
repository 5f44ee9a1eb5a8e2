/**
 * How the service writes a member: `''` as it is, 1 as text, 2 as a number, `[…]` as a list, `{…}` as an object. Any other text is the
 * member that is meant, for names that only other records have: `affiliation` is `affiliations`, and the empty name is text in place
 * of the object.
 */
export type ServiceMember = string | 1 | 2 | readonly [ServiceMembers | ''] | ServiceMembers

/** How the service writes the members of an object, by the names that records have for them. */
export interface ServiceMembers {
  readonly [name: string]: ServiceMember
}

/** The service's name for a member of the canonical record, where its table does not say otherwise: `schemeUri` is `schemeURI`. */
export const serviceName = (key: string): string => key.replace(/Uri$/, 'URI')
