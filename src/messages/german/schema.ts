import type { RuleTexts, Texts } from '../catalogue.ts'

/** Why findings of the schema count as they do. */
const why =
  'Schema-Befunde sind das Urteil des Kernels selbst: Sie melden genau das, was sein XSD ablehnt, in welchem Format auch immer der Metadatensatz vorliegt. Ein Metadatensatz mit einem solchen Befund ist ungültig, und DataCite lehnt ihn ab; deshalb lassen sie sich nicht abschalten.'

const page = (summary: string): RuleTexts => ({ summary, why, says: {} })

/** What the rules of the schema require. */
export const schemaPages: Readonly<Record<string, RuleTexts>> = {
  'schema/required': page('Eine Pflichtangabe oder ein Pflichtattribut fehlt.'),
  'schema/enum': page('Ein Begriff steht nicht im kontrollierten Vokabular des Kernels.'),
  'schema/empty': page('Ein Wert oder eine Liste ist leer, wo der Kernel Inhalt verlangt.'),
  'schema/type': page(
    'Ein Wert hat den falschen JSON-Typ: Text, wo eine Liste hingehört, eine Zahl, wo Text hingehört.',
  ),
  'schema/format': page('Ein Wert hat nicht die Form, die der Kernel verlangt: Jahr, DOI, Sprachcode, URI, Grade.'),
  'schema/range': page('Eine Länge oder Breite liegt außerhalb des zulässigen Bereichs.'),
  'schema/polygon-points': page('Ein Polygon hat weniger als vier Punkte oder mehr als einen inPolygonPoint.'),
  'schema/polygon-part': page('Ein Teil eines Polygons ist weder ein polygonPoint noch ein inPolygonPoint.'),
  'schema/not-in-kernel': page(
    'Eine Eigenschaft oder ein Attribut kam erst mit einem späteren Kernel als dem, nach dem geprüft wird.',
  ),
  'schema/unexpected-element': page('Ein XML-Element ist dem Kernel unbekannt oder an seiner Stelle nicht erlaubt.'),
  'schema/unexpected-attribute': page('Ein XML-Element hat ein Attribut, das der Kernel nicht kennt.'),
  'schema/unexpected-text': page('Ein XML-Element, das nur Elemente enthalten darf, enthält Text.'),
  'schema/repeated-element': page('Ein XML-Element, das nur einmal vorkommen darf, steht mehrmals da.'),
  'schema/element-order': page('XML-Elemente stehen nicht in der Reihenfolge, die der Kernel verlangt.'),
  'schema/root-element': page('Das Wurzelelement des XML-Dokuments ist nicht resource.'),
  'schema/namespace': page(
    'Der XML-Namensraum ist nicht der eines DataCite-Kernels oder nicht der des verlangten Kernels.',
  ),
  'schema/xsi-type': page('Ein xsi:type ist unbekannt oder passt nicht zum Element.'),
  'schema/not-well-formed': page(
    'Die Eingabe ist kein wohlgeformtes XML oder verwendet, was aus Sicherheit nicht gelesen wird, etwa Entitätsdeklarationen.',
  ),
  'schema/not-json': page(
    'Die Eingabe ist kein gültiges JSON: abgeschnitten, ein Komma zu viel, einfache Anführungszeichen …',
  ),
  'schema/not-yaml': page('Die Eingabe ist kein gültiges YAML oder verwendet ein Tag.'),
  'schema/not-bibtex': page(
    'Ein BibTeX-Eintrag oder -Wert wird nicht geschlossen, oder die Eingabe enthält keinen Eintrag.',
  ),
  'schema/too-long': page('Ein Metadatensatz in einem Strom ist länger als die Grenze, die dafür gesetzt wurde.'),
  'schema/encoding': page('Die Eingabe ist nicht UTF-8 oder nicht in der Kodierung, die sie angibt.'),
  'schema/unrecognised': page('Ein Wert ist nicht als Metadatensatz zu erkennen.'),
}

/** What findings of the schema say. */
export const schemaTexts: Texts = {
  '{what:expected}': '{what}',
  // What is missing.
  'The record has no {missing}; {label} is mandatory.': 'Im Metadatensatz fehlt {missing}; {label} ist Pflicht.',
  'This {holder} has no {missing}; {label} is mandatory.': 'In {holder} fehlt {missing}; {label} ist Pflicht.',
  'The record has no {missing} beside its {other}; {label} is mandatory.':
    'Im Metadatensatz fehlt {missing} neben {other}; {label} ist dann Pflicht.',
  'This {holder} has no {missing} beside its {other}; {label} is mandatory.':
    'In {holder} fehlt {missing} neben {other}; {label} ist dann Pflicht.',
  // JSON types.
  '"{name}" should be {expected:expected}, not {given:given}.': '„{name}“ ist {given}, erwartet wird {expected}.',
  'The {name} should be {expected:expected}, not {given:given}.': '{name} ist {given}, erwartet wird {expected}.',
  '{name} should be {expected:expected}, not {given:given}.': '{name} ist {given}, erwartet wird {expected}.',
  // Terms.
  '"{value}" is not allowed as {name}, which came with kernel {since}; the record is checked as {kernel}.':
    '„{value}“ ist als {name} nicht erlaubt; {name} kam mit Kernel {since}, geprüft wird nach {kernel}.',
  '"{value}" is not allowed as {name}; kernel {kernel} wants "DOI".':
    '„{value}“ ist als {name} nicht erlaubt; Kernel {kernel} verlangt „DOI“.',
  'The {name} "{value}" came with kernel {since}, but the record is checked as {kernel}; state kernel {again} or later, or use another term.':
    'Der Begriff „{value}“ für {name} kam mit Kernel {since}, geprüft wird aber nach {kernel}; geben Sie Kernel {again} oder später an oder verwenden Sie einen anderen Begriff.',
  '"{value}" is not a {name} of kernel {kernel}; it should be one of {terms:terms}.':
    '„{value}“ ist kein Begriff für {name} in Kernel {kernel}; erlaubt sind {terms}.',
  '"{value}" is not a {name} of kernel {kernel}; did you mean "{meant}"?':
    '„{value}“ ist kein Begriff für {name} in Kernel {kernel}; ist „{meant}“ gemeint?',
  'a {name} of kernel {kernel}': 'ein Begriff für {name} aus Kernel {kernel}',
  'one of {terms:terms}': 'einer von {terms}',
  'Replace it with "{meant}".': 'Durch „{meant}“ ersetzen.',
  // Forms.
  'The {name} "{value}" is out of range; it should be {expected:expected}.':
    '{name} „{value}“ liegt außerhalb des Bereichs; erwartet wird: {expected}.',
  '"{value}" is not valid as {name}; it should be {expected:expected}.':
    '„{value}“ ist als {name} nicht gültig; erwartet wird: {expected}.',
  'The {name} "{id}" occurs twice; it should be unique.':
    '{name} „{id}“ kommt zweimal vor, sollte aber eindeutig sein.',
  // Emptiness.
  '"{name}" is empty; it should hold text.': '„{name}“ ist leer; dort sollte Text stehen.',
  'The {name} is empty; it should hold text.': '{name} ist leer; dort sollte Text stehen.',
  '{name} is empty; it should hold text.': '{name} ist leer; dort sollte Text stehen.',
  'The list of {list} is empty; at least one {name} is mandatory.':
    'Die Liste {list} ist leer; mindestens einmal {name} ist Pflicht.',
  'at least one entry': 'mindestens ein Eintrag',
  // Polygons.
  'The polygon has more than one inPolygonPoint; keep one.':
    'Das Polygon hat mehr als einen inPolygonPoint; behalten Sie einen.',
  'The polygon has {points:polygonPoints}; it needs at least 4, the last one equal to the first.':
    'Das Polygon hat {points}; es braucht mindestens 4, der letzte gleich dem ersten.',
  'at most one inPolygonPoint': 'höchstens ein inPolygonPoint',
  'at least 4 polygonPoint': 'mindestens 4 polygonPoint',
  'A part of a polygon should hold one polygonPoint or one inPolygonPoint.':
    'Ein Teil eines Polygons sollte einen polygonPoint oder einen inPolygonPoint enthalten.',
  'one polygonPoint or one inPolygonPoint': 'ein polygonPoint oder ein inPolygonPoint',
  // Kernels.
  '{label} came with kernel {since}, but the record is checked as {kernel}; state kernel {again} or later, or leave it out.':
    '{label} kam mit Kernel {since}, geprüft wird aber nach {kernel}; geben Sie Kernel {again} oder später an oder lassen Sie die Angabe weg.',
  // The shape of XML.
  '<{element}> takes no attributes; remove "{attribute}".':
    '<{element}> hat keine Attribute; entfernen Sie „{attribute}“.',
  '<{element}> takes no attribute "{attribute}"; remove it.':
    '<{element}> hat kein Attribut „{attribute}“; entfernen Sie es.',
  '{attribute} is not allowed on <{element}>; if the element has no value, leave it out.':
    '{attribute} ist bei <{element}> nicht erlaubt; lassen Sie das Element weg, wenn es keinen Wert hat.',
  '<{element}> is in no namespace, so it is not the element {local} of the kernel; it should be in "{namespace}".':
    '<{element}> steht in keinem Namensraum und ist deshalb nicht das Element {local} des Kernels; richtig wäre „{namespace}“.',
  '<{element}> is in the namespace "{given}", so it is not the element {local} of the kernel; it should be in "{namespace}".':
    '<{element}> steht im Namensraum „{given}“ und ist deshalb nicht das Element {local} des Kernels; richtig wäre „{namespace}“.',
  '<{holder}> takes only text and <br/>; remove <{element}>, or move it to where it belongs.':
    '<{holder}> enthält nur Text und <br/>; entfernen Sie <{element}> oder verschieben Sie es dorthin, wo es hingehört.',
  '<{holder}> takes only text; remove <{element}>, or move it to where it belongs.':
    '<{holder}> enthält nur Text; entfernen Sie <{element}> oder verschieben Sie es dorthin, wo es hingehört.',
  '<{holder}> takes no <{element}>; remove <{again}>, or move it to where it belongs.':
    '<{holder}> enthält kein <{element}>; entfernen Sie <{again}> oder verschieben Sie es dorthin, wo es hingehört.',
  '<{element}> cannot contain a whole record; put that into a separate document.':
    '<{element}> kann keinen ganzen Metadatensatz enthalten; legen Sie diesen in ein eigenes Dokument.',
  'There is a second <{element}>; put everything into the first one.':
    'Es gibt ein zweites <{element}>; fassen Sie alles im ersten zusammen.',
  'There is a second <{element}>; keep one.': 'Es gibt ein zweites <{element}>; behalten Sie eines.',
  'There is a second <{element}>; put everything into the first one, or state kernel {since} or later.':
    'Es gibt ein zweites <{element}>; fassen Sie alles im ersten zusammen oder geben Sie Kernel {since} oder später an.',
  'There is a second <{element}>; keep one, or state kernel {since} or later.':
    'Es gibt ein zweites <{element}>; behalten Sie eines oder geben Sie Kernel {since} oder später an.',
  '<{element}> should stand before <{after}>: the order of the elements in <{parent}> is fixed.':
    '<{element}> gehört vor <{after}>: Die Reihenfolge der Elemente in <{parent}> ist festgelegt.',
  '<{element}> takes elements with no text between them; move the text into one of the elements, or remove it.':
    '<{element}> enthält Elemente ohne Text dazwischen; verschieben Sie den Text in eines der Elemente oder entfernen Sie ihn.',
  '<{element}> takes elements with no text between them, not even a CDATA section; move the text into one of the elements, or remove it.':
    '<{element}> enthält Elemente ohne Text dazwischen, auch keinen CDATA-Abschnitt; verschieben Sie den Text in eines der Elemente oder entfernen Sie ihn.',
  '<br> takes no attributes; remove "{attribute}".': '<br> hat keine Attribute; entfernen Sie „{attribute}“.',
  'A <br> should be empty: write <br/>.': 'Ein <br> sollte leer sein: Schreiben Sie <br/>.',
  '{name} is not allowed on <{element}>, whose type the kernel fixes; remove it.':
    '{name} ist bei <{element}> nicht erlaubt, dessen Typ der Kernel festlegt; entfernen Sie es.',
  'There is no type "{type}"; remove the attribute {name}.':
    'Es gibt keinen Typ „{type}“; entfernen Sie das Attribut {name}.',
  '<{element}> cannot be of type "{type}", which is not derived from {declared}; remove {name}.':
    '<{element}> kann nicht vom Typ „{type}“ sein, der nicht von {declared} abgeleitet ist; entfernen Sie {name}.',
  'The content of <{element}> does not fit the type "{type}"; correct the content, or remove {name}.':
    'Der Inhalt von <{element}> passt nicht zum Typ „{type}“; berichtigen Sie den Inhalt oder entfernen Sie {name}.',
  'The root element is <{root}>; a DataCite record is one <resource> element in the namespace "{namespace}".':
    'Das Wurzelelement ist <{root}>; ein DataCite-Metadatensatz ist ein einziges Element <resource> im Namensraum „{namespace}“.',
  'The record is in no namespace; it should be in exactly "{namespace}".':
    'Der Metadatensatz steht in keinem Namensraum; richtig ist genau „{namespace}“.',
  'The record is in the namespace "{given}"; it should be in exactly "{namespace}".':
    'Der Metadatensatz steht im Namensraum „{given}“; richtig ist genau „{namespace}“.',
  'The record is in no namespace; it is read as kernel {kernel}.':
    'Der Metadatensatz steht in keinem Namensraum; gelesen wird er als Kernel {kernel}.',
}
