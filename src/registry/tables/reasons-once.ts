import type { BehaviourId } from '../act.ts'
import type { BehaviourReason } from './reasons.ts'

/** The reasons for former behaviours. */
export const reasonsOnce: Readonly<Record<BehaviourId, BehaviourReason>> = {
  'alternate-identifiers-lost': {
    reason:
      'The registry read alternate identifiers only from the attributes sent with the XML, and dropped those in the XML.',
  },
  'field-of-science-added': {
    reason: 'The registry added the OECD Field of Science that corresponds to the subject.',
  },
  'funder-rewritten': {
    reason: 'The registry stored funder identifiers as URLs.',
    otherwise: 'The registry could not convert this funder identifier to a URL.',
  },
  'funder-scheme-lost': { reason: 'The registry did not store the schemeUri of a funder identifier.' },
  'issued-added': {
    reason: 'The registry derived a missing date of type Issued from the publication year.',
  },
  'name-capitalised': { reason: 'The registry capitalised every word of a name.' },
  'name-cleaned': {
    reason:
      'In names, the registry converted white-space characters to spaces, replaced " - " with a hyphen, and inserted ", " before final initials.',
  },
  'name-interpreted': {
    reason:
      'The registry split a name without a familyName only if a comma, the first word or an ORCID iD suggested a person, and otherwise dropped the givenName.',
  },
  'name-rebuilt': { reason: 'The registry rebuilt the name from the family name and the given name.' },
  'name-scheme-lost': { reason: 'The registry did not store the schemeUri of a name identifier.' },
  'newer-members-lost': { reason: 'The registry’s XML reader did not read this member.' },
  'old-rights-lost': { reason: 'The registry did not read rights that are written as in kernel 2.' },
  'organisation-members-lost': {
    reason: 'The registry stored organisations without their identifiers, affiliations and contributorType.',
  },
  'own-doi-listed': {
    reason: 'The registry inserted the URL of the record’s own DOI before the alternate identifiers.',
  },
  'person-assumed': {
    reason: 'The registry treated every name with a family name but no nameType as a personal name.',
  },
  'related-doi-rewritten': {
    reason: 'The registry stored related DOIs in lower case, without https://doi.org/ or a similar address.',
    otherwise:
      'The registry dropped related DOIs that it did not recognise, such as DOIs with leading white space or a prefix like 10.123456.',
  },
  'rights-address-cleaned': { reason: 'The registry removed the trailing slash from a rightsUri.' },
  'scheme-joined': { reason: 'The registry wrote the schemeUri in front of the name identifier.' },
}
