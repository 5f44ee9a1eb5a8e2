import type { RuleTexts } from '../catalogue.ts'

/** Rules about titles and descriptions. */
export const titleTexts: Readonly<Record<string, RuleTexts>> = {
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
}
