import type { BehaviourId } from '../act.ts'
import type { BehaviourReason } from './reasons.ts'

/** The reasons of what it once did. */
export const reasonsOnce: Readonly<Record<BehaviourId, BehaviourReason>> = {
  'alternate-identifiers-lost': {
    reason: 'The registry took alternate identifiers from beside the XML only, and lost those within it.',
  },
  'field-of-science-added': {
    reason: 'The registry added the Field of Science of the OECD that the subject names or stands for.',
  },
  'funder-rewritten': {
    reason: 'The registry wrote identifiers of funders as web addresses.',
    otherwise: 'The registry kept an identifier of a funder only if it had the form of its type.',
  },
  'funder-scheme-lost': { reason: 'The registry did not keep the address of the scheme of a funder’s identifier.' },
  'issued-added': {
    reason: 'The registry made a date of type Issued out of the publication year, because there was none.',
  },
  'name-capitalised': { reason: 'The registry began every word of a name with a capital.' },
  'name-cleaned': { reason: 'The registry wrote " - " in names as a hyphen, and ", " before initials at the end.' },
  'name-interpreted': {
    reason:
      'The registry took the name for that of a person, because of its comma, its ORCID iD or its first word, and took it apart.',
  },
  'name-rebuilt': { reason: 'The registry put the name together anew from family and given name.' },
  'name-scheme-lost': { reason: 'The registry did not keep the address of the scheme of a name identifier.' },
  'newer-members-lost': { reason: 'The registry’s reader of XML did not know this member of newer kernels yet.' },
  'old-rights-lost': { reason: 'The registry did not look for rights where kernel 2 had them.' },
  'organisation-members-lost': {
    reason:
      'The registry kept nothing of organisations but their names: no identifier, affiliation or type of contributor.',
  },
  'own-doi-listed': { reason: 'The registry listed the DOI itself, as an address, before the alternate identifiers.' },
  'person-assumed': { reason: 'The registry took everyone with a family name for a person.' },
  'related-doi-rewritten': {
    reason: 'The registry wrote related DOIs bare and in lower case.',
    otherwise:
      'The registry dropped related DOIs that had not the form of one: surrounding white space or a prefix of six digits was enough.',
  },
  'rights-address-cleaned': { reason: 'The registry wrote addresses of rights without a closing slash.' },
  'scheme-joined': { reason: 'The registry joined the address of the scheme and the identifier.' },
}
