import type { RuleTexts, Texts } from '../catalogue.ts'

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

/** What the pages of these rules say. */
export const onlinePages: Readonly<Record<string, RuleTexts>> = {
  'online/doi-unknown': {
    summary: 'Eine verknüpfte DOI ist registriert.',
    why: 'Der Proxy der DOIs, https://doi.org, kennt keine solche DOI, der Link führt also nirgendwohin. Sie kann verschrieben oder noch nicht registriert sein.',
    says: {},
  },
  'online/orcid-unknown': {
    summary: 'Eine ORCID iD gehört jemandem.',
    why: 'ORCID hat keinen Eintrag dazu, oder hat ihn geschlossen: Die richtige Prüfziffer allein macht sie noch nicht zu einer, die an eine Person vergeben wurde.',
    says: {},
  },
  'online/orcid-name': {
    summary: 'Eine ORCID iD ist die der Person, die daneben genannt ist.',
    why: 'Kein Wort der Namen, die ORCID zur iD zeigt, steht in dem Namen daneben: Es kann die iD von jemand anderem sein. Namen, die ORCID nicht zeigt oder die in einer anderen Schrift stehen, werden nicht verglichen.',
    says: {},
  },
  'online/ror-unknown': {
    summary: 'Eine ROR-ID gehört einer Organisation.',
    why: 'ROR hat keine Organisation mit dieser ID.',
    says: {},
  },
  'online/ror-name': {
    summary: 'Eine ROR-ID ist die der Organisation, die daneben genannt ist.',
    why: 'Kein bezeichnendes Wort der Namen, die ROR zur ID hat, steht in dem Namen daneben: Es kann die ID einer anderen Organisation sein. Namen in einer anderen Schrift werden nicht verglichen.',
    says: {},
  },
  'online/ror-withdrawn': {
    summary: 'Eine ROR-ID ist in Gebrauch.',
    why: 'ROR hat die ID zurückgezogen, meist weil sie doppelt oder aus Versehen vergeben wurde; ihre Seite nennt die richtige. Die IDs von Organisationen, die es nicht mehr gibt, bleiben gültig.',
    says: {},
  },
  'online/url-unreachable': {
    summary: 'Eine Adresse führt irgendwohin.',
    why: 'Es gibt keinen solchen Rechner, oder er sagt, dass unter der Adresse nichts ist (404 oder 410). Von Servern, die Programme abweisen oder weiterleiten, wird angenommen, dass sie antworten.',
    says: {},
  },
  'online/url-private': {
    summary: 'Eine Adresse liegt im öffentlichen Internet.',
    why: 'Der Rechner ist dieser hier oder steht in einem lokalen Netz, dem Namen nach oder nach dem, wohin der Name führt. Er wurde nicht gefragt, denn ein Metadatensatz darf nicht bestimmen, was in einem Netz abgefragt wird.',
    says: {},
  },
}
