import type { Texts } from '../catalogue.ts'
import { notDoiReasons } from './identifiers.ts'
import { onlineReasons } from './online.ts'
import { parserPhrases } from './parsers.ts'
import { readerPhrases } from './readers.ts'

/** What may stand in places of other texts, in the case that these need. */
export const phrases: Readonly<Record<string, Texts>> = {
  /** The word between the last two entries of a list. */
  and: { ' and ': ' und ' },
  or: { '{first} or {second:or}': '{first} oder {second}', '{one}': '{one}' },

  holderOf: {
    creator: 'eines Eintrags unter creators',
    contributor: 'eines Eintrags unter contributors',
    publisher: 'des Publishers',
    funder: 'einer Fördereinrichtung',
    affiliation: 'einer Affiliation',
  },
  onlineReason: onlineReasons,
  identifierKind: {
    'an ORCID iD': 'eine ORCID iD',
    'a ROR ID': 'eine ROR-ID',
    'an ISNI': 'eine ISNI',
    'a GRID identifier': 'ein GRID-Identifikator',
    'a DOI': 'eine DOI',
    'an arXiv identifier': 'eine arXiv-Kennung',
    'a PMID': 'eine PMID',
    'an ARK': 'ein ARK',
    'an ISSN': 'eine ISSN',
    'a URN': 'eine URN',
    'a bibcode': 'ein Bibcode',
    'a SWHID': 'eine SWHID',
    'a Handle': 'ein Handle',
    'an address': 'eine Adresse',
    'a UUID': 'eine UUID',
  },
  identifierToAdd: {
    'ROR ID': 'die ROR-ID',
    'ORCID iD': 'die ORCID iD',
    'ORCID iD of a person, or the ROR ID of an organisation':
      'die ORCID iD einer Person oder die ROR-ID einer Organisation',
  },
  notKind: {
    'a URL': 'keine URL',
    'an ISSN': 'keine ISSN',
    'an arXiv identifier': 'keine arXiv-Kennung',
    'an ARK': 'kein ARK',
    'an EAN-13': 'keine EAN-13',
    'a Handle': 'kein Handle',
    'an ISBN': 'keine ISBN',
    'an ISTC': 'keine ISTC',
    'an LSID': 'keine LSID',
    'a PMID': 'keine PMID',
    'a SWHID': 'keine SWHID',
    'a UPC': 'keine UPC',
    'a URN': 'keine URN',
  },
  kindAdvice: {
    'write it in full, including https:// or another scheme':
      'schreiben Sie die Adresse ganz aus, mit https:// oder einem anderen Schema,',
    'write all eight characters': 'schreiben Sie alle acht Zeichen',
    'begin it with ark:': 'beginnen Sie mit ark:',
    'write all thirteen digits': 'schreiben Sie alle dreizehn Ziffern',
    'write it as prefix, slash and suffix': 'schreiben Sie Präfix, Schrägstrich und Suffix',
    'write all ten or thirteen characters': 'schreiben Sie alle zehn oder dreizehn Zeichen',
    'write its sixteen characters': 'schreiben Sie die sechzehn Zeichen',
    'begin it with urn:lsid:': 'beginnen Sie mit urn:lsid:',
    'write its number only': 'schreiben Sie nur die Nummer',
    'begin it with swh:1:': 'beginnen Sie mit swh:1:',
    'write all twelve digits': 'schreiben Sie alle zwölf Ziffern',
    'begin it with urn:': 'beginnen Sie mit urn:',
  },

  join: {
    'remove one of the two': 'entfernen Sie einen der beiden',
    'join the two in one entry': 'fassen Sie beide in einem Eintrag zusammen',
  },

  thisText: { title: 'Dieser Titel', description: 'Diese Beschreibung' },
  fromThisText: { title: 'aus diesem Titel', description: 'aus dieser Beschreibung' },
  tag: { tag: 'das Tag', tags: 'die Tags' },
  htmlLoss: {
    'its parts run together; separate them with <br>': 'seine Teile laufen dann ineinander; trennen Sie sie mit <br>',
    'the link is lost; write its address in the text or as a related identifier':
      'der Link geht dabei verloren; schreiben Sie seine Adresse in den Text oder als relatedIdentifier',
    'its parts run together; separate them with <br>, and the link is lost; write its address in the text or as a related identifier':
      'seine Teile laufen dann ineinander; trennen Sie sie mit <br>; auch der Link geht verloren; schreiben Sie seine Adresse in den Text oder als relatedIdentifier',
  },

  impossible: {
    'there is no month {month}': 'Es gibt keinen Monat {month}',
    '{month} has {days} days': '{month} hat {days} Tage',
  },
  dateLost: {
    'a range with an open end holds no day for it': 'ein Zeitraum mit offenem Ende für DataCite keinen Tag enthält',
    'the range ends before it starts, or is told less precisely at its end':
      'der Zeitraum endet, bevor er beginnt, oder sein Ende ungenauer angegeben ist',
    'a range must not contain times of day': 'ein Zeitraum keine Uhrzeiten enthalten darf',
    'a time must have whole seconds': 'eine Uhrzeit ganze Sekunden haben muss',
    'its parser implements an early draft of EDTF': 'gelesen wird nach einem frühen Entwurf von EDTF',
  },

  notDoi: notDoiReasons,

  expected: {
    'a list': 'eine Liste',
    'an object': 'ein Objekt',
    text: 'Text',
    'text that is not empty': 'nicht leerer Text',
    '"DOI"': '„DOI“',
    'a DOI (10.prefix/suffix)': 'eine DOI (10.Präfix/Suffix)',
    'a year of four digits': 'ein Jahr mit vier Ziffern',
    'a language tag such as "en" or "pt-BR"': 'ein Sprachcode wie „en“ oder „pt-BR“',
    'a URI reference': 'eine URI-Referenz',
    'decimal degrees from -{limit} to {again}': 'Dezimalgrade von -{limit} bis {again}',
    'a term of {list}': 'ein Begriff aus {list}',
    'another form': 'eine andere Form',
    'a date in EDTF': 'ein Datum in EDTF',
    'a name that begins with a letter': 'ein Name, der mit einem Buchstaben beginnt',
    '"default" or "preserve"': '„default“ oder „preserve“',
    number: 'eine Zahl',
    integer: 'eine ganze Zahl',
    boolean: 'true oder false',
    '{one:expected} or {other:expected}': '{one} oder {other}',
  },
  given: {
    'a list': 'eine Liste',
    'an object': 'ein Objekt',
    null: 'null',
    undefined: 'undefined',
    'text ("{value}")': 'Text („{value}“)',
    'a number ("{value}")': 'eine Zahl („{value}“)',
    'a boolean ("{value}")': 'ein Wahrheitswert („{value}“)',
    'a {type} ("{value}")': '{type} („{value}“)',
  },
  kind: {
    'a list': 'eine Liste',
    'an object': 'ein Objekt',
    'plain text': 'reiner Text',
    text: 'Text',
    'a number': 'eine Zahl',
    'a boolean': 'ein Wahrheitswert',
    null: 'null',
    undefined: 'undefined',
    'a {type}': '{type}',
  },
  record: {
    'the list is empty': 'Die Liste ist leer',
    'it is a list inside a list': 'Es ist eine Liste in einer Liste',
    'it is {what:kind}, not an object': 'Es ist {what}, kein Objekt',
    'the object is empty': 'Das Objekt ist leer',
    "most of its members {shown} are none of DataCite's": 'Die meisten seiner Schlüssel {shown} kennt DataCite nicht',
    'none of its members {shown} tells what it is': 'Keiner seiner Schlüssel {shown} verrät, was es ist',
  },
  terms: { '{list}, … ({number} terms)': '{list}, … ({number} Begriffe)', '{list}': '{list}' },
  polygonPoints: { '1 point': '1 Punkt', '{number} points': '{number} Punkte' },
  /** What the registry does with a value. */
  fact: {
    'The record has no {name}, and is refused.': 'Im Metadatensatz fehlt {name}; er wird abgelehnt.',
    'An entry of {name} is refused.': 'Ein Eintrag unter {name} wird abgelehnt.',
    'The value of {name} is refused.': 'Der Wert von {name} wird abgelehnt.',
    '"{value}" is refused.': '„{value}“ wird abgelehnt.',
    'An entry of {name} is dropped.': 'Ein Eintrag unter {name} wird verworfen.',
    'The value of {name} is dropped.': 'Der Wert von {name} wird verworfen.',
    'The value "{value}" of {name} is dropped.': 'Der Wert „{value}“ von {name} wird verworfen.',
    'A value is added as {name}.': 'Als {name} wird ein Wert ergänzt.',
    '"{value}" is added as {name}.': 'Als {name} wird „{value}“ ergänzt.',
    'An entry of {name} is stored as {what:stored}.': 'Ein Eintrag unter {name} wird als {what} gespeichert.',
    'The value of {name} is stored as {what:stored}.': 'Der Wert von {name} wird als {what} gespeichert.',
    '"{value}" is stored as {what:stored}.': '„{value}“ wird als {what} gespeichert.',
  },
  ...parserPhrases,
  ...readerPhrases,
  stored: { 'a list': 'Liste', 'an object': 'Objekt', '"{value}"': '„{value}“' },
}
