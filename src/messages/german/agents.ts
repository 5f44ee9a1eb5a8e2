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
  'publisher-identifier-missing': {
    summary: 'Der Publisher hat einen Identifikator.',
    why: 'Seit Kernel 4.5 kann der Publisher einen haben. Dienste erfahren daraus, in welchem Repositorium die Ressource liegt.',
    says: {
      'The publisher "{name}" has no identifier; add its ROR ID or re3data DOI.':
        'Der Publisher „{name}“ hat keinen Identifikator; ergänzen Sie seine ROR-ID oder die DOI aus re3data.',
    },
  },
}
