import type { RuleTexts } from '../catalogue.ts'

/** Rules about titles and descriptions. */
export const titleTexts: Readonly<Record<string, RuleTexts>> = {
  'main-title-missing': {
    summary: 'Ein Titel hat keinen titleType: der Haupttitel.',
    why: 'Zitate nehmen den Titel ohne Typ. Hat jeder Titel einen, wählen Programme zwischen Untertitel, Übersetzung und Alternativtitel.',
    says: {
      'No title is the main one, because the only title has a titleType; omit the titleType of the main title.':
        'Kein Titel ist der Haupttitel, denn der einzige Titel hat einen titleType; lassen Sie den titleType des Haupttitels weg.',
      'No title is the main one, because all {number} titles have a titleType; omit the titleType of the main title.':
        'Kein Titel ist der Haupttitel, denn alle {number} Titel haben einen titleType; lassen Sie den titleType des Haupttitels weg.',
      'Omit the titleType.': 'Den titleType weglassen.',
    },
  },
  'description-html': {
    summary: 'Titel und Beschreibungen enthalten kein HTML außer strong, em, b, i, code, pre, sub, sup und br.',
    why: 'Beim Lesen von XML entfernt DataCite alle anderen Tags und behält den Text dazwischen: Absätze und Listenpunkte laufen ineinander, und Links verlieren ihre Adressen. Programme, die reinen Text ausgeben, zeigen die Tags an.',
    says: {
      'This {what:thisText} contains the tag {tag}, whose content would be shown as text or run by careless programs; remove it.':
        '{what} enthält das Tag {tag}, dessen Inhalt als Text erschiene oder von unvorsichtigen Programmen ausgeführt würde; entfernen Sie es.',
      'When it reads XML, the registry removes the {tag:tag} {tags} from this {what:fromThisText}, so that {loss:htmlLoss}.':
        'Beim Lesen von XML entfernt DataCite {tag} {tags} {what}; {loss}.',
      'This {what:thisText} was escaped twice: readers see its tags or character references as text; write <p> for &lt;p&gt; and & for &amp;amp;.':
        '{what} wurde doppelt maskiert: Tags oder Zeichenreferenzen sind als Text zu sehen; schreiben Sie <p> für &lt;p&gt; und & für &amp;amp;.',
    },
  },
  'description-repeats-title': {
    summary: 'Eine Beschreibung sagt mehr als der Titel.',
    why: 'Anhand der Beschreibung entscheidet sich, ob eine Ressource von Belang ist. Eine, die den Titel wiederholt, verdeckt in Auswertungen, dass keine da ist.',
    says: {
      'The description "{description}" only repeats the title; say what the resource is, how it came about and what it is good for, or omit it.':
        'Die Beschreibung „{description}“ wiederholt nur den Titel; sagen Sie, was die Ressource ist, wie sie entstand und wozu sie dient, oder lassen Sie die Beschreibung weg.',
      'Remove the description.': 'Die Beschreibung entfernen.',
    },
  },
  'description-placeholder': {
    summary: 'Eine Beschreibung beschreibt; sie ist nicht das, was in einem Formular oder Test an ihrer Stelle steht.',
    why: 'Sie wird angezeigt und von Suchmaschinen erfasst, als beschriebe sie die Ressource, und verdeckt in Auswertungen, dass keine Beschreibung da ist.',
    says: {
      '"{description}" is a code for a value that is not known, but a description is not mandatory; describe the resource, or omit the description.':
        '„{description}“ ist ein Code für einen unbekannten Wert, eine Beschreibung ist aber keine Pflicht; beschreiben Sie die Ressource oder lassen Sie die Beschreibung weg.',
      '"{description}" is only a number; describe the resource, or omit the description.':
        '„{description}“ ist nur eine Zahl; beschreiben Sie die Ressource oder lassen Sie die Beschreibung weg.',
      '"{description}" is what a form or a test has where the description should be; describe the resource, or omit the description.':
        '„{description}“ steht in Formularen oder Tests an der Stelle der Beschreibung; beschreiben Sie die Ressource oder lassen Sie die Beschreibung weg.',
      'Remove the description.': 'Die Beschreibung entfernen.',
    },
  },
  'description-address': {
    summary: 'Eine Beschreibung ist keine Adresse.',
    why: 'Wer in einem Zitationsindex nachsieht, findet die Beschreibung ohne Link, und Suchmaschinen finden nichts darin.',
    says: {
      'The description is only the address {address}; describe the resource here, and give the address as a related identifier.':
        'Die Beschreibung ist nur die Adresse {address}; beschreiben Sie hier die Ressource und geben Sie die Adresse als relatedIdentifier an.',
    },
  },
  'abstract-missing': {
    summary: 'Ein Metadatensatz hat eine Beschreibung vom Typ Abstract.',
    why: 'Die Dokumentation des Kernels empfiehlt eine Beschreibung. Suchmaschinen erfassen sie, und anhand von ihr entscheidet sich, ob die Ressource von Belang ist.',
    says: {
      'The record has no abstract; add a description of type Abstract.':
        'Der Metadatensatz hat kein Abstract; ergänzen Sie eine Beschreibung vom Typ Abstract.',
    },
  },
}
