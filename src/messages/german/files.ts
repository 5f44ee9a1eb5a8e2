import type { RuleTexts } from '../catalogue.ts'

/** Rules about sizes and formats. */
export const fileTexts: Readonly<Record<string, RuleTexts>> = {
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
    why: 'Eine Liste mit einem Eintrag je Datei nennt dasselbe Format hundertmal; die Formate einer Ressource sind die Menge der verschiedenen. Gibt es ebenso viele Größen wie Formate, gilt jedes Paar einer Datei, und es wird nichts beanstandet.',
    says: {
      'The format "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Das Format „{value}“ ist dasselbe wie Eintrag {first} der Liste; {advice}.',
      'The size "{value}" is the same as entry {first} of the list; {advice:join}.':
        'Die Größe „{value}“ ist dieselbe wie Eintrag {first} der Liste; {advice}.',
      'Remove the repeated entry.': 'Den wiederholten Eintrag entfernen.',
    },
  },
  'several-formats': {
    summary: 'Jedes Format ist ein einziges Format.',
    why: 'Suchen und Zählungen arbeiten je Eintrag: „csv, xlsx“ wird unter keinem von beiden gefunden und ist ein Format für sich.',
    says: {
      'The format "{format}" lists {number} formats; give each an entry of its own.':
        'Das Format „{format}“ zählt {number} Formate auf; geben Sie jedem einen eigenen Eintrag.',
      'Give each format an entry of its own.': 'Jedem Format einen eigenen Eintrag geben.',
    },
  },
}
