import type { Texts } from '../language/catalogue.ts'

/** What is said of identifiers that were asked for. */
export const onlineTexts: Texts = {
  'The DOI {doi} is not registered ({reason:onlineReason}); correct it, or register it first.':
    'Die DOI {doi} ist nicht registriert ({reason}); berichtigen Sie sie oder registrieren Sie sie zuerst.',
  'ORCID has no open record of the iD {orcid} ({reason:onlineReason}); ask the person for the right one.':
    'ORCID hat keinen offenen Eintrag zur iD {orcid} ({reason}); fragen Sie die Person nach der richtigen.',
  'ROR has no organisation of the ID {ror} ({reason:onlineReason}); look it up at https://ror.org/search.':
    'ROR hat keine Organisation mit der ID {ror} ({reason}); suchen Sie sie unter https://ror.org/search.',
  'The address {address} leads nowhere ({reason:onlineReason}); correct or remove it.':
    'Die Adresse {address} führt nirgendwohin ({reason}); berichtigen oder entfernen Sie sie.',
  'The address {address} is of this machine or of a local network, so it was not asked; give one that all can reach.':
    'Die Adresse {address} gehört zu diesem Rechner oder zu einem lokalen Netz und wurde deshalb nicht abgefragt; geben Sie eine an, die alle erreichen.',
  'ROR has withdrawn the ID {ror} ({names}); look at https://ror.org/{again} for the one to use.':
    'ROR hat die ID {ror} ({names}) zurückgezogen; welche stattdessen gilt, steht unter https://ror.org/{again}.',
  'The ORCID iD {orcid} is that of {known}, not of {given}; correct the one or the other.':
    'Die ORCID iD {orcid} gehört {known}, nicht {given}; berichtigen Sie das eine oder das andere.',
  'The ROR ID {ror} is that of {known}, not of {given}; correct the one or the other.':
    'Die ROR-ID {ror} gehört {known}, nicht {given}; berichtigen Sie das eine oder das andere.',
}

/** Why an identifier is said to be missing. */
export const onlineReasons: Texts = {
  'there is no such handle': 'es gibt keinen solchen Handle',
  'it is closed': 'er ist geschlossen',
  'status 404': 'Status 404',
  'status 410': 'Status 410',
  'there is no host {host}': 'es gibt den Rechner {host} nicht',
}
