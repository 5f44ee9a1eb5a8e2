import type { RuleTexts } from '../catalogue.ts'

/** Rules about rights and licences. */
export const rightsTexts: Readonly<Record<string, RuleTexts>> = {
  'uri-without-scheme': {
    summary: 'Die URIs von Lizenzen, Schlagwörtern und Förderungen sind vollständig.',
    why: 'Das Schema nimmt fast jeden Text als URI an. Ohne https:// oder ein anderes Schema lösen Browser den Link relativ zur aktuellen Seite auf, und Programme erkennen die Lizenz nicht.',
    says: {
      'The {member} "{value}" is not a URI; give an address here and put words in rights.':
        '{member} „{value}“ ist keine URI; geben Sie hier eine Adresse an und setzen Sie Worte in rights.',
      'The {member} "{value}" is not a URI; give an address here and put words elsewhere.':
        '{member} „{value}“ ist keine URI; geben Sie hier eine Adresse an und setzen Sie Worte an eine andere Stelle.',
      'The {member} "{value}" is incomplete; write it in full, including https:// or another scheme.':
        '{member} „{value}“ ist unvollständig; schreiben Sie die Adresse ganz aus, mit https:// oder einem anderen Schema.',
    },
  },
  'rights-missing': {
    summary: 'Ein Metadatensatz sagt, unter welcher Lizenz die Ressource genutzt werden darf.',
    why: 'Ohne Lizenz weiß niemand, wie die Ressource genutzt werden darf, und FAIR-Bewertungen zählen sie als nicht nachnutzbar.',
    says: {
      'The record names no licence; add one to rightsList with its rightsUri.':
        'Der Metadatensatz nennt keine Lizenz; ergänzen Sie eine in rightsList mit ihrem rightsUri.',
    },
  },
  'rights-overwritten': {
    summary:
      'Rechteangaben stehen so da, wie DataCite sie speichert: wie in der SPDX-Liste, mit dem Identifikator in Kleinbuchstaben.',
    why: 'DataCite schlägt eine Lizenz nach Identifikator oder Adresse in einer Kopie der SPDX-Liste nach und ersetzt, was der Metadatensatz sagt, durch Name, Adresse, Identifikator und Schema von dort. Jeden anderen Identifikator setzt es in Kleinbuchstaben. Was DataCites eigene Beispiele schreiben, den Identifikator in Großbuchstaben und die Adresse der Kurzfassung, wird auch ersetzt und bleibt richtig. Diese Regel kennt die Lizenzen, die die meisten Metadatensätze haben, allen voran die von Creative Commons.',
    says: {
      'The registry replaces the {given:and} with {instead:and}; write this instead.':
        'DataCite ersetzt {given} durch {instead}; schreiben Sie gleich das.',
      'The registry replaces the {given:and} with {instead:and}; write these instead.':
        'DataCite ersetzt {given} durch {instead}; schreiben Sie gleich diese.',
      'The registry replaces the {given:and} with {instead:and}; write this instead, or put your own wording in a separate entry without the licence’s identifier and address.':
        'DataCite ersetzt {given} durch {instead}; schreiben Sie gleich das, oder setzen Sie Ihren eigenen Wortlaut in einen eigenen Eintrag ohne Identifikator und Adresse der Lizenz.',
      'The registry replaces the {given:and} with {instead:and}; write these instead, or put your own wording in a separate entry without the licence’s identifier and address.':
        'DataCite ersetzt {given} durch {instead}; schreiben Sie gleich diese, oder setzen Sie Ihren eigenen Wortlaut in einen eigenen Eintrag ohne Identifikator und Adresse der Lizenz.',
      'The registry replaces the {given:and} with {instead:and}; this means the same, and nothing needs to be changed.':
        'DataCite ersetzt {given} durch {instead}; das bedeutet dasselbe, und nichts muss geändert werden.',
      'Write what the registry would write.': 'Schreiben, was DataCite schreiben würde.',
    },
  },
  'rights-wording-lost': {
    summary: 'Ein Eintrag, der eine Lizenz durch Identifikator oder Adresse nennt, hat keinen eigenen Wortlaut.',
    why: 'DataCite schlägt eine Lizenz nach Identifikator oder Adresse in einer Kopie der SPDX-Liste nach und ersetzt, was der Metadatensatz sagt, durch Name, Adresse, Identifikator und Schema von dort. Bei einem bloßen Namen schadet das nicht; eine Bedingung oder Ausnahme geht verloren. Diese Regel kennt die häufigsten Lizenzen.',
    says: {
      'The registry replaces the rights "{rights}" with "{stored}", because the entry names that licence; put your own wording in a separate entry without the licence’s identifier and address.':
        'DataCite ersetzt die Rechteangabe „{rights}“ durch „{stored}“, weil der Eintrag diese Lizenz nennt; setzen Sie Ihren eigenen Wortlaut in einen eigenen Eintrag ohne Identifikator und Adresse der Lizenz.',
      'Write what the registry would write.': 'Schreiben, was DataCite schreiben würde.',
    },
  },
  'repeated-rights': {
    summary: 'Jede Rechteangabe steht nur einmal da.',
    why: 'Wo eine Lizenz zweimal steht, suchen Menschen und Programme nach einem Unterschied zwischen beiden.',
    says: {
      'The rights statement "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Die Rechteangabe „{value}“ ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'rights-address': {
    summary: 'Die Adresse einer Lizenz ist als rightsUri angegeben, nicht als Text der Rechteangabe.',
    why: 'Programme suchen die Adresse nur in rightsUri, sodass eine Lizenz, deren Adresse im Namen steht, nicht erkannt wird. Seiten zeigen den Text, und der soll sagen, wie die Lizenz heißt.',
    says: {
      'The rights {rights} is an address, where people read a name; give it as rightsUri, and the name of the licence here.':
        'Die Rechteangabe {rights} ist eine Adresse, wo ein Name zu lesen sein soll; geben Sie sie als rightsUri an und hier den Namen der Lizenz.',
      'Give the address as rightsUri.': 'Die Adresse als rightsUri angeben.',
    },
  },
}
