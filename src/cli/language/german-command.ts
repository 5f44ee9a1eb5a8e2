import type { Texts } from '../../messages/catalogue.ts'

/** What the command line says of wrong use, in German; what is not here is said in English. */
export const usageTexts: Texts = {
  "Unknown command '{name}'.": 'Unbekannter Befehl „{name}“.',
  "Unknown option '{name}'.": 'Unbekannte Option „{name}“.',
  "The option '{name}' takes no value.": 'Die Option „{name}“ nimmt keinen Wert.',
  "The option '{name}' needs a value: {usage}.": 'Die Option „{name}“ braucht einen Wert: {usage}.',
  "The option '{name}' needs a whole number, 0 or more, not '{text}'.":
    'Die Option „{name}“ braucht eine ganze Zahl ab 0, nicht „{text}“.',
  "The option '{name}' needs a whole number above 0.": 'Die Option „{name}“ braucht eine ganze Zahl über 0.',
  "Unknown value '{text}' for {what}.": 'Unbekannter Wert „{text}“ für {what}.',
  "'--rule {setting}' lacks a severity: write --rule {again}=off.":
    'In „--rule {setting}“ fehlt der Schweregrad: Schreiben Sie --rule {again}=off.',
  "'--output {setting}' should be written format=file, such as {example}.":
    '„--output {setting}“ ist als format=datei zu schreiben, etwa {example}.',
  'Nothing to check: name files, folders, patterns or DOIs, or - for standard input.':
    'Nichts zu prüfen: Nennen Sie Dateien, Ordner, Muster oder DOIs, oder - für die Standardeingabe.',
  'Nothing to fix: name files, folders or patterns, or - for standard input.':
    'Nichts zu korrigieren: Nennen Sie Dateien, Ordner oder Muster, oder - für die Standardeingabe.',
  '--watch cannot wait for standard input; name files or folders.':
    '--watch kann nicht auf die Standardeingabe warten; nennen Sie Dateien oder Ordner.',
  '--format says how --dry-run shows the fixes; add --dry-run.':
    '--format sagt, wie --dry-run die Korrekturen zeigt; ergänzen Sie --dry-run.',
  'Large inputs, archives and compressed files are shown as JSON Patches: --format patch.':
    'Große Eingaben, Archive und komprimierte Dateien werden als JSON Patch gezeigt: --format patch.',
  '--config and --no-config contradict each other; give one of them.':
    '--config und --no-config widersprechen einander; geben Sie eines davon an.',
  '--online and --offline contradict each other; give one of them.':
    '--online und --offline widersprechen einander; geben Sie eines davon an.',
  "--online should list some of {kinds}, such as doi,orcid; not '{text}'.":
    '--online soll einige von {kinds} nennen, etwa doi,orcid; nicht „{text}“.',
  '--update-baseline takes all inputs in one run; leave out --resume and --shard.':
    '--update-baseline nimmt alle Eingaben in einem Lauf auf; lassen Sie --resume und --shard weg.',
  'There is no baseline {file}; write it with --update-baseline.':
    'Es gibt keine Baseline {file}; schreiben Sie sie mit --update-baseline.',
  "There is no baseline {file}; 'citable check --update-baseline' writes it.":
    'Es gibt keine Baseline {file}; „citable check --update-baseline“ schreibt sie.',
  'The baseline {file} is of version {one}, and this citable knows version {other}; write it anew with --update-baseline, or use the citable that wrote it.':
    'Die Baseline {file} ist von Version {one}, dieses citable kennt Version {other}; schreiben Sie sie mit --update-baseline neu, oder verwenden Sie das citable, das sie geschrieben hat.',
  'The baseline {file} cannot be written: {reason}.': 'Die Baseline {file} lässt sich nicht schreiben: {reason}.',
  'The baseline {file} exceeds 2,000,000 findings.': 'Die Baseline {file} überschreitet 2.000.000 Befunde.',
  '{file} is no baseline; write one with --update-baseline.':
    '{file} ist keine Baseline; schreiben Sie eine mit --update-baseline.',
  'Cannot be read: no such file or folder.': 'Nicht lesbar: Eine solche Datei oder einen solchen Ordner gibt es nicht.',
  'Cannot be read: permission denied.': 'Nicht lesbar: Der Zugriff wurde verweigert.',
  'Cannot be read: {reason}.': 'Nicht lesbar: {reason}.',
  'The folder cannot be opened: permission denied.':
    'Der Ordner lässt sich nicht öffnen: Der Zugriff wurde verweigert.',
  'The folder cannot be opened: {reason}.': 'Der Ordner lässt sich nicht öffnen: {reason}.',
  'Cannot be written: no such file or folder.': 'Nicht geschrieben: Den Ordner gibt es nicht.',
  'Cannot be written: permission denied.': 'Nicht geschrieben: Der Zugriff wurde verweigert.',
  'Cannot be written: {reason}.': 'Nicht geschrieben: {reason}.',
  'The report cannot be written: no such file or folder.':
    'Der Bericht ist nicht geschrieben: Den Ordner gibt es nicht.',
  'The report cannot be written: {reason}.': 'Der Bericht ist nicht geschrieben: {reason}.',
  'No file matches the pattern.': 'Auf das Muster passt keine Datei.',
  'The folder contains no records: no file in it ends with {endings}.':
    'Der Ordner enthält keine Metadatensätze: Keine Datei darin endet auf {endings}.',
  'This is a DOI, but --offline fetches nothing; name a file that contains its record.':
    'Das ist eine DOI, aber --offline ruft nichts ab; nennen Sie eine Datei mit ihrem Metadatensatz.',
  'This is an address, but --offline fetches nothing; name a file instead.':
    'Das ist eine Adresse, aber --offline ruft nichts ab; nennen Sie stattdessen eine Datei.',
  'Interrupted: what comes behind it was not checked.': 'Unterbrochen: Was dahinter kommt, ist nicht geprüft.',
  'Interrupted: what comes behind it was not counted.': 'Unterbrochen: Was dahinter kommt, ist nicht gezählt.',
  'Interrupted: the file that was being fixed is as it was.':
    'Unterbrochen: Die Datei, die gerade korrigiert wurde, ist, wie sie war.',
  'It is fetched and cannot be written back; --dry-run shows the fixes.':
    'Sie ist abgerufen und lässt sich nicht zurückschreiben; --dry-run zeigt die Korrekturen.',
  "--shard should be a part and the number of parts, such as 2/16, not '{text}'.":
    '--shard soll ein Teil und die Zahl der Teile sein, etwa 2/16, nicht „{text}“.',
  "{place}: unknown rule '{rule}'.": '{place}: unbekannte Regel „{rule}“.',
  "Unknown rule '{rule}'.": 'Unbekannte Regel „{rule}“.',
  "{place}: Unknown key '{key}'.": '{place}: Unbekannter Schlüssel „{key}“.',
  '{place}: There is no rule "{rule}".': '{place}: Es gibt keine Regel „{rule}“.',
  '{place}: There is no rule "{rule}"; did you mean "{name}"?':
    '{place}: Es gibt keine Regel „{rule}“; meinten Sie „{name}“?',
  '--rule (\'citable explain\' lists all rules): There is no rule "{rule}".':
    '--rule: Es gibt keine Regel „{rule}“; „citable explain“ zählt alle auf.',
  '--rule (\'citable explain\' lists all rules): There is no rule "{rule}"; did you mean "{name}"?':
    '--rule: Es gibt keine Regel „{rule}“; meinten Sie „{name}“?',
  "{place}: '{key}' has an unknown value.": '{place}: „{key}“ hat einen unbekannten Wert.',
  "{place}: '{key}' is missing.": '{place}: „{key}“ fehlt.',
  "{place}: '{key}' is empty.": '{place}: „{key}“ ist leer.',
  "{place}: '{key}' should be {least} or more.": '{place}: „{key}“ soll mindestens {least} sein.',
  "{place}: '{key}' should be a text.": '{place}: „{key}“ soll ein Text sein.',
  "{place}: '{key}' should be a number.": '{place}: „{key}“ soll eine Zahl sein.',
  "{place}: '{key}' should be a whole number.": '{place}: „{key}“ soll eine ganze Zahl sein.',
  "{place}: '{key}' should be true or false.": '{place}: „{key}“ soll true oder false sein.',
  "{place}: '{key}' should be a list.": '{place}: „{key}“ soll eine Liste sein.',
  "{place}: '{key}' should be an object.": '{place}: „{key}“ soll ein Objekt sein.',
  "{place}: '{key}': A day is written YYYY-MM-DD.": '{place}: „{key}“: Ein Tag wird JJJJ-MM-TT geschrieben.',
  "{place}: The key '{key}' is there twice.": '{place}: Der Schlüssel „{key}“ steht zweimal da.',
  '{place}: The configuration should be an object.': '{place}: Die Konfiguration soll ein Objekt sein.',
  '{place}: There is no property "{name}".': '{place}: Es gibt keine Eigenschaft „{name}“.',
  '{place}: There is no property "{name}"; did you mean "{meant}"?':
    '{place}: Es gibt keine Eigenschaft „{name}“; meinten Sie „{meant}“?',
  "{place}: there is no package '{name}' to extend; install it (npm install --save-dev {again}), or write a path that begins with ./.":
    '{place}: Es gibt kein Paket „{name}“ zum Erweitern; installieren Sie es (npm install --save-dev {again}) oder schreiben Sie einen Pfad, der mit ./ beginnt.',
  'The configuration {file} should export an object as its default.':
    'Die Konfiguration {file} soll als default ein Objekt exportieren.',
  '{file} cannot be read: {reason}.': '{file} lässt sich nicht lesen: {reason}.',
  'The configuration {file} cannot be loaded: {reason}': 'Die Konfiguration {file} lässt sich nicht laden: {reason}',
  'There is no folder {folder}; name the one that holds the records.':
    'Es gibt keinen Ordner {folder}; nennen Sie den mit den Metadatensätzen.',
  '--changed needs a git repository, and {folder} is in none.':
    '--changed braucht ein Git-Repositorium, und {folder} liegt in keinem.',
  '--changed={ref}: git knows no such branch, tag or commit; fetch it first (git fetch origin {again}).':
    '--changed={ref}: Git kennt keinen solchen Zweig, kein solches Tag und keinen solchen Commit; holen Sie ihn zuerst (git fetch origin {again}).',
}

/** What may follow any of these. */
export const usageSentences: Texts = {
  "Did you mean '{name}'?": 'Meinten Sie „{name}“?',
  'The commands are {names}.': 'Die Befehle sind {names}.',
  'Known are {names}.': 'Bekannt sind {names}.',
  'It can be {names}.': 'Möglich sind {names}.',
  'Mend the baseline, or write it anew with --update-baseline.':
    'Berichtigen Sie die Baseline, oder schreiben Sie sie mit --update-baseline neu.',
  "Check folders one by one, each with a --baseline of its own, or turn off the rules with the most findings, which 'citable check --summary-only' counts.":
    'Prüfen Sie Ordner einzeln, jeden mit einer eigenen --baseline, oder schalten Sie die Regeln mit den meisten Befunden aus, die „citable check --summary-only“ zählt.',
  'For other formats, name one with --from.': 'Für andere Formate nennen Sie eines mit --from.',
  "'citable explain' lists all rules.": '„citable explain“ zählt alle Regeln auf.',
}

/** What editors show of the properties, in German. */
export const propertyTexts: Texts = {
  'The DOI of the resource: a prefix that begins with 10., a slash and a suffix, without https://doi.org/.':
    'Die DOI der Ressource: ein Präfix, das mit 10. beginnt, ein Schrägstrich und ein Suffix, ohne https://doi.org/.',
  'The identifier of the resource, where that is not a DOI.': 'Der Identifikator der Ressource, wo er keine DOI ist.',
  'The type of that identifier. DataCite registers DOIs only.':
    'Der Typ dieses Identifikators. DataCite registriert nur DOIs.',
  'Who made the resource, the most important first; those whom a citation names.':
    'Wer die Ressource geschaffen hat, die Wichtigsten zuerst; die, die ein Zitat nennt.',
  'Who else had a part in it, each with a role.': 'Wer sonst daran mitgewirkt hat, jeweils mit einer Rolle.',
  'The role: who collected, edited, funded, hosted, … the resource.':
    'Die Rolle: wer die Ressource gesammelt, herausgegeben, finanziert, bereitgestellt, … hat.',
  'The names by which the resource is known; the one without a type is the main title.':
    'Die Namen, unter denen die Ressource bekannt ist; der ohne Typ ist der Haupttitel.',
  'The title, as plain text.': 'Der Titel als reiner Text.',
  'What kind of title this is; the main title has no type.':
    'Was für ein Titel das ist; der Haupttitel hat keinen Typ.',
  'Who holds, publishes or distributes the resource, as a citation names it; for data usually the repository.':
    'Wer die Ressource bewahrt, veröffentlicht oder verbreitet, wie ein Zitat es nennt; bei Daten meist das Repositorium.',
  'The name of the publisher.': 'Der Name des Herausgebers.',
  'An identifier of the publisher, preferably a ROR ID.': 'Ein Identifikator des Herausgebers, am besten eine ROR-ID.',
  'The scheme of that identifier: ROR, Wikidata, re3data, …':
    'Das Schema dieses Identifikators: ROR, Wikidata, re3data, …',
  'The year in which the resource was or will be made public, in four digits; with an embargo, the year in which that ends.':
    'Das Jahr, in dem die Ressource öffentlich wurde oder wird, mit vier Ziffern; bei einem Embargo das Jahr, in dem es endet.',
  'Subjects, keywords or classification codes, one in each entry.':
    'Themen, Schlagwörter oder Notationen einer Klassifikation, eines je Eintrag.',
  'One subject or keyword.': 'Ein Thema oder Schlagwort.',
  'The name of the vocabulary or classification that the subject is from.':
    'Der Name des Vokabulars oder der Klassifikation, aus der das Thema stammt.',
  'The address of the term in that vocabulary.': 'Die Adresse des Begriffs in diesem Vokabular.',
  'The code of the subject in its classification.': 'Die Notation des Themas in seiner Klassifikation.',
  'Days and periods that matter to the resource.': 'Tage und Zeiträume, die für die Ressource wichtig sind.',
  'A day or a period in the form of W3C date and time or RKMS-ISO8601: 2021, 2021-05, 2021-05-04, 2019/2021.':
    'Ein Tag oder Zeitraum in der Form von W3C Date and Time oder RKMS-ISO8601: 2021, 2021-05, 2021-05-04, 2019/2021.',
  'What happened then: Issued, Created, Collected, Available, …':
    'Was dann geschah: Issued, Created, Collected, Available, …',
  'A remark on the date, such as what an Other date is about.':
    'Eine Bemerkung zum Datum, etwa worum es bei Other geht.',
  'The main language of the resource, by its code (RFC 5646): en, de, zh-Hans.':
    'Die Hauptsprache der Ressource als Code (RFC 5646): en, de, zh-Hans.',
  'What the resource is.': 'Was die Ressource ist.',
  'The general type of the resource.': 'Der allgemeine Typ der Ressource.',
  'The type in words of your own; together with the general type it should make sense: Dataset/Census data.':
    'Der Typ in eigenen Worten; mit dem allgemeinen Typ zusammen soll er Sinn ergeben: Dataset/Volkszählung.',
  'Other identifiers of the very same resource, such as an accession number.':
    'Weitere Identifikatoren derselben Ressource, etwa eine Zugangsnummer.',
  'An identifier other than the DOI.': 'Ein anderer Identifikator als die DOI.',
  'The type of that identifier, in words of your own.': 'Der Typ dieses Identifikators, in eigenen Worten.',
  'Identifiers of other resources that this one is related to.':
    'Identifikatoren anderer Ressourcen, mit denen diese in Beziehung steht.',
  'The identifier of the other resource, in the form of its type.':
    'Der Identifikator der anderen Ressource, in der Form seines Typs.',
  'The type of the identifier: DOI, URL, ISBN, …': 'Der Typ des Identifikators: DOI, URL, ISBN, …',
  'How this resource is related to the other: it IsCitedBy, IsPartOf, IsNewVersionOf, … the other.':
    'Wie diese Ressource zur anderen steht: IsCitedBy, IsPartOf, IsNewVersionOf, …',
  'The scheme of the metadata, with HasMetadata and IsMetadataFor only.':
    'Das Schema der Metadaten, nur bei HasMetadata und IsMetadataFor.',
  'The general type of the other resource.': 'Der allgemeine Typ der anderen Ressource.',
  'Resources that this one is related to, described here because they may have no identifier.':
    'Ressourcen, mit denen diese in Beziehung steht, hier beschrieben, weil sie vielleicht keinen Identifikator haben.',
  'How this resource is related to the item.': 'Wie diese Ressource zu dem Werk steht.',
  'The general type of the item.': 'Der allgemeine Typ des Werks.',
  'How large the resource is, with the unit: 15 pages, 6 MB, 45 minutes.':
    'Wie groß die Ressource ist, mit Einheit: 15 pages, 6 MB, 45 minutes.',
  'The technical formats of the resource, preferably media types: text/csv.':
    'Die technischen Formate der Ressource, am besten Medientypen: text/csv.',
  'The version of the resource. Small changes keep the DOI and raise the version; large ones take a new DOI.':
    'Die Version der Ressource. Kleine Änderungen behalten die DOI und erhöhen die Version; große bekommen eine neue DOI.',
  'Licences and other statements about rights.': 'Lizenzen und andere Rechteangaben.',
  'The name of the licence, or the statement.': 'Der Name der Lizenz oder die Rechteangabe.',
  'The address of the licence.': 'Die Adresse der Lizenz.',
  'A short identifier of the licence, preferably that of SPDX: CC-BY-4.0.':
    'Ein kurzer Identifikator der Lizenz, am besten der von SPDX: CC-BY-4.0.',
  'The scheme of that identifier: SPDX.': 'Das Schema dieses Identifikators: SPDX.',
  'Abstracts, methods and other texts about the resource.':
    'Zusammenfassungen, Methoden und andere Texte über die Ressource.',
  'The text. Of markup only line breaks are kept.': 'Der Text. Von Auszeichnungen bleiben nur Zeilenumbrüche.',
  'What kind of text this is; Abstract for what the resource is about.':
    'Was für ein Text das ist; Abstract für das, wovon die Ressource handelt.',
  'The places that the resource is about, or where its data come from.':
    'Die Orte, von denen die Ressource handelt oder ihre Daten stammen.',
  'The name of the place.': 'Der Name des Ortes.',
  'A point on the Earth, by longitude and latitude (WGS 84).':
    'Ein Punkt auf der Erde, nach Länge und Breite (WGS 84).',
  'A box on the Earth, by its western, eastern, southern and northern border (WGS 84).':
    'Ein Rechteck auf der Erde, nach westlicher, östlicher, südlicher und nördlicher Grenze (WGS 84).',
  'An area on the Earth, by at least four points, the last being the first again.':
    'Eine Fläche auf der Erde, nach mindestens vier Punkten, deren letzter wieder der erste ist.',
  'Who paid for the resource, and by which award.': 'Wer die Ressource bezahlt hat, und durch welche Förderung.',
  'The name of the funder.': 'Der Name des Förderers.',
  'An identifier of the funder, preferably a ROR ID.': 'Ein Identifikator des Förderers, am besten eine ROR-ID.',
  'The scheme of that identifier.': 'Das Schema dieses Identifikators.',
  'The code that the funder gave to the award.': 'Die Kennung, die der Förderer der Förderung gegeben hat.',
  'The address of a page about the award.': 'Die Adresse einer Seite über die Förderung.',
  'The title of the award.': 'Der Titel der Förderung.',
  'The full name; for people: family name, comma, given name.':
    'Der ganze Name; bei Personen: Familienname, Komma, Vorname.',
  'Whether the name is that of a person (Personal) or of an organisation (Organizational).':
    'Ob der Name der einer Person (Personal) oder einer Organisation (Organizational) ist.',
  'The given names of a person.': 'Die Vornamen einer Person.',
  'The family name of a person.': 'Der Familienname einer Person.',
  'Identifiers of the person or organisation, such as an ORCID iD or a ROR ID.':
    'Identifikatoren der Person oder Organisation, etwa eine ORCID iD oder eine ROR-ID.',
  'The identifier, in the form of its scheme.': 'Der Identifikator in der Form seines Schemas.',
  'The scheme of the identifier: ORCID, ISNI, ROR, …': 'Das Schema des Identifikators: ORCID, ISNI, ROR, …',
  'The organisations that the person belonged to when the resource was made.':
    'Die Organisationen, denen die Person angehörte, als die Ressource entstand.',
  'An identifier of the organisation, preferably a ROR ID.':
    'Ein Identifikator der Organisation, am besten eine ROR-ID.',
  'The scheme of that identifier: ROR, ISNI, …': 'Das Schema dieses Identifikators: ROR, ISNI, …',
  'The address of the scheme.': 'Die Adresse des Schemas.',
  'The language of the text, by its code (RFC 5646).': 'Die Sprache des Textes als Code (RFC 5646).',
  'Degrees east (positive) or west (negative) of Greenwich, from -180 to 180.':
    'Grad östlich (positiv) oder westlich (negativ) von Greenwich, von -180 bis 180.',
  'Degrees north (positive) or south (negative) of the equator, from -90 to 90.':
    'Grad nördlich (positiv) oder südlich (negativ) des Äquators, von -90 bis 90.',
  'The western border, in degrees from -180 to 180.': 'Die westliche Grenze, in Grad von -180 bis 180.',
  'The eastern border, in degrees from -180 to 180.': 'Die östliche Grenze, in Grad von -180 bis 180.',
  'The southern border, in degrees from -90 to 90.': 'Die südliche Grenze, in Grad von -90 bis 90.',
  'The northern border, in degrees from -90 to 90.': 'Die nördliche Grenze, in Grad von -90 bis 90.',
  'The volume of the journal or series.': 'Der Band der Zeitschrift oder Reihe.',
  'The issue of the journal or series.': 'Das Heft der Zeitschrift oder Reihe.',
  'The page on which it begins.': 'Die Seite, auf der es beginnt.',
  'The page on which it ends.': 'Die Seite, auf der es endet.',
  'The edition, such as 2nd.': 'Die Auflage, etwa 2.',
}
