import type { RuleTexts, Texts } from '../catalogue.ts'
import { formatTexts } from './formats.ts'

/** The pages of rules about non-DataCite formats. */
export const readingPages: Readonly<Record<string, RuleTexts>> = {
  'unreadable-value': {
    summary: 'Die Leser anderer Formate (BibTeX, RIS, CSL-JSON, …) verstehen jeden Wert.',
    why: 'Womit sie nichts anfangen können, wird ausgelassen oder beiseitegelegt, wie der Befund sagt; der Rest des Metadatensatzes wird umgewandelt. Berichtigen Sie den Wert dort, wo er steht.',
    says: {},
  },
}

/** Findings about the input itself: unreadable text and the reasons. */
export const inputTexts: Texts = {
  ...formatTexts,
  'The suppression of {rule} ({reason}) is for files that are not there; correct their names, or remove it.':
    'Die Unterdrückung von {rule} ({reason}) gilt Dateien, die es nicht gibt; berichtigen Sie die Namen, oder entfernen Sie sie.',
  'The suppression of {rule} ({reason}) covers no finding; remove it.':
    'Die Unterdrückung von {rule} ({reason}) deckt keinen Befund; entfernen Sie sie.',
  'The suppression of {rule} ({reason}) ended on {day}; correct what it covered, or set a later day.':
    'Die Unterdrückung von {rule} ({reason}) endete am {day}; berichtigen Sie, was sie deckte, oder setzen Sie einen späteren Tag.',
  'No words of the text stand for this value alone; correct it by hand.':
    'Für diesen Wert allein stehen im Text keine Wörter; korrigieren Sie ihn von Hand.',
  'The text has no such document.': 'Der Text hat kein solches Dokument.',
  'The text is not YAML: {reason:yaml}.': 'Der Text ist kein YAML: {reason}.',
  'The document is not well-formed XML: {reason:xml}': 'Das Dokument ist kein wohlgeformtes XML: {reason}',
}
