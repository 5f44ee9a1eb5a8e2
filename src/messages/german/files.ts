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
