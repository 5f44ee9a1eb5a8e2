import type { RuleTexts } from '../catalogue.ts'

/** Rules about what the resource is, its subjects and its language. */
export const subjectTexts: Readonly<Record<string, RuleTexts>> = {
  'language-tag': {
    summary: 'Die Sprache steht als BCP-47-Code in der kürzesten verfügbaren Form: en, pt-BR, zxx.',
    why: 'Das Schema nimmt jedes Wort mit bis zu acht Buchstaben an. DataCite ersetzt Namen und dreistellige Codes, die es kennt, durch zweistellige und lässt andere, wie sie sind; Metadatensätze derselben Sprache haben am Ende verschiedene Codes, und Filter verfehlen einen Teil von ihnen. Dass ein Code eine kürzere Form hat, wird nur in den Profilen registry und strict gesagt, weil DataCite diese Form selbst schreibt.',
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
  'language-words': {
    summary: 'Die Sprache eines Titels oder einer Beschreibung ist die, in der sie geschrieben sind.',
    why: 'Suchmaschinen, Vorleseprogramme und Zitierstile richten sich nach der Sprache; Titel mit der falschen werden falsch gefunden, vorgelesen und geschrieben. Diese Regel kennt Englisch, Deutsch, Französisch, Spanisch, Italienisch, Portugiesisch und Niederländisch an ihren häufigsten Wörtern und meldet sich nur, wo mindestens drei einer Sprache angehören und kaum eines einer anderen.',
    says: {
      'The language "{language}" is not that of "{text}", which reads as {other}; correct the language.':
        'Die Sprache „{language}“ ist nicht die von „{text}“, was nach {other} aussieht; berichtigen Sie die Sprache.',
      'Write the language as {other}.': 'Die Sprache als {other} schreiben.',
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
  'placeholder-value': {
    summary: 'Was nicht verlangt und nicht bekannt ist, fehlt; kein Wort steht an seiner Stelle.',
    why: 'Programme zeigen N/A und None, als wären es Schlagwörter, Orte und Förderkennzeichen, zählen solche Metadatensätze als beschrieben und verknüpfen, was nichts miteinander zu tun hat.',
    says: {
      'The {member} "{value}" says that there is none; give it, or omit it.':
        '„{value}“ unter {member} besagt, dass es nichts gibt; geben Sie den Wert an oder lassen Sie ihn weg.',
      'Omit the {member}.': '{member} weglassen.',
    },
  },
}
