import type { RuleTexts } from '../catalogue.ts'

/** Rules about the lists of creators and contributors, their affiliations and identifiers. */
export const agentTexts: Readonly<Record<string, RuleTexts>> = {
  'several-names': {
    summary: 'Jeder Eintrag unter creators und contributors ist eine einzige Person oder Organisation.',
    why: 'Zitate, Autorenlisten und ORCID arbeiten eintragsweise: Aus mehreren Personen in einem Eintrag wird eine mit sehr langem Namen, und keine von ihnen kann einen Identifikator haben.',
    says: {
      '"{name}" names several people, who would be cited as one; give each a creator of their own: {names}.':
        '„{name}“ nennt mehrere Personen, die als eine zitiert würden; geben Sie jeder einen eigenen Eintrag unter creators: {names}.',
      '"{name}" names several people, who would be cited as one; give each a contributor of their own: {names}.':
        '„{name}“ nennt mehrere Personen, die als eine zitiert würden; geben Sie jeder einen eigenen Eintrag unter contributors: {names}.',
      '"{name}" is one name, given twice; write "{whole}".':
        '„{name}“ ist ein Name, der zweimal dasteht; schreiben Sie „{whole}“.',
      'Write the name once.': 'Den Namen einmal schreiben.',
    },
  },
  'repeated-name-identifier': {
    summary:
      'Der Identifikator einer Person oder Organisation gehört zu einem einzigen Eintrag unter creators und steht dort nur einmal.',
    why: 'Das Werk erscheint im Profil dessen, den der Identifikator bezeichnet. Teilen sich zwei eine iD, erhält eine Person ein fremdes Werk, und der anderen fehlt ihres.',
    says: {
      'The identifier {value} of "{name}" is listed twice; remove one of the two.':
        'Der Identifikator {value} von „{name}“ steht zweimal in der Liste; entfernen Sie einen der beiden.',
      'Remove the repeated identifier.': 'Den wiederholten Identifikator entfernen.',
      'The identifier {value} is given to "{first}" and to "{name}"; correct it for the one who has another.':
        'Der Identifikator {value} steht bei „{first}“ und bei „{name}“; berichtigen Sie ihn dort, wo ein anderer hingehört.',
    },
  },
  'several-affiliations': {
    summary: 'Jede Affiliation ist eine einzige Organisation.',
    why: 'Eine Affiliation hat einen Identifikator und zählt für eine Organisation; von mehreren in einem Text wird keine gefunden.',
    says: {
      'The affiliation "{name}" names several organisations; give each an affiliation of its own, so that it can have its identifier.':
        'Die Affiliation „{name}“ nennt mehrere Organisationen; geben Sie jeder eine eigene Affiliation, damit sie ihren Identifikator haben kann.',
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
  'contributors-missing': {
    summary: 'Ein Metadatensatz nennt Beitragende.',
    why: 'Die Dokumentation des Kernels empfiehlt es: Hier wird mehr gewürdigt als das Schreiben, und hier steht, wer Fragen beantwortet.',
    says: {
      'The record has no contributors; name those who collected, curated or host the resource, and a ContactPerson.':
        'Der Metadatensatz nennt keine Beitragenden; nennen Sie, wer die Ressource erhoben, kuratiert oder bereitgestellt hat, und eine ContactPerson.',
    },
  },
}
