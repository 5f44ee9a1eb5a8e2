import type { Texts } from '../language/catalogue.ts'

/** What the readers of BibTeX, RIS and EndNote say of a text. */
export const readerTexts: Texts = {
  'There is no entry in this text: one begins like @article{key, …':
    'Dieser Text enthält keinen Eintrag: Einer beginnt wie @article{key, …',
  'The entry "{entry}" has two fields "{field}"; the first one counts.':
    'Der Eintrag „{entry}“ hat zwei Felder „{field}“; das erste gilt.',
  'This @{type} has no key before its first field.': 'Dieses @{type} hat keinen Schlüssel vor seinem ersten Feld.',
  'The entry "{entry}" is never closed; a "{sign}" is missing.':
    'Der Eintrag „{entry}“ wird nicht geschlossen; ein „{sign}“ fehlt.',
  'The value "{value}" is never closed: a quotation mark is missing. It is read up to the next field or entry.':
    'Der Wert „{value}“ wird nicht geschlossen: Ein Anführungszeichen fehlt. Gelesen wird bis zum nächsten Feld oder Eintrag.',
  'The value "{value}" is never closed: a "}" is missing. It is read up to the next field or entry.':
    'Der Wert „{value}“ wird nicht geschlossen: Ein „}“ fehlt. Gelesen wird bis zum nächsten Feld oder Eintrag.',
  '"{value}" is not a field, which is a name, "=" and a value; it is left out.':
    '„{value}“ ist kein Feld, also kein Name, „=“ und Wert; es wird ausgelassen.',
  'There is no comma after the field "{field}".': 'Hinter dem Feld „{field}“ fehlt ein Komma.',
  'The entry "{named}", which "{entry}" names in its {link}, was not found.':
    'Der Eintrag „{named}“, den „{entry}“ in {link} nennt, wurde nicht gefunden.',
  'There is no @string "{name}"; its name is used as its text.':
    'Es gibt kein @string „{name}“; sein Name gilt als sein Text.',
  'The @string "{name}" is defined in terms of itself; it is empty here.':
    'Das @string „{name}“ ist durch sich selbst definiert; hier ist es leer.',
  'Macros grow to more than 100,000 characters here; the rest is left out, here and in what follows.':
    'Makros werden hier länger als 100.000 Zeichen; der Rest entfällt, hier und im Folgenden.',
  'There is no reference in this text: in {format}, one begins with {tag}.':
    'Dieser Text enthält keine Referenz: In {format} beginnt eine mit {tag}.',
  'This line is not part of a reference, which begins with {tag}; it is left out.':
    'Diese Zeile gehört zu keiner Referenz, denn eine solche beginnt mit {tag}; sie wird ausgelassen.',
  'This reference has no {tag}; it was taken to end where the next one begins.':
    'Diese Referenz hat kein {tag}; als ihr Ende gilt der Anfang der nächsten.',
  'This reference has no {tag}; it was taken to end with the text. In {format} every reference ends with {again}.':
    'Diese Referenz hat kein {tag}; als ihr Ende gilt das des Textes. In {format} endet jede Referenz mit {again}.',
}
