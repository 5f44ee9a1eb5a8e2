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
  'buddhist-year': {
    summary: 'Jahre folgen dem gregorianischen Kalender.',
    why: 'Thailand zählt die Jahre ab 543 v. Chr., und Rechner, die auf Thailändisch eingestellt sind, schreiben sie so: 2549 ist 2006. Zitate nennen dann ein Jahr, das Jahrhunderte entfernt ist.',
    says: {
      'The publicationYear {year} is a year of the Buddhist calendar; write {written}.':
        'Das publicationYear {year} ist ein Jahr des buddhistischen Kalenders; schreiben Sie {written}.',
      'Write the year as {written}.': 'Das Jahr als {written} schreiben.',
      'The date "{date}" has a year of the Buddhist calendar; write {written}.':
        'Die Datumsangabe „{date}“ hat ein Jahr des buddhistischen Kalenders; schreiben Sie {written}.',
      'Write the date as {written}.': 'Das Datum als {written} schreiben.',
    },
  },
  'date-format': {
    summary: 'Ein Datum ist als W3CDTF, als Zeitraum aus zwei solchen Angaben oder als EDTF geschrieben.',
    why: 'Das Schema des Kernels nimmt jeden Text als Datum an, DataCite behält aber nur, was es lesen kann: Aus XML verwirft es stillschweigend jedes andere Datum. Auch Programme, die nach Datum suchen oder sortieren, können damit nichts anfangen.',
    says: {
      'The date "{date}" does not exist: {reason:impossible}; the registry drops it from XML.':
        'Das Datum „{date}“ gibt es nicht: {reason}; DataCite verwirft es aus XML.',
      'The date "{date}" cannot be parsed, and the registry drops it from XML; write it as YYYY, YYYY-MM or YYYY-MM-DD, separate the ends of a range with "/", and put words in dateInformation.':
        'Das Datum „{date}“ ist nicht lesbar, und DataCite verwirft es aus XML; schreiben Sie es als JJJJ, JJJJ-MM oder JJJJ-MM-TT, trennen Sie Anfang und Ende eines Zeitraums mit „/“ und setzen Sie Worte in dateInformation.',
      'The date "{date}" is not in a form that the kernel allows, and the registry drops it from XML; write {written}.':
        'Das Datum „{date}“ hat eine Form, die der Kernel nicht zulässt, und DataCite verwirft es aus XML; schreiben Sie {written}.',
      'Write the date as {written}.': 'Das Datum als {written} schreiben.',
    },
  },
  'date-dropped': {
    summary: 'Ein Datum hat eine Form, die DataCite behält.',
    why: 'DataCite liest die Datumsangaben eines XML-Metadatensatzes nach einem frühen Entwurf von EDTF. Was die Dokumentation des Kernels erlaubt, jener Entwurf aber nicht, wird stillschweigend verworfen: Zeiträume mit Uhrzeiten, Zeiträume mit offenem Ende, wie auch immer geschrieben, und Uhrzeiten ohne Sekunden oder mit Sekundenbruchteilen.',
    says: {
      'The date "{date}" is allowed, but the registry drops it when reading XML because {because:dateLost}; write it in plain digits to keep it.':
        'Das Datum „{date}“ ist erlaubt, DataCite verwirft es aber beim Lesen von XML, weil {because}; schreiben Sie es in einfachen Ziffern, damit es erhalten bleibt.',
      'The date "{date}" is allowed, but the registry drops it when reading XML because {because:dateLost}; write {kept} to keep it.':
        'Das Datum „{date}“ ist erlaubt, DataCite verwirft es aber beim Lesen von XML, weil {because}; schreiben Sie {kept}, damit es erhalten bleibt.',
      'Write the date as {kept}.': 'Das Datum als {kept} schreiben.',
    },
  },
  'date-reversed': {
    summary: 'Ein Zeitraum beginnt, bevor er endet.',
    why: 'Ein Zeitraum, der vor seinem Anfang endet, umfasst keine Zeit: Keine Suche findet ihn, und welches Ende falsch ist, lässt sich nur raten.',
    says: {
      'The range "{date}" ends before it begins; write {swapped} if its ends are swapped.':
        'Der Zeitraum „{date}“ endet, bevor er beginnt; schreiben Sie {swapped}, wenn Anfang und Ende vertauscht sind.',
      'Swap the ends of the range.': 'Anfang und Ende des Zeitraums vertauschen.',
    },
  },
  'date-in-future': {
    summary:
      'Was erstellt, erhoben, eingereicht, angenommen, aktualisiert oder zurückgezogen wurde, liegt in der Vergangenheit.',
    why: 'Ein solches Datum ist ein Tippfehler, oder Tag und Monat sind vertauscht. Nur Available, Issued und Valid dürfen wegen eines Embargos in der Zukunft liegen.',
    says: {
      'The date of type {type}, "{date}", is in the future; correct it, or give it another type such as Available.':
        'Die Datumsangabe vom Typ {type}, „{date}“, liegt in der Zukunft; berichtigen Sie sie oder geben Sie ihr einen anderen Typ wie Available.',
    },
  },
  'date-order': {
    summary:
      'Eine Ressource wird erstellt, bevor sie aktualisiert, eingereicht, bevor sie angenommen, und veröffentlicht, bevor sie zurückgezogen wird.',
    why: 'Eines der Daten ist falsch, oft weil Tag und Monat oder die Typen vertauscht sind.',
    says: {
      'The date of type {later}, "{second}", is before the date of type {earlier}, "{first}"; correct whichever is wrong.':
        'Die Datumsangabe vom Typ {later}, „{second}“, liegt vor der vom Typ {earlier}, „{first}“; berichtigen Sie, was falsch ist.',
    },
  },
  'date-information-missing': {
    summary: 'Eine Datumsangabe vom Typ Other sagt mit dateInformation, was sie ist.',
    why: 'Ohne das sagt das Datum niemandem etwas.',
    says: {
      'The date "{date}" of type Other does not say what happened then; add dateInformation, or choose another dateType.':
        'Die Datumsangabe „{date}“ vom Typ Other sagt nicht, was da geschah; ergänzen Sie dateInformation oder wählen Sie einen anderen dateType.',
    },
  },
  'date-placeholder': {
    summary: 'Ein Datum ist nicht das, was ein Programm schreibt, wo keines ist.',
    why: 'Die Null von Unix, Tabellenkalkulationen und Datenbanken ist für alle, die sie lesen, ein Datum.',
    says: {
      '"{date}" is what programs write where there is no date; give the date, or omit it.':
        '„{date}“ schreiben Programme, wo kein Datum ist; geben Sie das Datum an oder lassen Sie es weg.',
      'Remove the date.': 'Die Datumsangabe entfernen.',
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
  'dates-missing': {
    summary: 'Ein Metadatensatz hat Datumsangaben.',
    why: 'Die Dokumentation des Kernels empfiehlt sie. Das Erscheinungsjahr sagt nicht, wann Daten erhoben, erstellt oder zuletzt geändert wurden.',
    says: {
      'The record has no dates; add at least the date of type Issued.':
        'Der Metadatensatz hat keine Datumsangaben; ergänzen Sie mindestens die vom Typ Issued.',
    },
  },
}
