import type { RuleTexts } from '../catalogue.ts'

/** Rules about how a record is written down, its own identifier and its kernel. */
export const recordTexts: Readonly<Record<string, RuleTexts>> = {
  'duplicate-key': {
    summary: 'Kein Objekt hat zwei Schlüssel mit demselben Namen.',
    why: 'JSON- und YAML-Parser behalten einen der beiden Werte, meist den letzten, und verwerfen den anderen stillschweigend. Welchen eine Registrierungsstelle behält, ist nirgends dokumentiert.',
    says: {
      'There are two members "{key}" in this object, and only the last one is converted.':
        'Dieses Objekt hat zwei Schlüssel „{key}“, und nur der letzte wird umgewandelt.',
    },
  },
  'number-precision': {
    summary: 'Eine Zahl hat nicht mehr Ziffern, als eine Gleitkommazahl doppelter Genauigkeit fasst.',
    why: 'JSON-Parser lesen Zahlen als 64-Bit-Gleitkommazahlen: Ganze Zahlen jenseits von 2^53 werden gerundet, Zahlen jenseits von 1.8e308 werden unendlich. Ein Identifikator oder eine Dateigröße, die so geschrieben ist, kommt verändert an.',
    says: {
      'The number {number} has more digits than can be kept, so it is rounded.':
        'Die Zahl {number} hat mehr Ziffern, als sich behalten lassen, und wird deshalb gerundet.',
      'The number {number} is too large to be kept.': 'Die Zahl {number} ist zu groß, um behalten zu werden.',
    },
  },
  'kernel-retired': {
    summary: 'Ein Metadatensatz folgt Kernel 4, dem einzigen, den DataCite noch annimmt.',
    why: 'Registrierte Metadatensätze der Kernel 2 und 3 bleiben lesbar, DataCite lehnt sie bei Registrierung und Aktualisierung aber ab. Geprüft wird der Metadatensatz als Kernel 4.0; geben Sie Kernel 4 an, sobald er besteht.',
    says: {
      'The contributor {name} of type Funder is read as a funding reference; kernel 4 has no such contributor.':
        'Der Eintrag {name} vom Typ Funder unter contributors wird als fundingReference gelesen; Kernel 4 kennt diesen contributorType nicht.',
      'The dates of type StartDate and EndDate are read as {date} of type Collected; kernel 4 has ranges in their place.':
        'Die Datumsangaben vom Typ StartDate und EndDate werden als {date} vom Typ Collected gelesen; Kernel 4 hat an ihrer Stelle Zeiträume.',
      'The date of type {type} is read as {date} of type Collected; kernel 4 has ranges in their place.':
        'Die Datumsangabe vom Typ {type} wird als {date} vom Typ Collected gelesen; Kernel 4 hat an ihrer Stelle Zeiträume.',
      'The resourceTypeGeneral {was} is read as {now}, as kernel 3 renamed it.':
        'Der resourceTypeGeneral {was} wird als {now} gelesen, wie Kernel 3 ihn umbenannt hat.',
      'The {member} {was} is read as latitude {latitude} and longitude {longitude}; kernel 4 has an element for each.':
        'Die Angabe {member} {was} wird als Breite {latitude} und Länge {longitude} gelesen; Kernel 4 hat für jede ein eigenes Element.',
      'The {member} {was} is read as south {south}, west {west}, north {north} and east {east}; kernel 4 has an element for each.':
        'Die Angabe {member} {was} wird als Süd {south}, West {west}, Nord {north} und Ost {east} gelesen; Kernel 4 hat für jede ein eigenes Element.',
    },
  },
  'kernel-newer': {
    summary: 'Ein Metadatensatz folgt einem Kernel, den diese Version von citable kennt.',
    why: 'Ein Metadatensatz, der einen neueren Kernel angibt, als diese Version von citable kennt, wird nach dem neuesten bekannten geprüft; was der neuere hinzugefügt hat, wird deshalb gemeldet, obwohl es richtig sein kann.',
    says: {
      '"{kernel}" is not a known kernel; it is read as kernel {number}.':
        '„{kernel}“ ist kein bekannter Kernel; gelesen wird als Kernel {number}.',
    },
  },
}
