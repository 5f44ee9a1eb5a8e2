import type { RuleTexts } from '../catalogue.ts'

/** Rules about the characters of texts. */
export const characterTexts: Readonly<Record<string, RuleTexts>> = {
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
  'lone-surrogate': {
    summary: 'Kein Text enthält ein halbes Zeichen.',
    why: 'Ein Text, der mitten in einem Emoji oder einem seltenen chinesischen Zeichen abgeschnitten wurde, endet mit dessen Hälfte. JSON kann das als \\ud83d mitführen, sonst nichts: XML und UTF-8 können es nicht, und Datenbanken lehnen es ab.',
    says: {
      'The text "{text}" holds half of a character (U+{code}), which neither UTF-8 nor XML can hold; write the whole character, or remove it.':
        'Der Text „{text}“ enthält ein halbes Zeichen (U+{code}), das weder UTF-8 noch XML aufnehmen kann; schreiben Sie das ganze Zeichen oder entfernen Sie es.',
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
