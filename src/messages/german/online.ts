import type { RuleTexts } from '../catalogue.ts'

/** The pages of the `online` rules. */
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
