import type { RuleTexts } from '../language/catalogue.ts'

/** Rules about titles, descriptions, subjects, the type of the resource and how texts are written. */
export const textTexts: Readonly<Record<string, RuleTexts>> = {
  'title-blank': {
    summary: 'Ein Titel ist nicht leer.',
    why: 'Der Titel ist Pflicht und steht in jedem Zitat. Das Schema nimmt Leerraum an und ab Kernel 4.2 auch einen leeren Titel; DataCite verwirft solche Titel.',
    says: {
      'The title of type {type} is blank, and the registry drops it from XML; write it or remove it.':
        'Der Titel vom Typ {type} ist leer, und DataCite verwirft ihn aus XML; schreiben oder entfernen Sie ihn.',
      'The title is blank, and the registry drops it from XML; give the title, or :unas if there is none.':
        'Der Titel ist leer, und DataCite verwirft ihn aus XML; geben Sie den Titel an, oder :unas, wenn es keinen gibt.',
    },
  },
  'title-placeholder': {
    summary: 'Ein Titel ist ein Titel, nicht die Wörter eines Formulars, einer Vorlage oder eines Tests.',
    why: 'Der Titel steht in jedem Zitat, und nach ihm wird gesucht. Niemand findet einen Datensatz, der „Untitled“ heißt.',
    says: {
      '"{title}" is what a form or a test has where the title should be; give the title, or :unas if there is none.':
        '„{title}“ steht in Formularen oder Tests an der Stelle des Titels; geben Sie den Titel an, oder :unas, wenn es keinen gibt.',
    },
  },
  'title-file-name': {
    summary: 'Ein Titel ist kein Dateiname.',
    why: 'Systeme, die den Titel von der ersten Datei nehmen, hinterlassen einen Namen, der nichts sagt; er steht in jedem Zitat.',
    says: {
      'The title "{title}" is the name of a file; give a title that says what the resource is.':
        'Der Titel „{title}“ ist ein Dateiname; geben Sie einen Titel an, der sagt, was die Ressource ist.',
    },
  },
  'main-title-missing': {
    summary: 'Ein Titel hat keinen titleType: der Haupttitel.',
    why: 'Zitate nehmen den Titel ohne Typ. Hat jeder Titel einen, wählen Programme zwischen Untertitel, Übersetzung und Alternativtitel.',
    says: {
      'No title is the main one, because the only title has a titleType; omit the titleType of the main title.':
        'Kein Titel ist der Haupttitel, denn der einzige Titel hat einen titleType; lassen Sie den titleType des Haupttitels weg.',
      'No title is the main one, because all {number} titles have a titleType; omit the titleType of the main title.':
        'Kein Titel ist der Haupttitel, denn alle {number} Titel haben einen titleType; lassen Sie den titleType des Haupttitels weg.',
      'Omit the titleType.': 'Den titleType weglassen.',
    },
  },
  'several-main-titles': {
    summary: 'Ein Metadatensatz hat in jeder Sprache nur einen Haupttitel.',
    why: 'Von mehreren Titeln ohne titleType nennen Zitate den ersten, und was die anderen sind, weiß niemand.',
    says: {
      'There is a main title before "{title}" already; give this one the titleType Subtitle, AlternativeTitle or TranslatedTitle.':
        'Vor „{title}“ steht schon ein Haupttitel; geben Sie diesem den titleType Subtitle, AlternativeTitle oder TranslatedTitle.',
    },
  },
  'title-in-capitals': {
    summary: 'Ein Titel ist nicht in Großbuchstaben geschrieben.',
    why: 'Zitierstile setzen Titel in Großbuchstaben, wo sie es wünschen; welche Buchstaben eines durchgehend großgeschriebenen Titels groß gehören, kann aber keiner erkennen.',
    says: {
      'The title "{title}" is in capitals and would be cited so; write it in small letters with capitals where they belong.':
        'Der Titel „{title}“ steht in Großbuchstaben und würde so zitiert; schreiben Sie ihn in normaler Groß- und Kleinschreibung.',
    },
  },
  'title-identifier': {
    summary: 'Ein Titel ist keine Adresse und keine DOI.',
    why: 'Das Zitat endet ohnehin mit der DOI; ohne Titel sagt es nichts über das Zitierte.',
    says: {
      'The title "{title}" is an address; give a title that says what the resource is.':
        'Der Titel „{title}“ ist eine Adresse; geben Sie einen Titel an, der sagt, was die Ressource ist.',
      'The title "{title}" is a DOI; give a title that says what the resource is.':
        'Der Titel „{title}“ ist eine DOI; geben Sie einen Titel an, der sagt, was die Ressource ist.',
    },
  },
  'title-full-stop': {
    summary: 'Ein Titel endet nicht mit einem Punkt.',
    why: 'Fast jeder Zitierstil setzt hinter den Titel einen Punkt, sodass zwei dastehen.',
    says: {
      'The title "{title}" ends with a full stop, which citations add themselves; omit it.':
        'Der Titel „{title}“ endet mit einem Punkt, den Zitate selbst setzen; lassen Sie ihn weg.',
      'Omit the full stop.': 'Den Punkt weglassen.',
    },
  },
  'title-too-long': {
    summary: 'Ein Titel hat höchstens 500 Zeichen.',
    why: 'Der Titel steht in jedem Zitat, in Listen und auf Browser-Tabs. Was länger ist als ein Absatz, ist meist ein Abstract, das dort gelandet ist.',
    says: {
      'The title has {number} characters, as a description has: "{title}"; give a short title, and this text as a description.':
        'Der Titel hat {number} Zeichen wie eine Beschreibung: „{title}“; geben Sie einen kurzen Titel an und diesen Text als Beschreibung.',
    },
  },
  'repeated-title': {
    summary: 'Jeder Titel ist in einer Sprache nur einmal angegeben.',
    why: 'Ein Alternativtitel, der den Haupttitel wiederholt, sagt nichts und wird daneben angezeigt.',
    says: {
      'The title "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Der Titel „{value}“ ist derselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'description-html': {
    summary: 'Titel und Beschreibungen enthalten kein HTML außer strong, em, b, i, code, pre, sub, sup und br.',
    why: 'Beim Lesen von XML entfernt DataCite alle anderen Tags und behält den Text dazwischen: Absätze und Listenpunkte laufen ineinander, und Links verlieren ihre Adressen. Programme, die reinen Text ausgeben, zeigen die Tags an.',
    says: {
      'This {what:thisText} contains the tag {tag}, whose content would be shown as text or run by careless programs; remove it.':
        '{what} enthält das Tag {tag}, dessen Inhalt als Text erschiene oder von unvorsichtigen Programmen ausgeführt würde; entfernen Sie es.',
      'When it reads XML, the registry removes the {tag:tag} {tags} from this {what:fromThisText}, so that {loss:htmlLoss}.':
        'Beim Lesen von XML entfernt DataCite {tag} {tags} {what}; {loss}.',
      'This {what:thisText} was escaped twice: readers see its tags or character references as text; write <p> for &lt;p&gt; and & for &amp;amp;.':
        '{what} wurde doppelt maskiert: Tags oder Zeichenreferenzen sind als Text zu sehen; schreiben Sie <p> für &lt;p&gt; und & für &amp;amp;.',
    },
  },
  'description-repeats-title': {
    summary: 'Eine Beschreibung sagt mehr als der Titel.',
    why: 'Anhand der Beschreibung entscheidet sich, ob eine Ressource von Belang ist. Eine, die den Titel wiederholt, verdeckt in Auswertungen, dass keine da ist.',
    says: {
      'The description "{description}" only repeats the title; say what the resource is, how it came about and what it is good for, or omit it.':
        'Die Beschreibung „{description}“ wiederholt nur den Titel; sagen Sie, was die Ressource ist, wie sie entstand und wozu sie dient, oder lassen Sie die Beschreibung weg.',
      'Remove the description.': 'Die Beschreibung entfernen.',
    },
  },
  'description-placeholder': {
    summary: 'Eine Beschreibung beschreibt; sie ist nicht das, was in einem Formular oder Test an ihrer Stelle steht.',
    why: 'Sie wird angezeigt und von Suchmaschinen erfasst, als beschriebe sie die Ressource, und verdeckt in Auswertungen, dass keine Beschreibung da ist.',
    says: {
      '"{description}" is a code for a value that is not known, but a description is not mandatory; describe the resource, or omit the description.':
        '„{description}“ ist ein Code für einen unbekannten Wert, eine Beschreibung ist aber keine Pflicht; beschreiben Sie die Ressource oder lassen Sie die Beschreibung weg.',
      '"{description}" is what a form or a test has where the description should be; describe the resource, or omit the description.':
        '„{description}“ steht in Formularen oder Tests an der Stelle der Beschreibung; beschreiben Sie die Ressource oder lassen Sie die Beschreibung weg.',
      'Remove the description.': 'Die Beschreibung entfernen.',
    },
  },
  'description-address': {
    summary: 'Eine Beschreibung ist keine Adresse.',
    why: 'Wer in einem Zitationsindex nachsieht, findet die Beschreibung ohne Link, und Suchmaschinen finden nichts darin.',
    says: {
      'The description is only the address {address}; describe the resource here, and give the address as a related identifier.':
        'Die Beschreibung ist nur die Adresse {address}; beschreiben Sie hier die Ressource und geben Sie die Adresse als relatedIdentifier an.',
    },
  },
  'repeated-description': {
    summary: 'Jede Beschreibung ist in einer Sprache nur einmal angegeben.',
    why: 'Landing-Pages zeigen jede Beschreibung, sodass derselbe Text zweimal zu lesen ist; wo sich der Typ unterscheidet, ist einer der Typen falsch.',
    says: {
      'The description "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Die Beschreibung „{value}“ ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'abstract-missing': {
    summary: 'Ein Metadatensatz hat eine Beschreibung vom Typ Abstract.',
    why: 'Die Dokumentation des Kernels empfiehlt eine Beschreibung. Suchmaschinen erfassen sie, und anhand von ihr entscheidet sich, ob die Ressource von Belang ist.',
    says: {
      'The record has no abstract; add a description of type Abstract.':
        'Der Metadatensatz hat kein Abstract; ergänzen Sie eine Beschreibung vom Typ Abstract.',
    },
  },
  'escaped-text': {
    summary: 'Namen und Schlagwörter sind reiner Text ohne Zeichenreferenzen wie &amp;.',
    why: 'Nur Titel und Beschreibungen dürfen HTML enthalten. Überall sonst zeigen Webseiten und Zitate „R&amp;D“ genau so an. Solche Werte wurden beim Export aus einem anderen Programm einmal zu oft maskiert.',
    says: {
      'The text "{text}" shows a character reference to readers; write "{plain}".':
        'Im Text „{text}“ ist eine Zeichenreferenz zu lesen; schreiben Sie „{plain}“.',
      'Write the characters themselves.': 'Die Zeichen selbst schreiben.',
    },
  },
  mojibake: {
    summary: 'Texte wurden als das dekodiert, was sie sind: UTF-8, nicht Windows-1252 oder Latin-1.',
    why: 'Namen und Titel mit zerstörten Buchstaben erscheinen so in Zitaten und werden mit den richtigen nicht gefunden.',
    says: {
      '"{text}" was decoded wrongly: "{found}" stands for "{meant}"; decode the source as UTF-8.':
        '„{text}“ wurde falsch dekodiert: „{found}“ steht für „{meant}“; dekodieren Sie die Quelle als UTF-8.',
      '"{text}" was decoded wrongly: "{found}" stands for "another character"; decode the source as UTF-8.':
        '„{text}“ wurde falsch dekodiert: „{found}“ steht für ein anderes Zeichen; dekodieren Sie die Quelle als UTF-8.',
      'Decode the text as UTF-8.': 'Den Text als UTF-8 dekodieren.',
    },
  },
  'replacement-character': {
    summary: 'Kein Text enthält U+FFFD, das Dekodierer für Unlesbares einsetzen.',
    why: 'Das Zeichen, das dort stand, ist verloren: in Zitaten und bei jeder Suche nach dem Namen oder Titel.',
    says: {
      'A character was lost in "{text}": U+FFFD stands where the decoder found something else; write the character from the source.':
        'In „{text}“ ging ein Zeichen verloren: U+FFFD steht, wo der Dekodierer etwas anderes fand; schreiben Sie das Zeichen aus der Quelle.',
    },
  },
  'control-character': {
    summary: 'Kein Text enthält Steuerzeichen außer Tabulatoren und Zeilenenden.',
    why: 'XML 1.0 verbietet sie, sogar als Referenzen, sodass der Metadatensatz niemandem als XML übergeben werden kann, auch DataCite nicht. Sie stammen aus PDF-Dateien und alten Datenbanken, und niemand sieht sie.',
    says: {
      'The text "{text}" holds the control character U+{code}, which XML cannot hold; remove it.':
        'Der Text „{text}“ enthält das Steuerzeichen U+{code}, das XML nicht aufnehmen kann; entfernen Sie es.',
      'The text "{text}" holds the control character U+{code}, which nobody sees; in Windows-1252 it is "{character}".':
        'Der Text „{text}“ enthält das Steuerzeichen U+{code}, das niemand sieht; in Windows-1252 ist es „{character}“.',
      'Remove the control characters.': 'Die Steuerzeichen entfernen.',
      'Write the characters that were meant.': 'Die gemeinten Zeichen schreiben.',
    },
  },
  'lone-surrogate': {
    summary: 'Kein Text enthält ein halbes Zeichen.',
    why: 'Ein Text, der mitten in einem Emoji oder einem seltenen chinesischen Zeichen abgeschnitten wurde, endet mit dessen Hälfte. JSON kann das als \\ud83d mitführen, sonst nichts: XML und UTF-8 können es nicht, und Datenbanken lehnen es ab.',
    says: {
      'The text "{text}" holds half of a character (U+{code}), which neither UTF-8 nor XML can hold; write the whole character, or remove it.':
        'Der Text „{text}“ enthält ein halbes Zeichen (U+{code}), das weder UTF-8 noch XML aufnehmen kann; schreiben Sie das ganze Zeichen oder entfernen Sie es.',
    },
  },
  'invisible-character': {
    summary: 'Kein Text enthält unsichtbare Zeichen: Leerzeichen ohne Breite, Byte-Order-Marks, weiche Trennstriche.',
    why: 'Sie stammen aus Webseiten und Textverarbeitungen. Ein Identifikator mit einem solchen Zeichen ist ein anderer Identifikator, ein Name ein anderer Name, und niemand sieht, warum.',
    says: {
      'The text "{text}" holds the invisible character U+{code}, so that it is not found and not equal to the same text without it; remove it.':
        'Der Text „{text}“ enthält das unsichtbare Zeichen U+{code}, sodass er nicht gefunden wird und demselben Text ohne das Zeichen nicht gleicht; entfernen Sie es.',
      'Remove the invisible characters.': 'Die unsichtbaren Zeichen entfernen.',
    },
  },
  'text-not-composed': {
    summary: 'Buchstaben mit Akzent stehen in der zusammengesetzten Form von Unicode.',
    why: '„é“ kann ein Zeichen sein oder zwei, die gleich aussehen. Dateinamen von macOS und Texte aus PDF-Dateien haben zwei, womit die meisten Suchen, Sortierungen und BibTeX-Programme nicht rechnen.',
    says: {
      'The text "{text}" has letters that are written as a base letter and a separate accent, so that searches miss it; write it in Unicode’s composed form (NFC).':
        'Der Text „{text}“ hat Buchstaben aus Grundbuchstabe und eigenem Akzent, sodass Suchen ihn verfehlen; schreiben Sie ihn in der zusammengesetzten Form von Unicode (NFC).',
      'Write the text in composed form.': 'Den Text in zusammengesetzter Form schreiben.',
    },
  },
  'extra-white-space': {
    summary: 'Namen, Titel und Schlagwörter haben einzelne Leerzeichen und keine am Rand.',
    why: 'Tabulatoren, Zeilenenden und mehrfache Leerzeichen erscheinen in Zitaten oder machen aus einem Wert zwei. Beim Lesen von XML kürzt DataCite sie an den meisten Stellen, aber nicht an allen, und beim Lesen von JSON nicht.',
    says: {
      '"{text}" has white space around it or in a row; write "{plain}".':
        '„{text}“ hat Leerraum am Rand oder mehrfach hintereinander; schreiben Sie „{plain}“.',
      'Write single spaces.': 'Einzelne Leerzeichen schreiben.',
    },
  },
  'resource-type-repeated': {
    summary: 'Der resourceType sagt mehr als der resourceTypeGeneral.',
    why: 'Er ist für das da, was der allgemeine Begriff nicht sagen kann. Zitate nennen einen von beiden, und eine Wiederholung verdeckt in Auswertungen, dass nichts gesagt wurde.',
    says: {
      'The resourceType "{type}" only repeats the resourceTypeGeneral; say more precisely what it is, such as “{example}”.':
        'Der resourceType „{type}“ wiederholt nur den resourceTypeGeneral; sagen Sie genauer, was es ist, etwa „{example}“.',
      'The resourceType "{type}" only repeats the resourceTypeGeneral; say more precisely what it is, such as “{example}”, or omit it.':
        'Der resourceType „{type}“ wiederholt nur den resourceTypeGeneral; sagen Sie genauer, was es ist, etwa „{example}“, oder lassen Sie ihn weg.',
      'Omit the resourceType.': 'Den resourceType weglassen.',
    },
  },
  'resource-type-vague': {
    summary: 'Der resourceTypeGeneral ist der genaueste passende Begriff.',
    why: 'Kernel 4.4 brachte Begriffe für Zeitschriftenartikel, Abschlussarbeiten, Berichte und mehr, Kernel 4.7 für Poster und Präsentationen. Zählungen, Zitate und Suchen nach Typ richten sich danach und werfen alles, was noch Text oder Other ist, in einen Topf.',
    says: {
      'The resourceTypeGeneral {general} says less than the resourceType "{type}"; write {better}.':
        'Der resourceTypeGeneral {general} sagt weniger als der resourceType „{type}“; schreiben Sie {better}.',
      'Write the resourceTypeGeneral as {better}.': 'Den resourceTypeGeneral als {better} schreiben.',
    },
  },
  'resource-type-conflict': {
    summary: 'Der resourceType nennt keinen anderen allgemeinen Typ.',
    why: 'Programme zählen und zitieren die Ressource als das eine, und Menschen lesen, dass sie das andere ist.',
    says: {
      'The resourceTypeGeneral is {general}, but the resourceType is "{type}"; correct whichever is wrong.':
        'Der resourceTypeGeneral ist {general}, der resourceType aber „{type}“; berichtigen Sie, was falsch ist.',
    },
  },
  'several-subjects': {
    summary: 'Jeder Eintrag unter subjects ist ein einziges Schlagwort.',
    why: 'Suchen und Facetten arbeiten je Schlagwort: „soil; water; climate“ wird unter keinem der drei gefunden und ist eine Facette für sich.',
    says: {
      'The subject "{subject}" holds {number} keywords; give each a subject of its own.':
        'Das Schlagwort „{subject}“ enthält {number} Schlagwörter; geben Sie jedem einen eigenen Eintrag.',
      'Give each keyword a subject of its own.': 'Jedem Schlagwort einen eigenen Eintrag geben.',
    },
  },
  'subject-address': {
    summary: 'Ein Schlagwort ist ein Wort, nicht dessen Adresse.',
    why: 'Menschen lesen und suchen Wörter. Die Adresse eines Begriffs hat einen eigenen Platz: valueUri.',
    says: {
      'The subject is the address {url}; give the word here.':
        'Das Schlagwort ist die Adresse {url}; geben Sie hier das Wort an.',
      'The subject is the address {url}; give the word here, and the address as valueUri.':
        'Das Schlagwort ist die Adresse {url}; geben Sie hier das Wort an und die Adresse als valueUri.',
    },
  },
  'repeated-subject': {
    summary: 'Jedes Schlagwort ist nur einmal angegeben.',
    why: 'DataCite verwirft ein Schlagwort, das in jedem Buchstaben gleich ist; eines, das sich nur in Groß- und Kleinschreibung unterscheidet, bleibt und zählt in Schlagwortlisten doppelt.',
    says: {
      'The subject "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Das Schlagwort „{value}“ ist dasselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'subjects-missing': {
    summary: 'Ein Metadatensatz hat Schlagwörter.',
    why: 'Die Dokumentation des Kernels empfiehlt sie. Suchen und Facetten von DataCite Commons und anderen Diensten richten sich danach.',
    says: {
      'The record has no subjects; add keywords, best of a vocabulary of the field.':
        'Der Metadatensatz hat keine Schlagwörter; ergänzen Sie welche, am besten aus einem Vokabular des Fachs.',
    },
  },
  'language-tag': {
    summary: 'Die Sprache steht als BCP-47-Code in der kürzesten verfügbaren Form: en, pt-BR, zxx.',
    why: 'Das Schema nimmt jedes Wort mit bis zu acht Buchstaben an. DataCite ersetzt Namen und dreistellige Codes, die es kennt, durch zweistellige und lässt andere, wie sie sind; Metadatensätze derselben Sprache haben am Ende verschiedene Codes, und Filter verfehlen einen Teil von ihnen.',
    says: {
      'The language "{language}" is not registered; use an ISO 639 code such as en, with a country where it matters.':
        'Die Sprache „{language}“ ist nicht registriert; verwenden Sie einen Code nach ISO 639 wie en, wo nötig mit einem Land.',
      'The language "{language}" is given by name; use its code, {code}.':
        'Die Sprache „{language}“ ist mit ihrem Namen angegeben; verwenden Sie ihren Code, {code}.',
      'BCP 47 prefers another form of the language code "{language}"; write {code}, which is also what the registry changes it to.':
        'BCP 47 zieht eine andere Form des Sprachcodes „{language}“ vor; schreiben Sie {code}, worin DataCite ihn auch ändert.',
      'Write the language as {code}.': 'Die Sprache als {code} schreiben.',
    },
  },
  'language-script': {
    summary: 'Die Sprache eines Textes ist eine, die in dessen Schrift geschrieben wird.',
    why: 'Suchmaschinen, Screenreader und Zitierstile richten sich nach der Sprache: Ein japanischer Titel, der als Englisch gekennzeichnet ist, wird als Englisch sortiert, vorgelesen und großgeschrieben.',
    says: {
      'The language "{language}" is not written in the script of "{text}"; correct the language.':
        'Die Sprache „{language}“ wird nicht in der Schrift von „{text}“ geschrieben; berichtigen Sie die Sprache.',
      'The language "{language}" is not written in the script of "{text}"; correct the language, or give the title its own.':
        'Die Sprache „{language}“ wird nicht in der Schrift von „{text}“ geschrieben; berichtigen Sie die Sprache oder geben Sie dem Titel eine eigene.',
    },
  },
  'language-missing': {
    summary: 'Ein Metadatensatz sagt, in welcher Sprache die Ressource ist.',
    why: 'Nach ihr wird gefiltert, und Zitierstile richten die Großschreibung der Titel nach ihr.',
    says: {
      'The record does not say in which language the resource is; add the language, such as en.':
        'Der Metadatensatz sagt nicht, in welcher Sprache die Ressource ist; ergänzen Sie die Sprache, etwa en.',
    },
  },
}
