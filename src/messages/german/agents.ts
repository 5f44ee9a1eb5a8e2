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
  'repeated-affiliation': {
    summary: 'Jede Affiliation steht bei einer Person nur einmal.',
    why: 'Landing-Pages zeigen die Affiliation so oft, wie sie angegeben ist, und Zählungen nach Organisation werden falsch.',
    says: {
      'The affiliation "{name}" is the same as entry {first} of the list; {advice:join}.':
        'Die Affiliation „{name}“ ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
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
  'publisher-identifier-missing': {
    summary: 'Der Publisher hat einen Identifikator.',
    why: 'Seit Kernel 4.5 kann der Publisher einen haben. Dienste erfahren daraus, in welchem Repositorium die Ressource liegt.',
    says: {
      'The publisher "{name}" has no identifier; add its ROR ID or re3data DOI.':
        'Der Publisher „{name}“ hat keinen Identifikator; ergänzen Sie seine ROR-ID oder die DOI aus re3data.',
    },
  },
}
