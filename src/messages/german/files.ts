import type { RuleTexts } from '../catalogue.ts'

/** Rules about sizes and formats. */
export const fileTexts: Readonly<Record<string, RuleTexts>> = {
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
}
