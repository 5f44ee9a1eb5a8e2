import type { RuleTexts } from '../catalogue.ts'

/** Rules about dates and years. */
export const dateTexts: Readonly<Record<string, RuleTexts>> = {
  'several-issued': {
    summary: 'Eine Ressource wird einmal veröffentlicht, angenommen, eingereicht und erstellt.',
    why: 'Zitate und Aggregatoren nehmen eines von mehreren Daten eines Typs, und niemand weiß, welches. Was mehrmals geschieht, ist eine Aktualisierung oder eine neue Version mit eigener DOI.',
    says: {
      'There are two dates of type {type}, "{first}" and "{date}"; keep the right one, or say with dateInformation what each is.':
        'Es gibt zwei Datumsangaben vom Typ {type}, „{first}“ und „{date}“; behalten Sie die richtige oder sagen Sie mit dateInformation, was jede ist.',
    },
  },
}
