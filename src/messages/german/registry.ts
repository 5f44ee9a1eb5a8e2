import type { Texts } from '../catalogue.ts'

/** Findings about the registry's action on a value. The reasons follow as sentences. */
export const registryTexts: Texts = {
  '{fact:fact}': '{fact}',
}

/** Why the registry does something, and what to write instead. */
export const reasonTexts: Texts = {
  'The registry writes identifiers of affiliations as web addresses, behind the address of their scheme where they have none.':
    'DataCite schreibt Identifikatoren von Affiliationen als Webadressen, wo sie keine sind, hinter die Adresse ihres Schemas.',
  'The registry keeps identifiers of affiliations only where it can write them as a web address.':
    'DataCite behält Identifikatoren von Affiliationen nur, wo es sie als Webadresse schreiben kann.',
  'Write the web address.': 'Schreiben Sie die Webadresse.',
  'The registry keeps no DOI among the alternate identifiers; related identifiers are the place for other DOIs.':
    'DataCite behält keine DOI unter den alternativen Identifikatoren; andere DOIs gehören in relatedIdentifiers.',
  'The registry fails on alternate identifiers without a value or a type.':
    'DataCite scheitert an alternativen Identifikatoren ohne Wert oder ohne Art.',
  'Give both.': 'Geben Sie beides an.',
  'The registry does not return alternate identifiers that repeat the address or the DOI of the record.':
    'DataCite gibt alternative Identifikatoren nicht heraus, die die Adresse oder die DOI des Datensatzes wiederholen.',
  'The registry fails on several points or boxes in one place, and on a list where one should be.':
    'DataCite scheitert an mehreren Punkten oder Rechtecken in einem Ort und an einer Liste, wo eines stehen soll.',
  'Give each a geoLocation of its own.': 'Geben Sie jedem eine eigene geoLocation.',
  'The registry makes an object of the title of an award that has a language.':
    'DataCite macht aus dem Titel einer Förderung, der eine Sprache hat, ein Objekt.',
  'Leave the language out.': 'Lassen Sie die Sprache weg.',
  'The registry’s reader of XML loses the identifier of a related item that has no type.':
    'Beim Lesen von XML verliert DataCite den Identifikator eines verwandten Werks, der keinen Typ hat.',
  'Give its relatedItemIdentifierType.': 'Geben Sie seinen relatedItemIdentifierType an.',
  'The registry fails on rights that are a number, or true or false.':
    'DataCite scheitert an Rechten, die eine Zahl oder true oder false sind.',
  'Write them as text.': 'Schreiben Sie sie als Text.',
  'The registry takes `identifiers` and `alternateIdentifiers` for the same list, and the first where both are there.':
    'DataCite hält `identifiers` und `alternateIdentifiers` für dieselbe Liste und nimmt die erste, wo beide dastehen.',
  'Give only one of the two.': 'Geben Sie nur eine von beiden an.',
  'The registry has room for 191 characters here, and for none beyond the Basic Multilingual Plane, such as emoji.':
    'DataCite hat hier Platz für 191 Zeichen und für keines jenseits der Basic Multilingual Plane, etwa Emoji.',
  'Shorten it, and leave such characters out.': 'Kürzen Sie den Text und lassen Sie solche Zeichen weg.',
  'The registry makes a container of the item that the resource is published in, or of a description of its series.':
    'DataCite bildet aus dem Werk, in dem die Ressource erschienen ist, oder aus der Beschreibung ihrer Reihe einen container.',
  'The registry refuses contributors without a type, or with one that is not in its list.':
    'DataCite lehnt Beitragende ohne contributorType ab oder mit einem, der nicht in seiner Liste steht.',
  'The registry writes coordinates as numbers.': 'DataCite schreibt Koordinaten als Zahlen.',
  'The registry keeps a date only if it is EDTF, such as 2020-01-31 or 2020/2021, or a code for unknown information; open intervals are lost too.':
    'DataCite behält ein Datum nur, wenn es EDTF ist, etwa 2020-01-31 oder 2020/2021, oder ein Code für unbekannte Angaben; auch offene Zeiträume gehen verloren.',
  'The registry treats DOIs as case-insensitive and returns them in lower case.':
    'DataCite unterscheidet in DOIs nicht zwischen Groß- und Kleinbuchstaben und gibt kleine zurück.',
  'The registry takes new DOIs only with a prefix of four or five digits, and of the characters a-z, 0-9 and -._;()/:*~$= behind it.':
    'DataCite nimmt neue DOIs nur mit einem Präfix von vier oder fünf Ziffern an und dahinter nur aus den Zeichen a-z, 0-9 und -._;()/:*~$=.',
  'The registry leaves out what is empty.': 'DataCite lässt weg, was leer ist.',
  'The registry takes HTML out of texts from XML, but for strong, em, b, i, code, pre, sub, sup and br, and keeps what it holds.':
    'DataCite entfernt HTML aus Texten in XML, außer strong, em, b, i, code, pre, sub, sup und br, und behält den Inhalt.',
  'The registry takes the elements i, b, em, strong, sub, sup, code and pre for text if they have no attribute, before it asks the schema, and keeps them.':
    'DataCite hält die Elemente i, b, em, strong, sub, sup, code und pre ohne Attribut für Text, bevor es das Schema fragt, und behält sie.',
  'Write &lt;i&gt; in the XML, which its schema allows.': 'Schreiben Sie &lt;i&gt; ins XML, das erlaubt dessen Schema.',
  'Write plain text, or one of these elements.': 'Schreiben Sie reinen Text oder eines dieser Elemente.',
  'The registry writes types of identifiers that it knows in one spelling.':
    'DataCite schreibt bekannte Typen von Identifikatoren in einer einheitlichen Schreibweise.',
  'The registry looks at the value of the identifier alone, and takes it for a DOI.':
    'DataCite sieht nur den Wert des Identifikators an und hält ihn für eine DOI.',
  'The registry takes records of kernel 4 only, and as XML only with the namespace http://datacite.org/schema/kernel-4.':
    'DataCite nimmt nur Metadatensätze nach Kernel 4 an und als XML nur mit dem Namensraum http://datacite.org/schema/kernel-4.',
  'The registry writes languages with two letters where there is such a code, and leaves countries out.':
    'DataCite schreibt Sprachen mit zwei Buchstaben, wo es einen solchen Code gibt, und lässt Länder weg.',
  'The registry loses a language that is not a tag such as en, deu or pt-BR, and refuses it when the record is published.':
    'DataCite verliert eine Sprache, die kein Code wie en, deu oder pt-BR ist, und lehnt sie beim Veröffentlichen des Metadatensatzes ab.',
  'The registry loses <br/> elements in descriptions, and the text runs on; &lt;br&gt; is kept.':
    'DataCite verliert <br/>-Elemente in Beschreibungen, und der Text läuft weiter; &lt;br&gt; bleibt erhalten.',
  'Write &lt;br&gt; in the XML to keep them.': 'Schreiben Sie im XML &lt;br&gt;, damit sie erhalten bleiben.',
  'It is not known what the registry calls posters and presentations in schema.org, CSL, BibTeX and RIS.':
    'Wie DataCite Poster und Präsentationen in schema.org, CSL, BibTeX und RIS nennt, ist nicht bekannt.',
  'The registry makes a DOI under the prefix.': 'DataCite bildet eine DOI unter dem Präfix.',
  'The registry fails on a request without attributes.': 'DataCite lehnt eine Anfrage ohne Attribute ab.',
  'It is not known what the registry makes of what this attribute holds.':
    'Was DataCite aus dem macht, was dieses Attribut enthält, ist nicht bekannt.',
  'The registry repairs XML that is not well-formed, and leaves out what it cannot read.':
    'DataCite repariert XML, das nicht wohlgeformt ist, und lässt weg, was es nicht lesen kann.',
  'Write & as &amp; and < as &lt;, and close every element.':
    'Schreiben Sie & als &amp; und < als &lt;, und schließen Sie jedes Element.',
  'The registry’s reader of XML does not look at the language of a name.':
    'Beim Lesen von XML beachtet DataCite die Sprache eines Namens nicht.',
  'Send the record as JSON to keep it.': 'Reichen Sie den Metadatensatz als JSON ein, damit sie erhalten bleibt.',
  'The registry holds numbers with 15 to 17 digits, and rounds what has more.':
    'DataCite hält Zahlen mit 15 bis 17 Ziffern und rundet, was mehr hat.',
  'The registry’s reader of XML loses points and boxes that are written as one text, as kernel 3 had them.':
    'Beim Lesen von XML verliert DataCite Punkte und Rechtecke, die wie in Kernel 3 als ein Text geschrieben sind.',
  'Write each number in an element of its own, as kernel 4 has them.':
    'Schreiben Sie jede Zahl in ein eigenes Element wie in Kernel 4.',
  'The registry writes ORCID iDs as web addresses.': 'DataCite schreibt ORCID iDs als Webadressen.',
  'The registry drops what is said to be an ORCID iD and has not its form, and keeps the scheme alone.':
    'DataCite verwirft, was als ORCID iD ausgegeben ist und nicht deren Form hat, und behält nur das Schema.',
  'Write it as https://orcid.org/ with the iD behind it.': 'Schreiben Sie https://orcid.org/ mit der iD dahinter.',
  'The registry has room for one name of a place, and keeps the first.':
    'DataCite hat Platz für einen Ortsnamen und behält den ersten.',
  'Give each name a geoLocation of its own.': 'Geben Sie jedem Namen eine eigene geoLocation.',
  'The registry has room for one polygon in a place, and loses all where there are several.':
    'DataCite hat je geoLocation Platz für ein Polygon und verliert alle, wo es mehrere sind.',
  'Give each polygon a geoLocation of its own.': 'Geben Sie jedem Polygon eine eigene geoLocation.',
  'The registry takes text only for the members of a publisher.':
    'DataCite nimmt für die Angaben zum Publisher nur Text an.',
  'Write it as text.': 'Schreiben Sie Text.',
  'The registry resolves references such as &amp; once more after the XML was read.':
    'DataCite löst Referenzen wie &amp; nach dem Lesen des XML ein weiteres Mal auf.',
  'Write the character itself.': 'Schreiben Sie das Zeichen selbst.',
  'The registry reads the last of several members with the same name.':
    'DataCite liest von mehreren Schlüsseln gleichen Namens den letzten.',
  'The registry writes identifiers of rights in lower case.':
    'DataCite schreibt Identifikatoren von Rechteangaben in Kleinbuchstaben.',
  'Write the identifier in lower case.': 'Schreiben Sie den Identifikator in Kleinbuchstaben.',
  'The registry replaces rights that it finds in its SPDX list with the name, address and identifier from there.':
    'DataCite ersetzt Rechteangaben, die es in seiner SPDX-Liste findet, durch Name, Adresse und Identifikator von dort.',
  'Write the same, or put your own wording in an entry without identifier and address.':
    'Schreiben Sie dasselbe oder setzen Sie Ihren eigenen Wortlaut in einen Eintrag ohne Identifikator und Adresse.',
  'The registry loses the scheme of rights that are in no list of its own.':
    'DataCite verliert das Schema von Rechteangaben, die in keiner seiner Listen stehen.',
  'The registry takes at most 2,000 characters here; a licence’s address says the rest.':
    'DataCite nimmt hier höchstens 2.000 Zeichen an; das Übrige sagt die Adresse der Lizenz.',
  'The registry writes ROR IDs as web addresses.': 'DataCite schreibt ROR-IDs als Webadressen.',
  'The registry drops what is said to be a ROR ID and has not its form, and keeps the scheme alone.':
    'DataCite verwirft, was als ROR-ID ausgegeben ist und nicht deren Form hat, und behält nur das Schema.',
  'Write it as https://ror.org/ with the ID behind it.': 'Schreiben Sie https://ror.org/ mit der ID dahinter.',
  'The registry takes a single value for a list of one.':
    'DataCite hält einen einzelnen Wert für eine Liste mit einem Eintrag.',
  'Write a list.': 'Schreiben Sie eine Liste.',
  'The registry leaves out subjects that are there twice.': 'DataCite lässt doppelte Schlagwörter weg.',
  'The registry takes subjects for HTML, also those of JSON: & is stored as &amp;, markup is taken out, and white space squeezed.':
    'DataCite hält Schlagwörter für HTML, auch die aus JSON: & wird als &amp; gespeichert, Auszeichnung entfernt und Leerraum gekürzt.',
  'Words such as "and" and "less than" are kept as they are.':
    'Wörter wie „und“ und „kleiner als“ bleiben, wie sie sind.',
  'The registry takes titles, descriptions and the like for HTML, so that & is stored as &amp; and < as &lt;.':
    'DataCite hält Titel, Beschreibungen und dergleichen für HTML, sodass & als &amp; und < als &lt; gespeichert wird.',
  'The registry takes objects here, not text.': 'DataCite nimmt hier Objekte an, keinen Text.',
  'Write a list of objects.': 'Schreiben Sie eine Liste von Objekten.',
  'The registry adds what the resource type is called in schema.org, CSL, BibTeX and RIS.':
    'DataCite ergänzt, wie der Ressourcentyp in schema.org, CSL, BibTeX und RIS heißt.',
  'The registry drops members that it does not know, or that have no place here, without a word.':
    'DataCite verwirft Schlüssel, die es nicht kennt oder die hier nicht hingehören, ohne ein Wort.',
  'Correct its name, or leave it out.': 'Berichtigen Sie den Namen oder lassen Sie den Schlüssel weg.',
  'The registry registers and publishes only DOIs that lead to an address.':
    'DataCite registriert und veröffentlicht nur DOIs, die zu einer Adresse führen.',
  'Add the url of the landing page.': 'Ergänzen Sie die url der Landing-Page.',
  'The registry takes addresses that begin with http://, https:// or ftp://, and have no white space.':
    'DataCite nimmt Adressen an, die mit http://, https:// oder ftp:// beginnen und keinen Leerraum enthalten.',
  'Write the whole address of the landing page.': 'Schreiben Sie die ganze Adresse der Landing-Page.',
  'The registry writes the value in the type of its column.':
    'DataCite schreibt den Wert in dem Typ seiner Datenbankspalte.',
  'Write it in that type.': 'Schreiben Sie den Wert in diesem Typ.',
  'The registry squeezes white space of texts from XML, and trims it at their ends.':
    'DataCite kürzt Leerraum in Texten aus XML und entfernt ihn an deren Enden.',
  'The registry drops a value of another type than it takes, such as a text in a list of objects, without a word.':
    'DataCite verwirft einen Wert von anderem Typ als dem erwarteten, etwa einen Text in einer Liste von Objekten, ohne ein Wort.',
  'Write it in the type that is expected there.': 'Schreiben Sie den Wert in dem Typ, der dort erwartet wird.',

  // What it once did.
  'The registry added the Field of Science of the OECD that the subject names or stands for.':
    'DataCite ergänzte das Wissenschaftsgebiet der OECD (Field of Science), das das Schlagwort nennt oder für das es steht.',
  'The registry wrote identifiers of funders as web addresses.':
    'DataCite schrieb Identifikatoren von Fördereinrichtungen als Webadressen.',
  'The registry kept an identifier of a funder only if it had the form of its type.':
    'DataCite behielt den Identifikator einer Fördereinrichtung nur, wenn er die Form seines Typs hatte.',
  'The registry did not keep the address of the scheme of a funder’s identifier.':
    'DataCite behielt die Adresse des Schemas beim Identifikator einer Fördereinrichtung nicht.',
  'The registry made a date of type Issued out of the publication year, because there was none.':
    'DataCite machte aus dem Erscheinungsjahr eine Datumsangabe vom Typ Issued, weil es keine gab.',
  'The registry began every word of a name with a capital.': 'DataCite schrieb jedes Wort eines Namens groß.',
  'The registry wrote " - " in names as a hyphen, and ", " before initials at the end.':
    'DataCite schrieb „ - “ in Namen als Bindestrich und „, “ vor Initialen am Ende.',
  'The registry took the name for that of a person, because of its comma, its ORCID iD or its first word, and took it apart.':
    'DataCite hielt den Namen wegen seines Kommas, seiner ORCID iD oder seines ersten Wortes für den einer Person und zerlegte ihn.',
  'The registry put the name together anew from family and given name.':
    'DataCite setzte den Namen aus Familien- und Vornamen neu zusammen.',
  'The registry did not keep the address of the scheme of a name identifier.':
    'DataCite behielt die Adresse des Schemas eines nameIdentifier nicht.',
  'The registry’s reader of XML did not know this member of newer kernels yet.':
    'Beim Lesen von XML kannte DataCite diese Angabe neuerer Kernel noch nicht.',
  'The registry kept nothing of organisations but their names: no identifier, affiliation or type of contributor.':
    'DataCite behielt von Organisationen nur die Namen: keine Kennung, keine Zugehörigkeit, keine Art der Mitwirkung.',
  'The registry took alternate identifiers from beside the XML only, and lost those within it.':
    'DataCite nahm andere Kennungen nur neben dem XML an und verlor die in ihm.',
  'The registry did not look for rights where kernel 2 had them.':
    'DataCite suchte Rechte nicht dort, wo Kernel 2 sie hatte.',
  'The registry listed the DOI itself, as an address, before the alternate identifiers.':
    'DataCite führte die DOI selbst, als Adresse, vor den anderen Kennungen auf.',
  'The registry took everyone with a family name for a person.':
    'DataCite hielt jeden Eintrag mit Familiennamen für eine Person.',
  'The registry wrote related DOIs bare and in lower case.':
    'DataCite schrieb verknüpfte DOIs ohne Zusatz und in Kleinbuchstaben.',
  'The registry dropped related DOIs that had not the form of one: surrounding white space or a prefix of six digits was enough.':
    'DataCite verwarf verknüpfte DOIs, die nicht deren Form hatten: Umgebender Leerraum oder ein sechsstelliges Präfix genügte.',
  'The registry wrote addresses of rights without a closing slash.':
    'DataCite schrieb Adressen von Rechteangaben ohne Schrägstrich am Ende.',
  'The registry joined the address of the scheme and the identifier.':
    'DataCite fügte die Adresse des Schemas und den Identifikator zusammen.',

  // The page of such a rule.
  'It does so with XML alone.': 'Das geschieht nur bei XML.',
  'It does so with JSON alone.': 'Das geschieht nur bei JSON.',
  'This was read in {where}.': 'Nachgelesen in {where}.',
}
