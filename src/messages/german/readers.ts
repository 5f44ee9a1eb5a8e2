import type { Texts } from '../catalogue.ts'

/** What the readers of BibTeX, RIS and EndNote say of a field; that of BibTeX has the key of the entry before it. */
const fieldTexts: Texts = {
  'The date "{date}" cannot be read; write it as 2021-05-03, or a span as 2021-05/2021-07.':
    'Das Datum „{date}“ ist nicht lesbar; schreiben Sie es als 2021-05-03, einen Zeitraum als 2021-05/2021-07.',
  'The date "{date}" cannot be read; write it as 2021/05/03.':
    'Das Datum „{date}“ ist nicht lesbar; schreiben Sie es als 2021/05/03.',
  'The year "{year}" does not have four digits.': 'Das Jahr „{year}“ besteht nicht aus vier Ziffern.',
  '"{text}" is not a DOI, which begins with "10." and has a slash.':
    '„{text}“ ist keine DOI; eine DOI beginnt mit „10.“ und enthält einen Schrägstrich.',
  'The name "{name}" has too many commas; it is kept whole.':
    'Der Name „{name}“ hat zu viele Kommas; er bleibt ungeteilt.',
  '"{name}" reads like an organisation, so it is kept whole; put it in its own braces.':
    '„{name}“ klingt nach einer Organisation und bleibt ungeteilt; setzen Sie den Namen in eigene geschweifte Klammern.',
  '"{annotation}" names no places in "{field}", as in 1="…"; 2="…"; it is kept as it is.':
    'Die Annotation „{annotation}“ nennt keine Stellen in „{field}“, etwa 1="…"; 2="…"; sie bleibt, wie sie ist.',
  'What {commands} does in "{field}" is unknown; the text is kept without it.':
    'Was {commands} in „{field}“ bewirkt, ist nicht bekannt; der Text wird ohne {commands} übernommen.',
}

/** What they say of a text. */
export const readerTexts: Texts = {
  ...fieldTexts,
  '{entry}: {message:field}': '{entry}: {message}',
  'There is no entry in this text: one begins like @article{key, …':
    'Dieser Text enthält keinen Eintrag: Einer beginnt wie @article{key, …',
  'The entry "{entry}" has two fields "{field}"; the first one counts.':
    'Der Eintrag „{entry}“ hat zwei Felder „{field}“; das erste gilt.',
  'This @{type} has no key before its first field.': 'Dieses @{type} hat keinen Schlüssel vor seinem ersten Feld.',
  'The entry {entry:quoted} is never closed; a "{sign}" is missing.':
    'Der Eintrag {entry} wird nicht geschlossen; ein „{sign}“ fehlt.',
  'The value {value:quoted} is never closed: a quotation mark is missing. It is read up to the next field or entry.':
    'Der Wert {value} wird nicht geschlossen: Ein Anführungszeichen fehlt. Gelesen wird bis zum nächsten Feld oder Eintrag.',
  'The value {value:quoted} is never closed: a "}" is missing. It is read up to the next field or entry.':
    'Der Wert {value} wird nicht geschlossen: Ein „}“ fehlt. Gelesen wird bis zum nächsten Feld oder Eintrag.',
  '{text:quoted} is not a field, which is a name, "=" and a value; it is left out.':
    '{text} ist kein Feld, also kein Name, „=“ und Wert; es wird ausgelassen.',
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
  'There is no reference in this document: EndNote puts each in a <record> within <records>.':
    'Dieses Dokument enthält keine Referenz: EndNote schreibt jede in ein <record> innerhalb von <records>.',
  'This line is not part of a reference, which begins with {tag}; it is left out.':
    'Diese Zeile gehört zu keiner Referenz, denn eine solche beginnt mit {tag}; sie wird ausgelassen.',
  'This reference has no {tag}; it was taken to end where the next one begins.':
    'Diese Referenz hat kein {tag}; als ihr Ende gilt der Anfang der nächsten.',
  'This reference has no {tag}; it was taken to end with the text. In {format} every reference ends with {again}.':
    'Diese Referenz hat kein {tag}; als ihr Ende gilt das des Textes. In {format} endet jede Referenz mit {again}.',
}

/** What stands in places of what readers say. */
export const readerPhrases: Readonly<Record<string, Texts>> = {
  field: fieldTexts,
  /** A value as messages quote it: a text, cut off where it is long, or anything else. */
  quoted: { '"{text}"': '„{text}“', '"{text}…': '„{text}…“', '{value}': '{value}' },
}
