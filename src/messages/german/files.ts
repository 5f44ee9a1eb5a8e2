import type { RuleTexts } from '../catalogue.ts'

/** Rules about sizes and formats. */
export const fileTexts: Readonly<Record<string, RuleTexts>> = {
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
}
