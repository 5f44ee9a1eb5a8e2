import type { RuleTexts } from '../catalogue.ts'

/** Rules about dates and years. */
export const dateTexts: Readonly<Record<string, RuleTexts>> = {
  'publication-year-range': {
    summary: 'Das publicationYear ist ein glaubhaftes Erscheinungsjahr.',
    why: 'Das Jahr steht in jedem Zitat und dient zum Sortieren und Filtern. Das Schema nimmt vier beliebige Ziffern an, sodass Platzhalter wie 9999 und 0000 und Tippfehler durchgehen. Gemeint ist das Jahr, in dem dieses Exemplar öffentlich wurde, auch wenn das digitalisierte Original viel älter ist.',
    says: {
      'The publicationYear {year} is before the invention of printing; give the year in which this resource was made public, and the age of the original as a date or in the title.':
        'Das publicationYear {year} liegt vor der Erfindung des Buchdrucks; geben Sie das Jahr an, in dem diese Ressource öffentlich wurde, und das Alter des Originals als Datumsangabe oder im Titel.',
      'The publicationYear {year} is far in the future; give the year in which the resource was or will be made public.':
        'Das publicationYear {year} liegt weit in der Zukunft; geben Sie das Jahr an, in dem die Ressource öffentlich wurde oder wird.',
    },
  },
  'publication-year-issued': {
    summary:
      'Das publicationYear ist das Jahr der Datumsangabe vom Typ Issued oder, nach einem Embargo, vom Typ Available.',
    why: 'Beide sagen, wann die Ressource veröffentlicht wurde: Zitate nennen das eine, Kataloge und Feeds das andere. Unterscheiden sie sich, wird dieselbe Ressource mit zwei Jahren zitiert.',
    says: {
      'The publicationYear is {year}, but the date of type Issued is {issued:and}; correct whichever is wrong, or give the end of the embargo as a date of type Available.':
        'Das publicationYear ist {year}, die Datumsangabe vom Typ Issued aber {issued}; berichtigen Sie, was falsch ist, oder geben Sie das Ende des Embargos als Datumsangabe vom Typ Available an.',
    },
  },
  'repeated-date': {
    summary: 'Jede Datumsangabe steht nur einmal da.',
    why: 'Eine doppelte Datumsangabe steht meist dort, wo eine andere gemeint war: das Ende oder das Datum eines anderen Ereignisses.',
    says: {
      'The date "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Die Datumsangabe „{value}“ ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
}
