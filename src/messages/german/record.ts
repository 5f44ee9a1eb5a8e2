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
    says: {},
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
