import type { RuleTexts } from '../language/catalogue.ts'

/** Rules about dates, places, rights, sizes and formats. */
export const factTexts: Readonly<Record<string, RuleTexts>> = {
  'publication-year-range': {
    summary: 'Das publicationYear ist ein glaubhaftes Erscheinungsjahr.',
    why: 'Das Jahr steht in jedem Zitat und dient zum Sortieren und Filtern. Das Schema nimmt vier beliebige Ziffern an, sodass Platzhalter wie 9999 und 0000 und Tippfehler durchgehen. Gemeint ist das Jahr, in dem dieses Exemplar öffentlich wurde, auch wenn das digitalisierte Original viel älter ist.',
    says: {
      'The publicationYear {year} is before the invention of printing; give the year in which this resource was made public, and the age of the original as a date or in the title.':
        'Das publicationYear {year} liegt vor der Erfindung des Buchdrucks; geben Sie das Jahr an, in dem diese Ressource öffentlich wurde, und das Alter des Originals als Datumsangabe oder im Titel.',
      'The publicationYear {year} is far in the future; give the year in which the resource was or will be made public.':
        'Das publicationYear {year} liegt weit in der Zukunft; geben Sie das Jahr an, in dem die Ressource öffentlich wurde oder wird.',
    },
  },
  'publication-year-issued': {
    summary:
      'Das publicationYear ist das Jahr der Datumsangabe vom Typ Issued oder, nach einem Embargo, vom Typ Available.',
    why: 'Beide sagen, wann die Ressource veröffentlicht wurde: Zitate nennen das eine, Kataloge und Feeds das andere. Unterscheiden sie sich, wird dieselbe Ressource mit zwei Jahren zitiert.',
    says: {
      'The publicationYear is {year}, but the date of type Issued is {issued:and}; correct whichever is wrong, or give the end of the embargo as a date of type Available.':
        'Das publicationYear ist {year}, die Datumsangabe vom Typ Issued aber {issued}; berichtigen Sie, was falsch ist, oder geben Sie das Ende des Embargos als Datumsangabe vom Typ Available an.',
    },
  },
  'buddhist-year': {
    summary: 'Jahre folgen dem gregorianischen Kalender.',
    why: 'Thailand zählt die Jahre ab 543 v. Chr., und Rechner, die auf Thailändisch eingestellt sind, schreiben sie so: 2549 ist 2006. Zitate nennen dann ein Jahr, das Jahrhunderte entfernt ist.',
    says: {
      'The publicationYear {year} is a year of the Buddhist calendar; write {written}.':
        'Das publicationYear {year} ist ein Jahr des buddhistischen Kalenders; schreiben Sie {written}.',
      'Write the year as {written}.': 'Das Jahr als {written} schreiben.',
      'The date "{date}" has a year of the Buddhist calendar; write {written}.':
        'Die Datumsangabe „{date}“ hat ein Jahr des buddhistischen Kalenders; schreiben Sie {written}.',
      'Write the date as {written}.': 'Das Datum als {written} schreiben.',
    },
  },
  'date-format': {
    summary: 'Ein Datum ist als W3CDTF, als Zeitraum aus zwei solchen Angaben oder als EDTF geschrieben.',
    why: 'Das Schema des Kernels nimmt jeden Text als Datum an, DataCite behält aber nur, was es lesen kann: Aus XML verwirft es stillschweigend jedes andere Datum. Auch Programme, die nach Datum suchen oder sortieren, können damit nichts anfangen.',
    says: {
      'The date "{date}" does not exist: {reason:impossible}; the registry drops it from XML.':
        'Das Datum „{date}“ gibt es nicht: {reason}; DataCite verwirft es aus XML.',
      'The date "{date}" cannot be parsed, and the registry drops it from XML; write it as YYYY, YYYY-MM or YYYY-MM-DD, separate the ends of a range with "/", and put words in dateInformation.':
        'Das Datum „{date}“ ist nicht lesbar, und DataCite verwirft es aus XML; schreiben Sie es als JJJJ, JJJJ-MM oder JJJJ-MM-TT, trennen Sie Anfang und Ende eines Zeitraums mit „/“ und setzen Sie Worte in dateInformation.',
      'The date "{date}" is not in a form that the kernel allows, and the registry drops it from XML; write {written}.':
        'Das Datum „{date}“ hat eine Form, die der Kernel nicht zulässt, und DataCite verwirft es aus XML; schreiben Sie {written}.',
      'Write the date as {written}.': 'Das Datum als {written} schreiben.',
    },
  },
  'date-dropped': {
    summary: 'Ein Datum hat eine Form, die DataCite behält.',
    why: 'DataCite liest die Datumsangaben eines XML-Metadatensatzes nach einem frühen Entwurf von EDTF. Was die Dokumentation des Kernels erlaubt, jener Entwurf aber nicht, wird stillschweigend verworfen: Zeiträume mit Uhrzeiten, Zeiträume mit offenem Ende, wie auch immer geschrieben, und Uhrzeiten ohne Sekunden oder mit Sekundenbruchteilen.',
    says: {
      'The date "{date}" is allowed, but the registry drops it when reading XML because {because:dateLost}; write it in plain digits to keep it.':
        'Das Datum „{date}“ ist erlaubt, DataCite verwirft es aber beim Lesen von XML, weil {because}; schreiben Sie es in einfachen Ziffern, damit es erhalten bleibt.',
      'The date "{date}" is allowed, but the registry drops it when reading XML because {because:dateLost}; write {kept} to keep it.':
        'Das Datum „{date}“ ist erlaubt, DataCite verwirft es aber beim Lesen von XML, weil {because}; schreiben Sie {kept}, damit es erhalten bleibt.',
      'Write the date as {kept}.': 'Das Datum als {kept} schreiben.',
    },
  },
  'date-reversed': {
    summary: 'Ein Zeitraum beginnt, bevor er endet.',
    why: 'Ein Zeitraum, der vor seinem Anfang endet, umfasst keine Zeit: Keine Suche findet ihn, und welches Ende falsch ist, lässt sich nur raten.',
    says: {
      'The range "{date}" ends before it begins; write {swapped} if its ends are swapped.':
        'Der Zeitraum „{date}“ endet, bevor er beginnt; schreiben Sie {swapped}, wenn Anfang und Ende vertauscht sind.',
      'Swap the ends of the range.': 'Anfang und Ende des Zeitraums vertauschen.',
    },
  },
  'several-issued': {
    summary: 'Eine Ressource wird einmal veröffentlicht, angenommen, eingereicht und erstellt.',
    why: 'Zitate und Aggregatoren nehmen eines von mehreren Daten eines Typs, und niemand weiß, welches. Was mehrmals geschieht, ist eine Aktualisierung oder eine neue Version mit eigener DOI.',
    says: {
      'There are two dates of type {type}, "{first}" and "{date}"; keep the right one, or say with dateInformation what each is.':
        'Es gibt zwei Datumsangaben vom Typ {type}, „{first}“ und „{date}“; behalten Sie die richtige oder sagen Sie mit dateInformation, was jede ist.',
    },
  },
  'date-in-future': {
    summary:
      'Was erstellt, erhoben, eingereicht, angenommen, aktualisiert oder zurückgezogen wurde, liegt in der Vergangenheit.',
    why: 'Ein solches Datum ist ein Tippfehler, oder Tag und Monat sind vertauscht. Nur Available, Issued und Valid dürfen wegen eines Embargos in der Zukunft liegen.',
    says: {
      'The date of type {type}, "{date}", is in the future; correct it, or give it another type such as Available.':
        'Die Datumsangabe vom Typ {type}, „{date}“, liegt in der Zukunft; berichtigen Sie sie oder geben Sie ihr einen anderen Typ wie Available.',
    },
  },
  'date-order': {
    summary:
      'Eine Ressource wird erstellt, bevor sie aktualisiert, eingereicht, bevor sie angenommen, und veröffentlicht, bevor sie zurückgezogen wird.',
    why: 'Eines der Daten ist falsch, oft weil Tag und Monat oder die Typen vertauscht sind.',
    says: {
      'The date of type {later}, "{second}", is before the date of type {earlier}, "{first}"; correct whichever is wrong.':
        'Die Datumsangabe vom Typ {later}, „{second}“, liegt vor der vom Typ {earlier}, „{first}“; berichtigen Sie, was falsch ist.',
    },
  },
  'date-information-missing': {
    summary: 'Eine Datumsangabe vom Typ Other sagt mit dateInformation, was sie ist.',
    why: 'Ohne das sagt das Datum niemandem etwas.',
    says: {
      'The date "{date}" of type Other does not say what happened then; add dateInformation, or choose another dateType.':
        'Die Datumsangabe „{date}“ vom Typ Other sagt nicht, was da geschah; ergänzen Sie dateInformation oder wählen Sie einen anderen dateType.',
    },
  },
  'date-placeholder': {
    summary: 'Ein Datum ist nicht das, was ein Programm schreibt, wo keines ist.',
    why: 'Die Null von Unix, Tabellenkalkulationen und Datenbanken ist für alle, die sie lesen, ein Datum.',
    says: {
      '"{date}" is what programs write where there is no date; give the date, or omit it.':
        '„{date}“ schreiben Programme, wo kein Datum ist; geben Sie das Datum an oder lassen Sie es weg.',
      'Remove the date.': 'Die Datumsangabe entfernen.',
    },
  },
  'repeated-date': {
    summary: 'Jede Datumsangabe steht nur einmal da.',
    why: 'Eine doppelte Datumsangabe steht meist dort, wo eine andere gemeint war: das Ende oder das Datum eines anderen Ereignisses.',
    says: {
      'The date "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Die Datumsangabe „{value}“ ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'dates-missing': {
    summary: 'Ein Metadatensatz hat Datumsangaben.',
    why: 'Die Dokumentation des Kernels empfiehlt sie. Das Erscheinungsjahr sagt nicht, wann Daten erhoben, erstellt oder zuletzt geändert wurden.',
    says: {
      'The record has no dates; add at least the date of type Issued.':
        'Der Metadatensatz hat keine Datumsangaben; ergänzen Sie mindestens die vom Typ Issued.',
    },
  },
  'uri-without-scheme': {
    summary: 'Die URIs von Lizenzen, Schlagwörtern und Förderungen sind vollständig.',
    why: 'Das Schema nimmt fast jeden Text als URI an. Ohne https:// oder ein anderes Schema lösen Browser den Link relativ zur aktuellen Seite auf, und Programme erkennen die Lizenz nicht.',
    says: {
      'The {member} "{value}" is not a URI; give an address here and put words in rights.':
        '{member} „{value}“ ist keine URI; geben Sie hier eine Adresse an und setzen Sie Worte in rights.',
      'The {member} "{value}" is not a URI; give an address here and put words elsewhere.':
        '{member} „{value}“ ist keine URI; geben Sie hier eine Adresse an und setzen Sie Worte an eine andere Stelle.',
      'The {member} "{value}" is incomplete; write it in full, including https:// or another scheme.':
        '{member} „{value}“ ist unvollständig; schreiben Sie die Adresse ganz aus, mit https:// oder einem anderen Schema.',
    },
  },
  'rights-missing': {
    summary: 'Ein Metadatensatz sagt, unter welcher Lizenz die Ressource genutzt werden darf.',
    why: 'Ohne Lizenz weiß niemand, wie die Ressource genutzt werden darf, und FAIR-Bewertungen zählen sie als nicht nachnutzbar.',
    says: {
      'The record names no licence; add one to rightsList with its rightsUri.':
        'Der Metadatensatz nennt keine Lizenz; ergänzen Sie eine in rightsList mit ihrem rightsUri.',
    },
  },
  'rights-overwritten': {
    summary:
      'Rechteangaben stehen so da, wie DataCite sie speichert: wie in der SPDX-Liste, mit dem Identifikator in Kleinbuchstaben.',
    why: 'DataCite schlägt eine Lizenz nach Identifikator oder Adresse in einer Kopie der SPDX-Liste nach und ersetzt, was der Metadatensatz sagt, durch Name, Adresse, Identifikator und Schema von dort. Jeden anderen Identifikator setzt es in Kleinbuchstaben. Diese Regel kennt die Lizenzen, die die meisten Metadatensätze haben, allen voran die von Creative Commons.',
    says: {
      'The registry replaces the {given:and} with {instead:and}; write this instead.':
        'DataCite ersetzt {given} durch {instead}; schreiben Sie gleich das.',
      'The registry replaces the {given:and} with {instead:and}; write these instead.':
        'DataCite ersetzt {given} durch {instead}; schreiben Sie gleich diese.',
      'The registry replaces the {given:and} with {instead:and}; write this instead, or put your own wording in a separate entry without the licence’s identifier and address.':
        'DataCite ersetzt {given} durch {instead}; schreiben Sie gleich das, oder setzen Sie Ihren eigenen Wortlaut in einen eigenen Eintrag ohne Identifikator und Adresse der Lizenz.',
      'The registry replaces the {given:and} with {instead:and}; write these instead, or put your own wording in a separate entry without the licence’s identifier and address.':
        'DataCite ersetzt {given} durch {instead}; schreiben Sie gleich diese, oder setzen Sie Ihren eigenen Wortlaut in einen eigenen Eintrag ohne Identifikator und Adresse der Lizenz.',
      'Write what the registry would write.': 'Schreiben, was DataCite schreiben würde.',
    },
  },
  'rights-wording-lost': {
    summary: 'Ein Eintrag, der eine Lizenz durch Identifikator oder Adresse nennt, hat keinen eigenen Wortlaut.',
    why: 'DataCite schlägt eine Lizenz nach Identifikator oder Adresse in einer Kopie der SPDX-Liste nach und ersetzt, was der Metadatensatz sagt, durch Name, Adresse, Identifikator und Schema von dort. Bei einem bloßen Namen schadet das nicht; eine Bedingung oder Ausnahme geht verloren. Diese Regel kennt die häufigsten Lizenzen.',
    says: {
      'The registry replaces the rights "{rights}" with "{stored}", because the entry names that licence; put your own wording in a separate entry without the licence’s identifier and address.':
        'DataCite ersetzt die Rechteangabe „{rights}“ durch „{stored}“, weil der Eintrag diese Lizenz nennt; setzen Sie Ihren eigenen Wortlaut in einen eigenen Eintrag ohne Identifikator und Adresse der Lizenz.',
      'Write what the registry would write.': 'Schreiben, was DataCite schreiben würde.',
    },
  },
  'repeated-rights': {
    summary: 'Jede Rechteangabe steht nur einmal da.',
    why: 'Wo eine Lizenz zweimal steht, suchen Menschen und Programme nach einem Unterschied zwischen beiden.',
    says: {
      'The rights statement "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Die Rechteangabe „{value}“ ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'licence-address-missing': {
    summary: 'Eine Lizenz ist mit ihrer Adresse oder ihrem SPDX-Identifikator angegeben.',
    why: 'Suchmaschinen und Aggregatoren unterscheiden offene von geschlossenen Ressourcen anhand der Adresse; ein bloßer Name wird auf dutzenderlei Weise geschrieben.',
    says: {
      'The licence "{rights}" has neither an address nor an identifier, so that no program can tell what it allows; add its rightsUri.':
        'Die Lizenz „{rights}“ hat weder Adresse noch Identifikator, sodass kein Programm erkennt, was sie erlaubt; ergänzen Sie ihren rightsUri.',
      'The licence "{rights}" has neither an address nor an identifier, so that no program can tell what it allows; add the rightsUri {url}.':
        'Die Lizenz „{rights}“ hat weder Adresse noch Identifikator, sodass kein Programm erkennt, was sie erlaubt; ergänzen Sie den rightsUri {url}.',
      'Add the address {url}.': 'Die Adresse {url} ergänzen.',
    },
  },
  'licence-address-unknown': {
    summary: 'Die Adresse einer Creative-Commons-Lizenz führt zu einer.',
    why: 'Programme vergleichen die Adresse mit einer Liste. Eine falsche wie /licences/ statt /licenses/ lässt eine offene Ressource als eine ohne Lizenz gelten.',
    says: {
      'There is no page "{uri}" at Creative Commons; write {url}.':
        'Eine Seite „{uri}“ gibt es bei Creative Commons nicht; schreiben Sie {url}.',
      'There is no page "{uri}" at Creative Commons; give the address of the licence, such as https://creativecommons.org/licenses/by/4.0/.':
        'Eine Seite „{uri}“ gibt es bei Creative Commons nicht; geben Sie die Adresse der Lizenz an, etwa https://creativecommons.org/licenses/by/4.0/.',
      'Correct the address.': 'Die Adresse berichtigen.',
    },
  },
  'licence-unknown': {
    summary: 'Ein Identifikator mit dem Schema SPDX steht in der SPDX-Liste.',
    why: 'Programme schlagen ihn dort nach. Was sie nicht finden, ist für sie keine Lizenz.',
    says: {
      'The SPDX list has no licence "{id}"; did you mean {meant}? Otherwise omit the scheme.':
        'Die SPDX-Liste kennt keine Lizenz „{id}“; ist {meant} gemeint? Lassen Sie sonst das Schema weg.',
      'The SPDX list has no licence "{id}"; write the identifier of the list, or omit the scheme.':
        'Die SPDX-Liste kennt keine Lizenz „{id}“; schreiben Sie den Identifikator der Liste oder lassen Sie das Schema weg.',
    },
  },
  'licence-deprecated': {
    summary: 'Ein SPDX-Identifikator ist keiner, den die Liste zurückgezogen hat.',
    why: 'GPL-3.0 sagte nicht, ob auch eine spätere Version gewählt werden darf, was rechtlich einen Unterschied macht; die Liste hat stattdessen GPL-3.0-only und GPL-3.0-or-later.',
    says: {
      'The SPDX list took the identifier "{id}" back, because it does not say whether later versions count; write {meant:or}.':
        'Die SPDX-Liste hat den Identifikator „{id}“ zurückgezogen, weil er nicht sagt, ob spätere Versionen gelten; schreiben Sie {meant}.',
      'The SPDX list took the identifier "{id}" back; write the one that took its place.':
        'Die SPDX-Liste hat den Identifikator „{id}“ zurückgezogen; schreiben Sie den, der an seine Stelle trat.',
    },
  },
  'licence-conflict': {
    summary: 'Name, Adresse und Identifikator einer Lizenz meinen dieselbe Lizenz.',
    why: 'Menschen richten sich nach dem Namen, Programme nach der Adresse, und jede Seite tut womöglich, was die andere verbietet.',
    says: {
      'The {first} "{a}" and the {other} "{b}" are different licences; correct whichever is wrong.':
        '{first} „{a}“ und {other} „{b}“ sind verschiedene Lizenzen; berichtigen Sie, was falsch ist.',
    },
  },
  'licence-identifier-missing': {
    summary: 'Eine Lizenz der SPDX-Liste hat ihren SPDX-Identifikator.',
    why: 'Ein Identifikator steht für die vielen Namen und Adressen einer Lizenz; Programme vergleichen ihn ohne Tabelle.',
    says: {
      'The licence "{rights}" has no identifier; add the rightsIdentifier {written} with the scheme SPDX.':
        'Die Lizenz „{rights}“ hat keinen Identifikator; ergänzen Sie den rightsIdentifier {written} mit dem Schema SPDX.',
      'Add the SPDX identifier.': 'Den SPDX-Identifikator ergänzen.',
    },
  },
  'access-rights-conflict': {
    summary: 'Eine Ressource ist offen, eingeschränkt oder geschlossen zugänglich, aber nicht zweierlei davon.',
    why: 'OpenAIRE und andere Dienste ordnen nach diesen Angaben: Eine Ressource, die beides ist, erscheint zufällig als das eine oder das andere.',
    says: {
      'The access is said to be {other} ("{first}") and {kind} ("{second}"); keep the one that is true.':
        'Der Zugang ist als {other} („{first}“) und als {kind} („{second}“) angegeben; behalten Sie, was stimmt.',
    },
  },
  'box-south-above-north': {
    summary: 'Die südliche Grenze eines Rechtecks liegt nicht nördlich der nördlichen.',
    why: 'Ein Rechteck, dessen Südgrenze nördlich der Nordgrenze liegt, umfasst nichts oder den falschen Ort: Karten können es nicht zeichnen, und Suchen nach Regionen verfehlen den Metadatensatz. (Die Westgrenze darf östlich der Ostgrenze liegen: Ein solches Rechteck überquert den 180. Längengrad.)',
    says: {
      'The southern bound {south} lies north of the northern bound {north}; swap them if they were mixed up.':
        'Die Südgrenze {south} liegt nördlich der Nordgrenze {north}; vertauschen Sie die beiden, wenn sie verwechselt wurden.',
      'Swap the southern and the northern bound.': 'Süd- und Nordgrenze vertauschen.',
    },
  },
  'box-without-area': {
    summary: 'Ein Rechteck hat eine Fläche.',
    why: 'Karten zeichnen dafür nichts, und Suchen nach Regionen verfehlen es. Was an einer Stelle liegt, ist ein Punkt; eine Linie entsteht durch eine vertippte Grenze.',
    says: {
      'All corners of the box are at {west}, {south}; give the place as a point.':
        'Alle Ecken des Rechtecks liegen bei {west}, {south}; geben Sie den Ort als Punkt an.',
      'The box from {west}, {south} to {east}, {north} is a line without area; correct the bound that is wrong.':
        'Das Rechteck von {west}, {south} bis {east}, {north} ist eine Linie ohne Fläche; berichtigen Sie die falsche Grenze.',
      'Give the place as a point.': 'Den Ort als Punkt angeben.',
    },
  },
  'polygon-not-closed': {
    summary: 'Der letzte Punkt eines Polygons ist derselbe wie der erste.',
    why: 'Die Dokumentation des Kernels verlangt es, das Schema prüft es aber nicht. Die meiste Kartensoftware lehnt einen offenen Ring ab.',
    says: {
      'The polygon is not closed: it begins at {first} and ends at {last}; repeat the first point at the end.':
        'Das Polygon ist nicht geschlossen: Es beginnt bei {first} und endet bei {last}; wiederholen Sie den ersten Punkt am Ende.',
      'Repeat the first point at the end.': 'Den ersten Punkt am Ende wiederholen.',
    },
  },
  'polygon-without-area': {
    summary: 'Die Punkte eines Polygons umschließen eine Fläche.',
    why: 'Punkte, die alle gleich sind oder auf einer Linie liegen, umschließen nichts, sodass keine Karte das Polygon zeichnen kann und keine Suche nach Regionen den Metadatensatz findet. Ein einzelner Ort ist ein geoLocationPoint.',
    says: {
      'The polygon encloses no area because all its points are the same; use a geoLocationPoint instead.':
        'Das Polygon umschließt keine Fläche, weil alle seine Punkte gleich sind; verwenden Sie stattdessen einen geoLocationPoint.',
      'The polygon encloses no area because all its points lie on one line; correct its points.':
        'Das Polygon umschließt keine Fläche, weil alle seine Punkte auf einer Linie liegen; berichtigen Sie die Punkte.',
    },
  },
  'several-polygons': {
    summary: 'Eine geoLocation enthält höchstens ein Polygon.',
    why: 'Der Kernel erlaubt mehrere Polygone in einer geoLocation, das JSON von DataCite hat aber nur für eines Platz: Sind es zwei oder mehr, verwirft DataCite alle. Mehrere geoLocations mit je einem Polygon bleiben erhalten.',
    says: {
      'The registry drops both polygons of this geoLocation because it reads at most one; give each polygon a geoLocation of its own.':
        'DataCite verwirft beide Polygone dieser geoLocation, weil es höchstens eines liest; geben Sie jedem Polygon eine eigene geoLocation.',
      'The registry drops all {number} polygons of this geoLocation because it reads at most one; give each polygon a geoLocation of its own.':
        'DataCite verwirft alle {number} Polygone dieser geoLocation, weil es höchstens eines liest; geben Sie jedem Polygon eine eigene geoLocation.',
      'Give each polygon a geoLocation of its own.': 'Jedem Polygon eine eigene geoLocation geben.',
    },
  },
  'repeated-place': {
    summary: 'Eine geoLocation enthält höchstens einen Ort, einen Punkt und ein Rechteck.',
    why: 'Die Dokumentation erlaubt je eines, ab Kernel 4.1 nimmt das Schema aber mehr an. DataCite hat nur für eines Platz: Es behält von mehreren Orten den ersten, und auch wiederholte Punkte und Rechtecke bleiben nicht erhalten.',
    says: {
      'The registry keeps only the first geoLocationPlace of a geoLocation and drops "{place}"; give it a geoLocation of its own.':
        'DataCite behält nur den ersten geoLocationPlace einer geoLocation und verwirft „{place}“; geben Sie ihm eine eigene geoLocation.',
      'The registry keeps at most one {member} for each geoLocation, and this one has {number}; give each a geoLocation of its own.':
        'DataCite behält je geoLocation höchstens einmal {member}, und hier sind es {number}; geben Sie jeder Angabe eine eigene geoLocation.',
      'Give each {member} a geoLocation of its own.': 'Für jedes {member} eine eigene geoLocation angeben.',
    },
  },
  'null-island': {
    summary: 'Ein Punkt ist nicht 0, 0.',
    why: 'Im Meer südlich von Ghana liegen lauter Datensätze, deren Koordinaten leer waren.',
    says: {
      'The point 0, 0 lies in the Gulf of Guinea, and is what programs write where there are no coordinates; give the place, or omit the point.':
        'Der Punkt 0, 0 liegt im Golf von Guinea und steht da, wo Programme keine Koordinaten haben; geben Sie den Ort an oder lassen Sie den Punkt weg.',
      'Remove the point.': 'Den Punkt entfernen.',
    },
  },
  'coordinates-swapped': {
    summary: 'Breite und Länge sind nicht vertauscht.',
    why: 'Formate haben verschiedene Reihenfolgen: In GeoJSON steht die Länge vorn, die meisten Menschen nennen die Breite zuerst. Der Ort liegt dann auf einem anderen Kontinent oder nirgends.',
    says: {
      'The pointLatitude {latitude} is no latitude, but would be a longitude: it and the pointLongitude {longitude} are exchanged; swap them.':
        'Die pointLatitude {latitude} ist keine Breite, wäre aber eine Länge: Sie und die pointLongitude {longitude} sind vertauscht; tauschen Sie sie.',
      'The latitudes {south} and {north} of the box would be longitudes: they and the longitudes {west} and {east} are exchanged; swap them.':
        'Die Breiten {south} und {north} des Rechtecks wären Längen: Sie und die Längen {west} und {east} sind vertauscht; tauschen Sie sie.',
      'Swap latitude and longitude.': 'Breite und Länge tauschen.',
    },
  },
  'place-as-coordinates': {
    summary: 'Ein geoLocationPlace ist der Name eines Ortes.',
    why: 'Koordinaten innerhalb eines Textes erscheinen auf keiner Karte und werden bei der Suche nach einer Region nicht gefunden.',
    says: {
      'The geoLocationPlace "{place}" is a pair of coordinates; give it as geoLocationPoint, and the name of the place here.':
        'Der geoLocationPlace „{place}“ ist ein Koordinatenpaar; geben Sie es als geoLocationPoint an und hier den Namen des Ortes.',
    },
  },
  'place-missing': {
    summary: 'Ein Datensatz sagt, um welchen Ort es geht.',
    why: 'Die Dokumentation des Kernels empfiehlt es. Portale finden Daten nach einer Region auf der Karte.',
    says: {
      'The dataset says nothing of where the data are about; add a geoLocation if they are about a place.':
        'Der Datensatz sagt nicht, um welchen Ort es geht; ergänzen Sie eine geoLocation, wenn es um einen Ort geht.',
    },
  },
  'point-outside-box': {
    summary: 'Der Punkt einer geoLocation liegt in ihrem Rechteck.',
    why: 'Eine geoLocation ist ein einziger Ort, auf mehrere Arten angegeben. Wo sich die Angaben widersprechen, ist eine vertippt.',
    says: {
      'The point {x}, {y} lies outside the box from {west}, {south} to {east}, {north} of the same geoLocation; correct whichever is wrong, or give the point a geoLocation of its own.':
        'Der Punkt {x}, {y} liegt außerhalb des Rechtecks von {west}, {south} bis {east}, {north} derselben geoLocation; berichtigen Sie, was falsch ist, oder geben Sie dem Punkt eine eigene geoLocation.',
    },
  },
  'size-without-unit': {
    summary: 'Eine Größe hat eine Einheit.',
    why: 'Eine bloße Zahl kann Bytes, Seiten, Dateien oder Minuten bedeuten.',
    says: {
      'The size "{size}" has no unit; say what is counted, such as “{a} bytes” or “{b} pages”.':
        'Die Größe „{size}“ hat keine Einheit; sagen Sie, was gezählt wird, etwa „{a} bytes“ oder „{b} pages“.',
    },
  },
  'sizes-missing': {
    summary: 'Ein Metadatensatz nennt die Größe der Ressource.',
    why: 'Danach entscheidet sich, wie die Ressource abgerufen wird und ob Programme das können.',
    says: {
      'The record does not say how large the resource is; add its size, such as 15 MB.':
        'Der Metadatensatz sagt nicht, wie groß die Ressource ist; ergänzen Sie die Größe, etwa 15 MB.',
    },
  },
  'format-unknown': {
    summary: 'Ein Format ist ein Medientyp oder eine Dateiendung.',
    why: 'Die Dokumentation des Kernels verlangt eines von beiden, weil Programme danach wählen, womit sich die Dateien öffnen lassen.',
    says: {
      'The format "{format}" is neither a media type such as text/csv nor an ending of file names; programs cannot tell what it is.':
        'Das Format „{format}“ ist weder ein Medientyp wie text/csv noch eine Dateiendung; Programme können nicht erkennen, was es ist.',
    },
  },
  'format-not-media-type': {
    summary: 'Ein Format ist ein Medientyp.',
    why: 'Der Kernel erlaubt Dateiendungen, aber dieselbe Endung steht für mehrere Formate, und Bewertungen von FAIR-Daten zählen nur Medientypen.',
    says: {
      'The format "{format}" is an ending of file names; write the media type of such files.':
        'Das Format „{format}“ ist eine Dateiendung; schreiben Sie den Medientyp solcher Dateien.',
      'The format "{format}" is an ending of file names; write {type}.':
        'Das Format „{format}“ ist eine Dateiendung; schreiben Sie {type}.',
      'Write the format as {type}.': 'Das Format als {type} schreiben.',
    },
  },
  'media-type-unknown': {
    summary: 'Ein Format, das wie ein Medientyp aussieht, ist einer.',
    why: 'Programme wählen nach dem Medientyp, womit sich die Dateien öffnen lassen; einer, den es nicht gibt, ist schlechter als ein Name.',
    says: {
      'The format "{format}" looks like a media type, but there are none that begin with "{top}"; write a media type such as image/png.':
        'Das Format „{format}“ sieht wie ein Medientyp aus, aber keiner beginnt mit „{top}“; schreiben Sie einen Medientyp wie image/png.',
      'The format "{format}" looks like a media type, but there are none that begin with "{top}"; write {known}.':
        'Das Format „{format}“ sieht wie ein Medientyp aus, aber keiner beginnt mit „{top}“; schreiben Sie {known}.',
      'Write the format as {known}.': 'Das Format als {known} schreiben.',
    },
  },
  'formats-missing': {
    summary: 'Ein Metadatensatz nennt die Formate der Dateien.',
    why: 'Daran erkennen Menschen und Programme vor dem Abruf, ob sie die Ressource nutzen können.',
    says: {
      'The record does not say in which formats the files are; add their media types, such as text/csv.':
        'Der Metadatensatz sagt nicht, in welchen Formaten die Dateien sind; ergänzen Sie die Medientypen, etwa text/csv.',
    },
  },
  'repeated-format': {
    summary: 'Jedes Format und jede Größe ist nur einmal angegeben.',
    why: 'Eine Liste mit einem Eintrag je Datei nennt dasselbe Format hundertmal; die Formate einer Ressource sind die Menge der verschiedenen.',
    says: {
      'The format "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Das Format „{value}“ ist dasselbe wie Eintrag {first} der Liste; {advice}.',
      'The size "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Die Größe „{value}“ ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
}
