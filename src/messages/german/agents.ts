import type { RuleTexts } from '../catalogue.ts'

/** Rules about the lists of creators and contributors, their affiliations and identifiers. */
export const agentTexts: Readonly<Record<string, RuleTexts>> = {
  'repeated-agent': {
    summary: 'Unter creators steht niemand zweimal, unter contributors niemand zweimal in derselben Rolle.',
    why: 'Zitate nennen jeden Eintrag unter creators; wer zweimal dasteht, wird zweimal genannt, und Werke je Person werden falsch gezählt. Menschen gleichen Namens unterscheidet eine ORCID iD.',
    says: {
      'The creator "{name}" is the same as entry {first} of the list; {advice:join}.':
        '„{name}“ unter creators ist dasselbe wie Eintrag {first} der Liste; {advice}.',
      'The contributor "{name}" is the same as entry {first} of the list; {advice:join}.':
        '„{name}“ unter contributors ist dasselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'repeated-affiliation': {
    summary: 'Jede Affiliation steht bei einer Person nur einmal.',
    why: 'Landing-Pages zeigen die Affiliation so oft, wie sie angegeben ist, und Zählungen nach Organisation werden falsch.',
    says: {
      'The affiliation "{name}" is the same as entry {first} of the list; {advice:join}.':
        'Die Affiliation „{name}“ ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'creator-identifier-missing': {
    summary: 'Jeder Eintrag unter creators hat eine ORCID iD oder, als Organisation, eine ROR-ID.',
    why: 'Namen sind nicht eindeutig, werden verschieden geschrieben und ändern sich. Nur ein Identifikator bringt das Werk in das Profil derer, die es geschaffen haben.',
    says: {
      'The creator "{name}" has no identifier; add the {kind:identifierToAdd}.':
        '„{name}“ unter creators hat keinen Identifikator; ergänzen Sie {kind}.',
    },
  },
  'affiliation-missing': {
    summary: 'Jede Person unter creators hat eine Affiliation.',
    why: 'Organisationen finden so die Werke ihrer Angehörigen, und Leser:innen erfahren, an wen sie sich wenden können.',
    says: {
      'The creator "{name}" has no affiliation; add the organisation, with its ROR ID.':
        '„{name}“ unter creators hat keine Affiliation; ergänzen Sie die Organisation mit ihrer ROR-ID.',
    },
  },
  'affiliation-identifier-missing': {
    summary: 'Jede Affiliation hat eine ROR-ID.',
    why: 'Der Name einer Organisation wird auf hunderterlei Weise geschrieben; DataCite Commons und andere Dienste zählen nach Identifikatoren.',
    says: {
      'The affiliation "{name}" has no identifier; add its ROR ID.':
        'Die Affiliation „{name}“ hat keinen Identifikator; ergänzen Sie die ROR-ID.',
    },
  },
  'publisher-identifier-missing': {
    summary: 'Der Publisher hat einen Identifikator.',
    why: 'Seit Kernel 4.5 kann der Publisher einen haben. Dienste erfahren daraus, in welchem Repositorium die Ressource liegt.',
    says: {
      'The publisher "{name}" has no identifier; add its ROR ID or re3data DOI.':
        'Der Publisher „{name}“ hat keinen Identifikator; ergänzen Sie seine ROR-ID oder die DOI aus re3data.',
    },
  },
  'contributors-missing': {
    summary: 'Ein Metadatensatz nennt Beitragende.',
    why: 'Die Dokumentation des Kernels empfiehlt es: Hier wird mehr gewürdigt als das Schreiben, und hier steht, wer Fragen beantwortet.',
    says: {
      'The record has no contributors; name those who collected, curated or host the resource, and a ContactPerson.':
        'Der Metadatensatz nennt keine Beitragenden; nennen Sie, wer die Ressource erhoben, kuratiert oder bereitgestellt hat, und eine ContactPerson.',
    },
  },
}
