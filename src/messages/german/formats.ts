import type { Texts } from '../catalogue.ts'

/** What the readers of formats other than those of `readers.ts` say. */
export const formatTexts: Texts = {
  // What several formats share.
  'The input is empty.': 'Die Eingabe ist leer.',
  'The values are nested more than {number} deep, as no record should be.':
    'Die Werte sind mehr als {number} Ebenen tief verschachtelt; so tief ist kein Metadatensatz.',
  '"{name}" should be {expected:expected}, not {given:kind}.': '„{name}“ ist {given}, erwartet wird {expected}.',
  'The date "{date}" is not an ISO 8601 date; it is kept as it is.':
    'Das Datum „{date}“ entspricht nicht ISO 8601; es bleibt, wie es ist.',
  // CSL-JSON.
  'This is not a CSL-JSON item: it is not an object.': 'Das ist kein Eintrag in CSL-JSON: Es ist kein Objekt.',
  '{type:quoted} is not an item type of CSL 1.0.2; it is read as Other.':
    '{type} ist kein Eintragstyp von CSL 1.0.2; er wird als Other gelesen.',
  '{text:quoted} is not a DOI.': '{text} ist keine DOI.',
  '{value:quoted} is not a date that can be read.': '{value} ist kein lesbares Datum.',
  '{parts:quoted} is read as {date}.': '{parts} wird als {date} gelesen.',
  '"{name}" should be text.': '„{name}“ sollte Text sein.',
  '"{name}" should be text, so only the first of its texts is read.':
    '„{name}“ sollte Text sein; gelesen wird nur der erste Text.',
  // Crossref.
  'This is not a Crossref work: it has no "DOI".': 'Das ist kein Metadatensatz von Crossref: „DOI“ fehlt.',
  'Crossref has no type "{type}", so it is read as Other.':
    'Crossref hat keinen Typ „{type}“; er wird als Other gelesen.',
  '{date} is not a valid date, so only its year is read.': '{date} ist kein gültiges Datum; gelesen wird nur das Jahr.',
  'Crossref answered: {answer}.': 'Crossref hat geantwortet: {answer}.',
  'There is no work within <{root}>: no journal, book, conference, dissertation, report, standard, database, peer review or posted content.':
    'In <{root}> steht kein Werk: keine Zeitschrift, kein Buch, keine Konferenz, keine Dissertation, kein Bericht, keine Norm, keine Datenbank, kein Gutachten und kein „posted content“ wie ein Preprint.',
  // Dublin Core and MODS.
  'This is not a Dublin Core description: it is not an object.':
    'Das ist keine Beschreibung in Dublin Core: Es ist kein Objekt.',
  'This is not a Dublin Core description: it has none of the members {names}, ….':
    'Das ist keine Beschreibung in Dublin Core: Schlüssel wie {names}, … fehlen.',
  'There is no Dublin Core description within <{root}>: no element in the namespace "{namespace}".':
    'In <{root}> steht keine Beschreibung in Dublin Core: kein Element im Namensraum „{namespace}“.',
  '<{element}> is not an element of Dublin Core 1.1, so it is kept aside.':
    '<{element}> ist kein Element von Dublin Core 1.1 und wird beiseitegelegt.',
  'There is no <mods> within <{root}>, in the namespace "{namespace}".':
    'In <{root}> steht kein <mods> im Namensraum „{namespace}“.',
  // PubMed and OpenAlex.
  'There is no citation in this text: in PubMed’s format, one begins with "PMID- ".':
    'Dieser Text enthält keine Literaturangabe: Im Format von PubMed beginnt eine mit „PMID- “.',
  'There is no citation within <{root}>: PubMed puts each in a <PubmedArticle>.':
    'In <{root}> steht keine Literaturangabe: PubMed schreibt jede in ein <PubmedArticle>.',
  'This is not a work of OpenAlex: it has neither "id" nor "doi".':
    'Das ist kein Metadatensatz von OpenAlex: „id“ und „doi“ fehlen.',
  // Repositories and agencies.
  'This is not a work in Commonmeta: it has no "type".': 'Das ist kein Metadatensatz in Commonmeta: „type“ fehlt.',
  'This is not Crosscite JSON: it is not an object.': 'Das ist kein Crosscite-JSON: Es ist kein Objekt.',
  'This is not an InvenioRDM record: it has no "metadata" object.':
    'Das ist kein Metadatensatz von InvenioRDM: Das Objekt „metadata“ fehlt.',
  'This is not a record of Zenodo: it has no "metadata" object.':
    'Das ist kein Metadatensatz von Zenodo: Das Objekt „metadata“ fehlt.',
  'This is not the metadata of a deposit in Zenodo: it is not an object.':
    'Das sind keine Metadaten, wie Zenodo sie annimmt: Es ist kein Objekt.',
  '"{relation}" is no relation that DataCite has, so it is read as Other.':
    '„{relation}“ ist keine Beziehung, die DataCite kennt; sie wird als Other gelesen.',
  'The scheme "{scheme}" has no identifier.': 'Zum Schema „{scheme}“ fehlt der Identifikator.',
  // Software.
  'This is not a CITATION.cff: it has no "cff-version".': 'Das ist keine CITATION.cff: „cff-version“ fehlt.',
  'CFF {version} is not known; it is read as 1.2.': 'CFF {version} ist nicht bekannt und wird als 1.2 gelesen.',
  'This author has no name.': 'Hier fehlt der Name der Person oder Organisation.',
  '"{text}" is not an ORCID iD; it is kept aside.': '„{text}“ ist keine ORCID iD und wird beiseitegelegt.',
  'The description "{description}" of an identifier is not kept.':
    'Die Beschreibung „{description}“ eines Identifikators bleibt nicht erhalten.',
  'A record has one language; {languages} is left out.':
    'Ein Metadatensatz hat nur eine Sprache; ausgelassen wird: {languages}.',
  'This is not a package.json: it has no "name".': 'Das ist keine package.json: „name“ fehlt.',
  'This is not TOML: {reason:toml}.': 'Das ist kein TOML: {reason}.',
  'This is not TOML: {reason}.': 'Das ist kein TOML (Meldung des Parsers: {reason}).',
  'This is not a pyproject.toml of a package: neither [project] nor [tool.poetry] has a "name".':
    'Das ist keine pyproject.toml eines Pakets: Weder [project] noch [tool.poetry] hat einen „name“.',
  // JSON-LD and other graphs.
  'This is not a schema.org node: an object with "@type" is expected.':
    'Das ist kein Knoten von schema.org: Erwartet wird ein Objekt mit „@type“.',
  'This is not a schema.org work: it has neither "@type" nor "name".':
    'Das ist kein Werk in schema.org: „@type“ und „name“ fehlen.',
  'The context "{address}" is never fetched: terms that only it defines are kept aside, the others are read as schema.org\'s.':
    'Der Kontext „{address}“ wird nie abgerufen: Begriffe, die nur er definiert, werden beiseitegelegt, die übrigen als solche von schema.org gelesen.',
  'The context "{address}" is never fetched: terms that only it defines are left out.':
    'Der Kontext „{address}“ wird nie abgerufen: Begriffe, die nur er definiert, werden ausgelassen.',
  'The class "{class}" corresponds to no general resource type; it is read as "Other".':
    'Der Klasse „{class}“ entspricht kein resourceTypeGeneral; sie wird als „Other“ gelesen.',
  'The role "{role}" is not a contributorType; it is read as "Other".':
    'Die Rolle „{role}“ ist kein contributorType; sie wird als „Other“ gelesen.',
  'This agent has neither a name nor an identifier; it is left out.':
    'Diese Person oder Organisation hat weder Namen noch Identifikator; sie wird ausgelassen.',
  'The value of "{property}" has neither name nor identifier; it is left out.':
    'Der Wert von „{property}“ hat weder Namen noch Identifikator; er wird ausgelassen.',
  'A shape that is not a point, a box or a polygon of numbers is left out.':
    'Eine Form, die weder Punkt noch Rechteck noch Polygon aus Zahlen ist, wird ausgelassen.',
  'This is not an RO-Crate: no entity of its "@graph" is the root that ro-crate-metadata.json describes.':
    'Das ist kein RO-Crate: Keine Entität in „@graph“ ist die Wurzel, die ro-crate-metadata.json beschreibt.',
  'There is no dcat:Dataset, dcat:DataService or other dcat:Resource in this graph.':
    'Dieser Graph enthält weder dcat:Dataset noch dcat:DataService noch eine andere dcat:Resource.',
  'This is not Turtle: {reason:turtle} on line {line}.': 'Das ist kein Turtle: {reason} (Zeile {line}).',
  'This is not Turtle: {reason}.': 'Das ist kein Turtle (Meldung des Parsers: {reason}).',
  // Pages.
  'This block of JSON-LD is never closed: </script> is missing.':
    'Dieser Block aus JSON-LD wird nicht geschlossen: </script> fehlt.',
  'The page names two DOIs, {first:quoted} and {second:quoted}; what it says with the second is passed over.':
    'Die Seite nennt zwei DOIs, {first} und {second}; was sie zur zweiten sagt, wird übergangen.',
  'The page describes itself, but no work: it has neither JSON-LD of a work nor elements such as citation_title, DC.title or prism.doi. Its title and description are read.':
    'Die Seite beschreibt sich selbst, aber kein Werk: Sie hat weder JSON-LD eines Werks noch Elemente wie citation_title, DC.title oder prism.doi. Gelesen werden ihr Titel und ihre Beschreibung.',
  'Nothing else on the page describes a work; its title and description are read.':
    'Sonst beschreibt nichts auf der Seite ein Werk; gelesen werden ihr Titel und ihre Beschreibung.',
  'Nothing else on the page describes a work: it has neither elements such as citation_title or DC.title nor a title.':
    'Sonst beschreibt nichts auf der Seite ein Werk: Sie hat weder Elemente wie citation_title oder DC.title noch einen Titel.',
  'The page holds no metadata of a work: no JSON-LD, no elements such as citation_title or DC.title, and no title. If a script adds them, save the page from a browser.':
    'Die Seite enthält keine Metadaten eines Werks: kein JSON-LD, keine Elemente wie citation_title oder DC.title und keinen Titel. Ergänzt sie erst ein Skript, speichern Sie die Seite aus einem Browser.',
}
