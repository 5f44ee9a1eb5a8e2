import type { RuleTexts, Texts } from '../catalogue.ts'
import { formatTexts } from './formats.ts'

/** What the pages of rules about the formats of others say. */
export const readingPages: Readonly<Record<string, RuleTexts>> = {
  'unreadable-value': {
    summary: 'Die Leser anderer Formate (BibTeX, RIS, CSL-JSON, …) verstehen jeden Wert.',
    why: 'Womit sie nichts anfangen können, wird ausgelassen oder beiseitegelegt, wie der Befund sagt; der Rest des Metadatensatzes wird umgewandelt. Berichtigen Sie den Wert dort, wo er steht.',
    says: {},
  },
}

/** What findings about the input itself say: what cannot be read, and why. */
export const inputTexts: Texts = {
  ...formatTexts,
  'The suppression of {rule} ({reason}) is for files that are not there; correct their names, or remove it.':
    'Die Unterdrückung von {rule} ({reason}) gilt Dateien, die es nicht gibt; berichtigen Sie die Namen, oder entfernen Sie sie.',
  'The suppression of {rule} ({reason}) covers no finding; remove it.':
    'Die Unterdrückung von {rule} ({reason}) deckt keinen Befund; entfernen Sie sie.',
  'The suppression of {rule} ({reason}) ended on {day}; correct what it covered, or set a later day.':
    'Die Unterdrückung von {rule} ({reason}) endete am {day}; berichtigen Sie, was sie deckte, oder setzen Sie einen späteren Tag.',
  // Anything.
  'The input is empty: there is no record in it.': 'Die Eingabe ist leer: Sie enthält keinen Metadatensatz.',
  'The input is XML, but JSON or YAML was expected.': 'Die Eingabe ist XML, erwartet wurde JSON oder YAML.',
  'This is not a DataCite record: {what:record}.': 'Das ist kein DataCite-Metadatensatz: {what}.',
  'This resource is described elsewhere: its "datacite" holds no metadata.':
    'Diese Ressource ist an anderer Stelle beschrieben: Ihr „datacite“ enthält keine Metadaten.',
  'There are {count} records here, but one is expected; take them one by one.':
    'Hier stehen {count} Metadatensätze, erwartet wird einer; nehmen Sie sie einzeln.',
  'This record is longer than {size} MiB, so it is passed over. Look for a missing line break or bracket.':
    'Dieser Metadatensatz ist länger als {size} MiB und wird übergangen. Suchen Sie nach einem fehlenden Zeilenumbruch oder einer fehlenden Klammer.',
  'The input is larger than {size} MiB and cannot be divided into records. Make it NDJSON, a JSON list, or a list of XML records.':
    'Die Eingabe ist größer als {size} MiB und lässt sich nicht in Metadatensätze zerlegen. Machen Sie NDJSON, eine JSON-Liste oder eine Liste von XML-Metadatensätzen daraus.',
  'The input is in no format that is known: its first {size} MiB are one line without the beginning of a record.':
    'Die Eingabe hat kein bekanntes Format: Ihre ersten {size} MiB sind eine Zeile, die nicht wie ein Metadatensatz beginnt.',
  'The value holds a BigInt at {pointer}, which JSON does not have.':
    'Der Wert enthält bei {pointer} einen BigInt, den es in JSON nicht gibt.',
  'The value holds a value within itself at {pointer}.': 'Der Wert enthält bei {pointer} sich selbst.',
  // Why a fix is not made.
  'There is nothing at {pointer}.': 'Unter {pointer} steht nichts.',
  'There is nothing at {pointer} that can be changed.': 'Unter {pointer} steht nichts, was sich ändern ließe.',
  'What stands at {pointer} is an alias; write its value out there, and try again.':
    'Unter {pointer} steht ein Alias; schreiben Sie dort den Wert aus und versuchen Sie es noch einmal.',
  '{pointer} is in the value of an alias; write that out there, and try again.':
    '{pointer} liegt im Wert eines Alias; schreiben Sie diesen dort aus und versuchen Sie es noch einmal.',
  'No words of the text stand for this value alone; correct it by hand.':
    'Für diesen Wert allein stehen im Text keine Wörter; korrigieren Sie ihn von Hand.',
  'The value stands elsewhere too, as an alias; write it out there, and try again.':
    'Der Wert steht als Alias auch an anderer Stelle; schreiben Sie ihn dort aus und versuchen Sie es noch einmal.',
  'There is nothing to change at {pointer}.': 'Unter {pointer} gibt es nichts zu ändern.',
  'There is nothing to change at the top.': 'Auf oberster Ebene gibt es nichts zu ändern.',
  '{pointer} does not hold the value that the patch expects.':
    'Unter {pointer} steht nicht der Wert, den die Korrektur erwartet.',
  'Two changes are for the same place.': 'Zwei Änderungen betreffen dieselbe Stelle.',
  'There are no members here.': 'Hier stehen keine Schlüssel.',
  'The member cannot be taken out of its line.': 'Der Schlüssel lässt sich nicht aus seiner Zeile nehmen.',
  'The text has no such document.': 'Der Text hat kein solches Dokument.',
  '<{element}> has no {what} that could be changed.': '<{element}> hat kein {what}, das sich ändern ließe.',
  'The file does not let itself be changed so.': 'Die Datei lässt sich so nicht ändern.',
  'Its kernel is retired; citable upgrade moves it to one that DataCite takes.':
    'Der Kernel ist veraltet; citable upgrade hebt den Metadatensatz auf einen, den DataCite annimmt.',
  'It is not well-formed XML.': 'Das ist kein wohlgeformtes XML.',
  'The record cannot be written as XML.': 'Der Metadatensatz lässt sich nicht als XML schreiben.',
  // Encodings.
  'The input is no text: there are NUL characters at its beginning.':
    'Die Eingabe ist kein Text: An ihrem Anfang stehen NUL-Zeichen.',
  'The bytes are no text.': 'Die Bytes sind kein Text.',
  'The XML declaration names the encoding "{encoding}", which is not known. Save it as UTF-8.':
    'Die XML-Deklaration nennt die Kodierung „{encoding}“, die nicht bekannt ist. Speichern Sie die Datei als UTF-8.',
  'The XML declaration names the encoding "{declared}", but the input is {encoding}. Make them agree.':
    'Die XML-Deklaration nennt die Kodierung „{declared}“, die Eingabe ist aber {encoding}. Bringen Sie beides in Einklang.',
  'The input starts as {encoding} but cannot be decoded as that. Save it as UTF-8.':
    'Die Eingabe beginnt als {encoding}, lässt sich aber nicht so dekodieren. Speichern Sie die Datei als UTF-8.',
  'The input is not {encoding}: byte 0x{byte} at offset {offset} is not allowed there. Save it as UTF-8.':
    'Die Eingabe ist nicht {encoding}: Das Byte 0x{byte} an Position {offset} ist dort nicht erlaubt. Speichern Sie die Datei als UTF-8.',
  // JSON.
  'The text is empty.': 'Der Text ist leer.',
  'The text is not JSON: {reason}.': 'Der Text ist kein JSON (Meldung des Parsers: {reason}).',
  'The text ends in the middle: one bracket is still open. Was it cut off?':
    'Der Text endet mittendrin: Eine Klammer ist noch offen. Wurde er abgeschnitten?',
  'The text ends in the middle: {number} brackets are still open. Was it cut off?':
    'Der Text endet mittendrin: {number} Klammern sind noch offen. Wurde er abgeschnitten?',
  'The text ends before the list does: it has been cut off.': 'Der Text endet vor der Liste: Er wurde abgeschnitten.',
  'There is more text behind the end of the JSON value.': 'Hinter dem Ende des JSON-Werts steht noch Text.',
  'There is more text after the end of the JSON value: {text}.':
    'Hinter dem Ende des JSON-Werts steht noch Text: {text}.',
  'A comma or "{bracket}" is missing before {text}.': 'Vor {text} fehlt ein Komma oder „{bracket}“.',
  'A member name in double quotes is expected, not {text}.':
    'Erwartet wird ein Schlüssel in doppelten Anführungszeichen, nicht {text}.',
  'A colon is missing after a member name, before {text}.': 'Nach einem Schlüssel, vor {text}, fehlt ein Doppelpunkt.',
  '"{bracket}" closes nothing.': '„{bracket}“ schließt nichts.',
  '"{bracket}" closes a "{opener}".': '„{bracket}“ schließt ein „{opener}“.',
  'There is an extra comma before "{bracket}".': 'Vor „{bracket}“ steht ein Komma zu viel.',
  'A value is missing before "{bracket}".': 'Vor „{bracket}“ fehlt ein Wert.',
  'The text ends inside a string. Was it cut off?':
    'Der Text endet innerhalb einer Zeichenkette. Wurde er abgeschnitten?',
  'A string holds the control character U+{code}; it should be written as an escape such as \\n.':
    'Eine Zeichenkette enthält das Steuerzeichen U+{code}; es sollte maskiert stehen, etwa als \\n.',
  '{text} is not a valid JSON escape.': '{text} ist keine gültige JSON-Maskierung.',
  '{text} is not a JSON value.': '{text} ist kein JSON-Wert.',
  '{text} is not a JSON value. JSON requires double quotes.':
    '{text} ist kein JSON-Wert. JSON verlangt doppelte Anführungszeichen.',
  '{text} is not a JSON value. JSON allows true, false, null and plain numbers.':
    '{text} ist kein JSON-Wert. JSON erlaubt true, false, null und einfache Zahlen.',
  'The JSON is nested over {number} levels deep, which no record is, so it is not read.':
    'Das JSON ist tiefer als {number} Ebenen verschachtelt, was kein Metadatensatz ist; es wird nicht gelesen.',
  // YAML.
  'The YAML is longer than {number} characters, and it can only be read as a whole: divide it, or write it as lines of JSON.':
    'Das YAML hat mehr als {number} Zeichen und lässt sich nur als Ganzes lesen: Teilen Sie es auf, oder schreiben Sie es als Zeilen von JSON.',
  'The text is not YAML: {reason:yaml}.': 'Der Text ist kein YAML: {reason}.',
  'The alias *{name} has no anchor before it in its document, or in its record of a long list; write its value out.':
    'Für den Alias *{name} gibt es davor keinen Anker in seinem Dokument oder, in einer langen Liste, in seinem Datensatz; schreiben Sie den Wert aus.',
  'The tag {tag} is not supported; write the value without a tag.':
    'Das Tag {tag} wird nicht unterstützt; schreiben Sie den Wert ohne Tag.',
  'A member name should be plain text, not a list or a mapping.':
    'Ein Schlüssel sollte einfacher Text sein, keine Liste und kein Objekt.',
  'The aliases in the text stand for too many values to be a record; write them out or remove them.':
    'Die Aliase im Text stehen für zu viele Werte, als dass es ein Metadatensatz sein könnte; schreiben Sie sie aus oder entfernen Sie sie.',
  // XML.
  'There is no element in the document.': 'Das Dokument enthält kein Element.',
  'There is text outside of the root element; a document is one element.':
    'Außerhalb des Wurzelelements steht Text; ein Dokument ist ein einziges Element.',
  'There is a second root element; a document is one element.':
    'Es gibt ein zweites Wurzelelement; ein Dokument ist ein einziges Element.',
  'The document ends in the middle of a tag, a comment or a CDATA section.':
    'Das Dokument endet mitten in einem Tag, einem Kommentar oder einem CDATA-Abschnitt.',
  'The document ends inside of an element: it has been cut off.':
    'Das Dokument endet innerhalb eines Elements: Es wurde abgeschnitten.',
  'An attribute should have a value in quotes: name="value".':
    'Ein Attribut braucht einen Wert in Anführungszeichen: name="value".',
  'There should be a space between two attributes.': 'Zwischen zwei Attributen gehört ein Leerzeichen.',
  'A comment cannot hold "--".': 'Ein Kommentar kann „--“ nicht enthalten.',
  '"]]>" is not allowed in text; write "]]&gt;".': '„]]>“ ist im Text nicht erlaubt; schreiben Sie „]]&gt;“.',
  'This reference does not name a character that XML allows.': 'Diese Referenz nennt kein Zeichen, das XML erlaubt.',
  'The XML declaration should be the very first thing in the document.':
    'Die XML-Deklaration muss ganz am Anfang des Dokuments stehen.',
  'The XML declaration should say version="1.0".': 'In der XML-Deklaration sollte version="1.0" stehen.',
  'There can be one DOCTYPE, before the root element.': 'Es kann einen DOCTYPE geben, vor dem Wurzelelement.',
  'After "<!" there should be a comment, a CDATA section or, before the root element, a DOCTYPE.':
    'Auf „<!“ folgt ein Kommentar, ein CDATA-Abschnitt oder, vor dem Wurzelelement, ein DOCTYPE.',
  'A name cannot hold this character; write a "<" that does not open a tag as "&lt;".':
    'Ein Name kann dieses Zeichen nicht enthalten; schreiben Sie ein „<“, das kein Tag öffnet, als „&lt;“.',
  'The element <{element}> is never closed: </{again}> is missing.':
    'Das Element <{element}> wird nicht geschlossen: </{again}> fehlt.',
  'The document is not well-formed XML: {reason:xml}': 'Das Dokument ist kein wohlgeformtes XML: {reason}',
  '{tag} closes nothing.': '{tag} schließt nichts.',
  '{tag} stands where </{expected}> should close <{open}>.':
    '{tag} steht dort, wo </{expected}> das Element <{open}> schließen sollte.',
  'The entity {entity} is not expanded: XML itself defines only &amp;, &lt;, &gt;, &quot; and &apos;; write the character itself.':
    'Die Entität {entity} wird nicht aufgelöst: XML selbst kennt nur &amp;, &lt;, &gt;, &quot; und &apos;; schreiben Sie das Zeichen selbst.',
  'Write a "&" that does not begin a reference as "&amp;".':
    'Schreiben Sie ein „&“, das keine Referenz beginnt, als „&amp;“.',
  'A "<" is not allowed in the value of an attribute; write "&lt;".':
    'Im Wert eines Attributs ist „<“ nicht erlaubt; schreiben Sie „&lt;“.',
  'The character U+{code} is not allowed in XML; remove it.':
    'Das Zeichen U+{code} ist in XML nicht erlaubt; entfernen Sie es.',
  'The attribute {attribute} occurs twice; keep one.':
    'Das Attribut {attribute} kommt zweimal vor; behalten Sie eines.',
  'The prefix "{prefix}" cannot be bound to "{uri}": XML reserves these names.':
    'Das Präfix „{prefix}“ kann nicht an „{uri}“ gebunden werden: XML reserviert diese Namen.',
  'The prefix "{prefix}" is bound to an empty namespace.':
    'Das Präfix „{prefix}“ ist an einen leeren Namensraum gebunden.',
  '"{name}" is not a name: it should have at most one colon, between the prefix and the local name.':
    '„{name}“ ist kein Name: Höchstens ein Doppelpunkt ist erlaubt, zwischen Präfix und lokalem Namen.',
  'The prefix "{prefix}" of "{name}" is not bound to a namespace; declare it with xmlns:{again}="…".':
    'Das Präfix „{prefix}“ von „{name}“ ist an keinen Namensraum gebunden; deklarieren Sie es mit xmlns:{again}="…".',
  'An element has more than {number} attributes.': 'Ein Element hat mehr als {number} Attribute.',
  'The document has more than {number} attributes.': 'Das Dokument hat mehr als {number} Attribute.',
  'The elements are nested more than {number} deep.': 'Die Elemente sind mehr als {number} Ebenen tief verschachtelt.',
  'The DOCTYPE should name the root element: <!DOCTYPE resource>.':
    'Der DOCTYPE sollte das Wurzelelement nennen: <!DOCTYPE resource>.',
  'The DOCTYPE holds something that is not a declaration.': 'Der DOCTYPE enthält etwas, das keine Deklaration ist.',
}
