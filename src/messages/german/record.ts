import type { RuleTexts } from '../catalogue.ts'

/** Rules about how a record is written down, its own identifier and its kernel. */
export const recordTexts: Readonly<Record<string, RuleTexts>> = {
  'unknown-key': {
    summary: 'Jeder Schlüssel eines Metadatensatzes ist in seinem Format bekannt.',
    why: 'DataCite verwirft stillschweigend jeden unbekannten Schlüssel; ein Wert unter einem falsch geschriebenen Namen geht also unbemerkt verloren. Die Dialekte unterscheiden sich in einzelnen Buchstaben (hier `schemeUri`, dort `schemeURI`), sodass ein Name in einem richtig und in einem anderen unbekannt ist.',
    says: {
      '"{name}" is not known here, so its value would be lost; remove it, or move it where it belongs.':
        '„{name}“ ist hier nicht bekannt, der Wert ginge also verloren; entfernen Sie den Schlüssel oder verschieben Sie ihn dorthin, wo er hingehört.',
      '"{name}" is not known here, so its value would be lost; did you mean "{meant}"?':
        '„{name}“ ist hier nicht bekannt, der Wert ginge also verloren; ist „{meant}“ gemeint?',
      'one of {known}': 'einer von {known}',
      'Rename it to "{meant}".': 'In „{meant}“ umbenennen.',
    },
  },
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
  'test-doi': {
    summary: 'Ein Metadatensatz hat eine DOI mit dem Präfix eines Repositoriums, nicht mit 10.5072.',
    why: 'Das Präfix 10.5072 war bis 2019 das für Tests und ist heute das von Beispielen. Niemand kann DOIs darunter registrieren; ein Metadatensatz, der noch eine solche hat, ist also nicht fertig.',
    says: {
      'The record’s DOI {doi} has the prefix 10.5072, which is for tests and never leads anywhere; give the record a DOI with the prefix of its repository.':
        'Die DOI {doi} des Metadatensatzes hat das Präfix 10.5072, das für Tests da ist und nirgendwohin führt; geben Sie dem Metadatensatz eine DOI mit dem Präfix seines Repositoriums.',
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
  'schema-version-point': {
    summary: 'Ein Metadatensatz für die REST-API von DataCite nennt als schemaVersion kernel-4, ohne Unterversion.',
    why: 'DataCite validiert einen Metadatensatz nur, wenn die schemaVersion bekannt ist, und nach 4.3 ist das allein kernel-4. Bei kernel-4.4 oder später entfällt die Validierung stillschweigend, und der Metadatensatz wird mitsamt seinen Fehlern registriert.',
    says: {
      'With the schemaVersion {version} the registry registers a record without validating it; write {namespace} when you send it.':
        'Mit der schemaVersion {version} registriert DataCite einen Metadatensatz, ohne ihn zu validieren; schreiben Sie {namespace}, wenn Sie ihn einreichen.',
      'Write the schemaVersion as {namespace}.': 'Die schemaVersion als {namespace} schreiben.',
    },
  },
}
