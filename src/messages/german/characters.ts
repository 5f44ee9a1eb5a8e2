import type { RuleTexts } from '../catalogue.ts'

/** Rules about the characters of texts. */
export const characterTexts: Readonly<Record<string, RuleTexts>> = {
  'replacement-character': {
    summary: 'Kein Text enthält U+FFFD, das Dekodierer für Unlesbares einsetzen.',
    why: 'Das Zeichen, das dort stand, ist verloren: in Zitaten und bei jeder Suche nach dem Namen oder Titel.',
    says: {
      'A character was lost in "{text}": U+FFFD stands where the decoder found something else; write the character from the source.':
        'In „{text}“ ging ein Zeichen verloren: U+FFFD steht, wo der Dekodierer etwas anderes fand; schreiben Sie das Zeichen aus der Quelle.',
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
}
