import type { Texts } from '../catalogue.ts'

/** Why the parser of YAML gives up. */
const yamlReasons: Texts = {
  'TAG directive accepts exactly two arguments': 'die TAG-Direktive hat genau zwei Argumente',
  'YAML directive accepts exactly one argument': 'die YAML-Direktive hat genau ein Argument',
  'a line break is expected': 'erwartet wird ein Zeilenumbruch',
  'a whitespace character is expected after the key-value separator within a block mapping':
    'hinter dem Doppelpunkt nach einem Schlüssel gehört ein Leerzeichen',
  'alias node should not have any properties': 'ein Alias kann weder Anker noch Tag haben',
  'bad explicit indentation width of a block scalar; it cannot be less than one':
    'die Einrückung eines Textblocks kann nicht kleiner als eins sein',
  'bad indentation of a mapping entry': 'ein Schlüssel ist falsch eingerückt',
  'bad indentation of a sequence entry': 'ein Listeneintrag ist falsch eingerückt',
  'can not read a block mapping entry; a multiline key may not be an implicit key':
    'ein Schlüssel geht über mehrere Zeilen; vielleicht fehlt ein Doppelpunkt',
  'can not read a document': 'ein Dokument ist nicht lesbar',
  'deficient indentation': 'die Einrückung ist zu klein',
  'directive name must not be less than one character in length': 'einer Direktive fehlt der Name',
  'directives end mark is expected': 'hinter den Direktiven fehlt ---',
  'duplication of %YAML directive': 'die Direktive %YAML steht zweimal da',
  'duplication of a tag property': 'ein Wert hat zwei Tags',
  'duplication of an anchor property': 'ein Wert hat zwei Anker',
  'end of the stream or a document separator is expected': 'erwartet wird das Ende oder ein neues Dokument',
  "expected ':' after a mapping key": 'nach einem Schlüssel fehlt der Doppelpunkt',
  'expected hexadecimal character': 'erwartet wird eine hexadezimale Ziffer',
  "expected the node content, but found ','": 'vor einem Komma fehlt der Wert',
  'expected valid JSON character': 'ein Zeichen ist nicht erlaubt',
  'ill-formed argument of the YAML directive': 'das Argument der YAML-Direktive ist fehlerhaft',
  'ill-formed tag handle (first argument) of the TAG directive': 'das erste Argument der TAG-Direktive ist fehlerhaft',
  'ill-formed tag prefix (second argument) of the TAG directive':
    'das zweite Argument der TAG-Direktive ist fehlerhaft',
  'missed comma between flow collection entries': 'zwischen zwei Einträgen fehlt ein Komma',
  'name of an alias node must contain at least one character': 'einem Alias fehlt der Name',
  'name of an anchor node must contain at least one character': 'einem Anker fehlt der Name',
  'named tag handle cannot contain such characters': 'ein Tag enthält ein Zeichen, das nicht erlaubt ist',
  'nesting exceeded maxDepth ({depth})': 'die Verschachtelung ist tiefer als {depth} Ebenen',
  'null byte is not allowed in input': 'NUL-Zeichen sind nicht erlaubt',
  'repeat of a chomping mode identifier': 'bei einem Textblock steht + oder - zweimal',
  'repeat of an indentation width identifier': 'bei einem Textblock steht die Einrückung zweimal',
  'tab characters must not be used in indentation': 'Einrückungen dürfen keine Tabulatoren enthalten',
  'tag name cannot contain such characters: {name}': 'ein Tag kann diese Zeichen nicht enthalten: {name}',
  'tag suffix cannot contain exclamation marks': 'ein Tag enthält ein Ausrufezeichen zu viel',
  'tag suffix cannot contain flow indicator characters': 'ein Tag enthält Klammern oder Kommas',
  'the stream contains non-printable characters': 'der Text enthält nicht druckbare Zeichen',
  'there is a previously declared suffix for "{handle}" tag handle': 'das Tag-Kürzel „{handle}“ ist schon vergeben',
  'unacceptable YAML version of the document': 'die YAML-Version des Dokuments wird nicht unterstützt',
  'undeclared tag handle "{handle}"': 'das Tag-Kürzel „{handle}“ ist nicht deklariert',
  'unexpected end of the document within a double quoted scalar':
    'ein Text in doppelten Anführungszeichen wird nicht geschlossen',
  'unexpected end of the document within a single quoted scalar':
    'ein Text in einfachen Anführungszeichen wird nicht geschlossen',
  'unexpected end of the stream within a double quoted scalar':
    'ein Text in doppelten Anführungszeichen wird nicht geschlossen',
  'unexpected end of the stream within a flow collection': 'eine Klammer wird nicht geschlossen',
  'unexpected end of the stream within a single quoted scalar':
    'ein Text in einfachen Anführungszeichen wird nicht geschlossen',
  'unexpected end of the stream within a verbatim tag': 'ein Tag wird nicht geschlossen',
  'unidentified alias "{name}"': 'den Anker „{name}“ gibt es nicht',
  'unknown escape sequence': 'eine Maskierung ist nicht bekannt',
}

/** Error texts of the XML parser, for errors without a clearer message. */
const xmlReasons: Texts = {
  'xml prefix must be bound to {uri}.': 'Das Präfix xml gehört zu {uri}.',
  'xmlns prefix must be bound to {uri}.': 'Das Präfix xmlns gehört zu {uri}.',
  'the default namespace may not be set to {uri}.': 'Der Standardnamensraum kann nicht {uri} sein.',
  'may not assign the xml namespace to another prefix.': 'Der Namensraum von xml kann kein anderes Präfix haben.',
  'may not assign the xmlns namespace to another prefix.': 'Der Namensraum von xmlns kann kein anderes Präfix haben.',
  'empty entity name.': 'Einer Entität fehlt der Name.',
  'disallowed character in entity name.': 'Der Name einer Entität enthält ein unerlaubtes Zeichen.',
  'processing instruction without a target.': 'Einer Verarbeitungsanweisung fehlt das Ziel.',
  'disallowed character in processing instruction name.':
    'Der Name einer Verarbeitungsanweisung enthält ein unerlaubtes Zeichen.',
  'XML declaration is incomplete.': 'Die XML-Deklaration ist unvollständig.',
  'XML declaration must contain a version.': 'In der XML-Deklaration fehlt die Version.',
  'did not expect any more name/value pairs.': 'Die XML-Deklaration enthält zu viele Angaben.',
  'expected the name {name}.': 'In der XML-Deklaration wird {name} erwartet.',
  'expected one of {names}': 'In der XML-Deklaration wird eines von {names} erwartet.',
  'value required.': 'In der XML-Deklaration fehlt ein Wert.',
  'value must be quoted.': 'In der XML-Deklaration gehört ein Wert in Anführungszeichen.',
  'encoding value must match {again}.': 'Die Kodierung in der XML-Deklaration hat keine gültige Form.',
  'standalone value must match "yes" or "no".': 'Für standalone ist „yes“ oder „no“ erlaubt.',
  'whitespace required.': 'In der XML-Deklaration fehlt ein Leerzeichen.',
  'processing instructions are not allowed before root.':
    'Vor dem Wurzelelement sind Verarbeitungsanweisungen nicht erlaubt.',
  'The character ? is disallowed anywhere in XML declarations.':
    'In der XML-Deklaration ist das Zeichen ? nicht erlaubt.',
  'forward-slash in opening tag not followed by >.': 'In einem Tag folgt auf / kein >.',
  'invalid attempt to undefine prefix in XML 1.0': 'Ein Präfix lässt sich in XML 1.0 nicht aufheben.',
  'unclosed tag: {name}': 'Das Element {name} wird nicht geschlossen.',
  'malformed name: {name}.': '{name} ist kein gültiger Name.',
  'tags may not have "xmlns" as prefix.': 'Ein Element kann nicht das Präfix „xmlns“ haben.',
  'unbound namespace prefix: "{prefix}".': 'Das Präfix „{prefix}“ ist an keinen Namensraum gebunden.',
  'duplicate attribute: {name}.': 'Das Attribut {name} kommt zweimal vor.',
  'weird empty close tag.': 'Einem schließenden Tag fehlt der Name.',
}

/** Why the parser of TOML gives up. */
const tomlReasons: Texts = {
  'document contains excessively nested structures. aborting.': 'die Verschachtelung ist zu tief',
  'invalid value': 'ein Wert ist ungültig',
  'illegal leading zero': 'eine Zahl beginnt mit einer überflüssigen Null',
  'illegal underscore': 'ein Unterstrich steht nicht zwischen zwei Ziffern',
  'illegal character in numeric literal': 'eine Zahl enthält ein unerlaubtes Zeichen',
  'unfinished numeric value': 'eine Zahl ist unvollständig',
  'invalid date': 'ein Datum ist ungültig',
  'invalid date-time: date part is malformed': 'das Datum in einem Zeitpunkt ist fehlerhaft',
  'invalid date-time: time part is malformed': 'die Uhrzeit in einem Zeitpunkt ist fehlerhaft',
  'trying to redefine an already defined value': 'ein Schlüssel ist schon vergeben',
  'trying to redefine an already defined table or value': 'eine Tabelle oder ein Schlüssel ist schon vergeben',
  'expected end of table array declaration': 'die Überschrift einer Tabellenliste endet nicht mit ]]',
  'each key-value declaration must be followed by an end-of-line':
    'hinter einem Wert steht noch Text in derselben Zeile',
  'control characters are not allowed in strings': 'eine Zeichenkette enthält ein Steuerzeichen',
  'control characters are not allowed in comments': 'ein Kommentar enthält ein Steuerzeichen',
  'invalid non-hex character in unicode escape': 'eine Unicode-Maskierung enthält etwas anderes als Hexadezimalziffern',
  'invalid unicode escape': 'eine Unicode-Maskierung ist ungültig',
  'unrecognised escape sequence': 'eine Maskierung ist nicht bekannt',
  'invalid escape: only line-ending whitespace may be escaped':
    'auf einen Backslash vor Leerraum folgt nicht das Ende der Zeile',
  'unfinished string': 'eine Zeichenkette wird nicht geschlossen',
  'unexpected end of key': 'ein Schlüssel endet zu früh',
  'illegal empty bare key': 'ein Schlüssel ist leer',
  'illegal quoted key: multiline strings are not allowed':
    'ein Schlüssel steht in dreifachen Anführungszeichen, was nicht erlaubt ist',
  'illegal character in key': 'ein Schlüssel enthält ein unerlaubtes Zeichen',
  'incomplete key-value: cannot find end of key': 'ein Schlüssel hat kein Ende; vielleicht fehlt = oder ]',
  'expected comma or end of structure': 'es fehlt ein Komma oder eine schließende Klammer',
  'unfinished table': 'eine Tabelle wird nicht geschlossen',
  'unfinished array': 'eine Liste wird nicht geschlossen',
}

/** Why the parser of Turtle gives up. */
const turtleReasons: Texts = {
  'Unexpected "{sign}"': '„{sign}“ ist hier nicht erlaubt',
  'Unexpected {token:token}': '{token} ist hier nicht erlaubt',
  'Invalid IRI': 'eine IRI ist ungültig',
  'Undefined prefix "{prefix}:"': 'das Präfix „{prefix}:“ ist nicht deklariert',
  'Expected entity but got {token:token}': 'erwartet wird eine IRI oder ein anderer Knoten, nicht {token}',
  'Expected predicate but got {token:token}': 'erwartet wird ein Prädikat, nicht {token}',
  'Disallowed blank node as predicate': 'ein leerer Knoten kann kein Prädikat sein',
  'Expected punctuation to follow "{value}"': 'hinter „{value}“ fehlt ein Punkt, Semikolon oder Komma',
  'Expected prefix to follow @prefix': 'hinter @prefix fehlt das Präfix',
  'Expected IRI to follow prefix "{prefix}:"': 'hinter dem Präfix „{prefix}:“ fehlt die IRI',
  'Expected valid IRI to follow base declaration': 'hinter @base fehlt eine gültige IRI',
  'Expected declaration to end with a dot': 'hinter einer Deklaration fehlt der Punkt',
  'Detected language tag with subtag longer than 8 characters': 'ein Teil eines Sprachcodes ist länger als 8 Zeichen',
}

/** The kinds of Turtle token named in the parser's errors. */
const turtleTokens: Texts = {
  eof: 'das Ende des Texts',
  literal: 'ein Literal',
  IRI: 'eine IRI',
  prefixed: 'ein Name mit Präfix',
  blank: 'ein leerer Knoten',
  langcode: 'ein Sprachcode',
  type: 'ein Datentyp',
  typeIRI: 'ein Datentyp',
  abbreviation: 'eine Abkürzung wie a',
  graph: 'ein Graph',
  'graph closing': 'das Ende eines Graphen',
  'annotation syntax closing': 'das Ende einer Annotation',
  'list in reified triple': 'eine Liste in einem Tripel',
  'compound blank node expression in reified triple': 'ein leerer Knoten mit Aussagen in einem Tripel',
  '{sign}': '„{sign}“',
}

/** The lists of reasons, by their names. */
export const parserPhrases: Readonly<Record<string, Texts>> = {
  yaml: yamlReasons,
  xml: xmlReasons,
  toml: tomlReasons,
  turtle: turtleReasons,
  token: turtleTokens,
}
