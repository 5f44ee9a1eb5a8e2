import type { RuleTexts } from '../catalogue.ts'

/** Rules about titles and descriptions. */
export const titleTexts: Readonly<Record<string, RuleTexts>> = {
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
  'several-main-titles': {
    summary: 'Ein Metadatensatz hat in jeder Sprache nur einen Haupttitel.',
    why: 'Von mehreren Titeln ohne titleType nennen Zitate den ersten, und was die anderen sind, weiß niemand.',
    says: {
      'There is a main title before "{title}" already; give this one the titleType Subtitle, AlternativeTitle or TranslatedTitle.':
        'Vor „{title}“ steht schon ein Haupttitel; geben Sie diesem den titleType Subtitle, AlternativeTitle oder TranslatedTitle.',
    },
  },
  'title-tex': {
    summary: 'Ein Titel enthält keine Befehle und Formeln von TeX.',
    why: 'Titel sind reiner Text, höchstens mit wenigen HTML-Elementen wie <sub>. Was TeX als Buchstaben oder hochgestellte Zahl setzt, geben alle anderen als Backslashs, Klammern und Dollarzeichen aus.',
    says: {
      'The title "{title}" holds TeX, "{markup}", which pages and citations print as it is; write the characters themselves, such as α or ².':
        'Der Titel „{title}“ enthält TeX, „{markup}“, das Seiten und Zitate so ausgeben, wie es dasteht; schreiben Sie die Zeichen selbst, etwa α oder ².',
    },
  },
  'title-type-named': {
    summary: 'Ein Titel endet nicht mit dem Typ der Ressource in Klammern.',
    why: 'Zitierstile geben den Typ selbst aus, aus resourceTypeGeneral, und dort, wo sie ihn haben wollen: „Bodenfeuchte [Dataset] [Datensatz]“.',
    says: {
      'The title "{title}" ends in the type of the resource, which citations add by themselves; write "{plain}".':
        'Der Titel „{title}“ endet mit dem Typ der Ressource, den Zitate selbst hinzufügen; schreiben Sie „{plain}“.',
      'The title "{title}" ends in the type of the resource, which citations add by themselves; write "{plain}", and give the type as resourceTypeGeneral.':
        'Der Titel „{title}“ endet mit dem Typ der Ressource, den Zitate selbst hinzufügen; schreiben Sie „{plain}“ und geben Sie den Typ als resourceTypeGeneral an.',
      'Take the type out of the title.': 'Den Typ aus dem Titel nehmen.',
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
  'title-html': {
    summary: 'Ein Titel ist reiner Text, ohne HTML.',
    why: 'Die Registrierungsstelle behält Formatierungen wie <i> und <sub>, und ihre eigenen Seiten zeigen sie; BibTeX, RIS und Kataloge halten sie für Text, und man sieht die Tags. Andere Tags sind Sache von description-html.',
    says: {
      'This title holds the {tag:tag} {tags}, which many citation programs print as they stand; write it as plain text, with characters such as ₂ and ² where they matter.':
        'Dieser Titel enthält {tag} {tags}; viele Zitierprogramme geben das aus, wie es dasteht. Schreiben Sie reinen Text, wo nötig mit Zeichen wie ₂ und ².',
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
  'repeated-description': {
    summary: 'Jede Beschreibung ist in einer Sprache nur einmal angegeben.',
    why: 'Landing-Pages zeigen jede Beschreibung, sodass derselbe Text zweimal zu lesen ist; wo sich der Typ unterscheidet, ist einer der Typen falsch.',
    says: {
      'The description "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Die Beschreibung „{value}“ ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'translation-language': {
    summary: 'Ein übersetzter Titel ist in einer anderen Sprache als der Titel.',
    why: 'Programme zeigen den Titel in der Sprache der Lesenden und wählen dann den falschen.',
    says: {
      'The translated title "{title}" has the language "{language}" of the title that it translates; correct whichever is wrong.':
        'Der übersetzte Titel „{title}“ hat die Sprache „{language}“ des Titels, den er übersetzt; berichtigen Sie, was falsch ist.',
    },
  },
}
