import type { RuleTexts } from '../catalogue.ts'

/** Rules about what the resource is, its subjects and its language. */
export const subjectTexts: Readonly<Record<string, RuleTexts>> = {
  'resource-type-repeated': {
    summary: 'Der resourceType sagt mehr als der resourceTypeGeneral.',
    why: 'Er ist für das da, was der allgemeine Begriff nicht sagen kann. Zitate nennen einen von beiden, und eine Wiederholung verdeckt in Auswertungen, dass nichts gesagt wurde.',
    says: {
      'The resourceType "{type}" only repeats the resourceTypeGeneral; say more precisely what it is, such as “{example:typeExample}”.':
        'Der resourceType „{type}“ wiederholt nur den resourceTypeGeneral; sagen Sie genauer, was es ist, etwa „{example}“.',
      'The resourceType "{type}" only repeats the resourceTypeGeneral; say more precisely what it is, such as “{example:typeExample}”, or omit it.':
        'Der resourceType „{type}“ wiederholt nur den resourceTypeGeneral; sagen Sie genauer, was es ist, etwa „{example}“, oder lassen Sie ihn weg.',
      'Omit the resourceType.': 'Den resourceType weglassen.',
    },
  },
  'resource-type-vague': {
    summary: 'Der resourceTypeGeneral ist der genaueste passende Begriff.',
    why: 'Kernel 4.4 brachte Begriffe für Zeitschriftenartikel, Abschlussarbeiten, Berichte und mehr, Kernel 4.7 für Poster und Präsentationen. Zählungen, Zitate und Suchen nach Typ richten sich danach und werfen alles, was noch Text oder Other ist, in einen Topf.',
    says: {
      'The resourceTypeGeneral {general} says less than the resourceType "{type}"; write {better}.':
        'Der resourceTypeGeneral {general} sagt weniger als der resourceType „{type}“; schreiben Sie {better}.',
      'Write the resourceTypeGeneral as {better}.': 'Den resourceTypeGeneral als {better} schreiben.',
    },
  },
  'resource-type-conflict': {
    summary: 'Der resourceType nennt keinen anderen allgemeinen Typ.',
    why: 'Programme zählen und zitieren die Ressource als das eine, und Menschen lesen, dass sie das andere ist.',
    says: {
      'The resourceTypeGeneral is {general}, but the resourceType is "{type}"; correct whichever is wrong.':
        'Der resourceTypeGeneral ist {general}, der resourceType aber „{type}“; berichtigen Sie, was falsch ist.',
    },
  },
  'several-subjects': {
    summary: 'Jeder Eintrag unter subjects ist ein einziges Schlagwort.',
    why: 'Suchen und Facetten arbeiten je Schlagwort: „soil; water; climate“ wird unter keinem der drei gefunden und ist eine Facette für sich.',
    says: {
      'The subject "{subject}" holds {number} keywords; give each a subject of its own.':
        'Das Schlagwort „{subject}“ enthält {number} Schlagwörter; geben Sie jedem einen eigenen Eintrag.',
      'Give each keyword a subject of its own.': 'Jedem Schlagwort einen eigenen Eintrag geben.',
    },
  },
  'subject-address': {
    summary: 'Ein Schlagwort ist ein Wort, nicht dessen Adresse.',
    why: 'Menschen lesen und suchen Wörter. Die Adresse eines Begriffs hat einen eigenen Platz: valueUri.',
    says: {
      'The subject is the address {url}; give the word here.':
        'Das Schlagwort ist die Adresse {url}; geben Sie hier das Wort an.',
      'The subject is the address {url}; give the word here, and the address as valueUri.':
        'Das Schlagwort ist die Adresse {url}; geben Sie hier das Wort an und die Adresse als valueUri.',
    },
  },
  'repeated-subject': {
    summary: 'Jedes Schlagwort ist nur einmal angegeben.',
    why: 'DataCite verwirft ein Schlagwort, das in jedem Buchstaben gleich ist; eines, das sich nur in Groß- und Kleinschreibung unterscheidet, bleibt und zählt in Schlagwortlisten doppelt. Wissenschaftsgebiete („FOS: …“) in Antworten auf GET bleiben außer Betracht: DataCite hat sie hinzugefügt.',
    says: {
      'The subject "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Das Schlagwort „{value}“ ist dasselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'subjects-missing': {
    summary: 'Ein Metadatensatz hat Schlagwörter.',
    why: 'Die Dokumentation des Kernels empfiehlt sie. Suchen und Facetten von DataCite Commons und anderen Diensten richten sich danach.',
    says: {
      'The record has no subjects; add keywords, best of a vocabulary of the field.':
        'Der Metadatensatz hat keine Schlagwörter; ergänzen Sie welche, am besten aus einem Vokabular des Fachs.',
    },
  },
  'subject-marks': {
    summary: 'Ein Schlagwort steht allein, ohne die Zeichen einer Liste.',
    why: 'Facetten und Suchen vergleichen Schlagwörter Buchstabe für Buchstabe: „soil;“ und „#soil“ sind andere Schlagwörter als „soil“.',
    says: {
      'The subject "{subject}" holds marks of the list that it was taken from; write "{plain}".':
        'Das Schlagwort „{subject}“ enthält Zeichen der Liste, aus der es stammt; schreiben Sie „{plain}“.',
      'Remove the marks.': 'Die Zeichen entfernen.',
    },
  },
}
