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
}
