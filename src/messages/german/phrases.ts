import type { Texts } from '../catalogue.ts'
import { parserPhrases } from './parsers.ts'

/** Phrases that fill placeholders in other texts, in the grammatical case required there. */
export const phrases: Readonly<Record<string, Texts>> = {
  /** The word between the last two entries of a list. */
  and: { ' and ': ' und ' },
  or: { '{first} or {second:or}': '{first} oder {second}', '{one}': '{one}' },
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
  /** The registry's actions on a value. */
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
  stored: { 'a list': 'Liste', 'an object': 'Objekt', '"{value}"': '„{value}“' },
}
