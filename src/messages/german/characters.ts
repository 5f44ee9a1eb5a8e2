import type { RuleTexts } from '../catalogue.ts'

/** Rules about the characters of texts. */
export const characterTexts: Readonly<Record<string, RuleTexts>> = {
  'escaped-text': {
    summary: 'Namen und Schlagwörter sind reiner Text ohne Zeichenreferenzen wie &amp;.',
    why: 'Nur Titel und Beschreibungen dürfen HTML enthalten. Überall sonst zeigen Webseiten und Zitate „R&amp;D“ genau so an. Solche Werte wurden beim Export aus einem anderen Programm einmal zu oft maskiert.',
    says: {
      'The text "{text}" shows a character reference to readers; write "{plain}".':
        'Im Text „{text}“ ist eine Zeichenreferenz zu lesen; schreiben Sie „{plain}“.',
      'Write the characters themselves.': 'Die Zeichen selbst schreiben.',
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
  'control-character': {
    summary: 'Kein Text enthält Steuerzeichen außer Tabulatoren und Zeilenenden.',
    why: 'XML 1.0 verbietet sie, sogar als Referenzen, sodass der Metadatensatz niemandem als XML übergeben werden kann, auch DataCite nicht. Sie stammen aus PDF-Dateien und alten Datenbanken, und niemand sieht sie.',
    says: {
      'The text "{text}" holds the control character U+{code}, which XML cannot hold; remove it.':
        'Der Text „{text}“ enthält das Steuerzeichen U+{code}, das XML nicht aufnehmen kann; entfernen Sie es.',
      'The text "{text}" holds the control character U+{code}, which nobody sees; in Windows-1252 it is "{character}".':
        'Der Text „{text}“ enthält das Steuerzeichen U+{code}, das niemand sieht; in Windows-1252 ist es „{character}“.',
      'Remove the control characters.': 'Die Steuerzeichen entfernen.',
      'Write the characters that were meant.': 'Die gemeinten Zeichen schreiben.',
    },
  },
  'invisible-character': {
    summary: 'Kein Text enthält unsichtbare Zeichen: Leerzeichen ohne Breite, Byte-Order-Marks, weiche Trennstriche.',
    why: 'Sie stammen aus Webseiten und Textverarbeitungen. Ein Identifikator mit einem solchen Zeichen ist ein anderer Identifikator, ein Name ein anderer Name, und niemand sieht, warum.',
    says: {
      'The text "{text}" holds the invisible character U+{code}, so that it is not found and not equal to the same text without it; remove it.':
        'Der Text „{text}“ enthält das unsichtbare Zeichen U+{code}, sodass er nicht gefunden wird und demselben Text ohne das Zeichen nicht gleicht; entfernen Sie es.',
      'Remove the invisible characters.': 'Die unsichtbaren Zeichen entfernen.',
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
  'extra-white-space': {
    summary: 'Namen, Titel und Schlagwörter haben einzelne Leerzeichen und keine am Rand.',
    why: 'Tabulatoren, Zeilenenden und mehrfache Leerzeichen erscheinen in Zitaten oder machen aus einem Wert zwei. Beim Lesen von XML kürzt DataCite sie an den meisten Stellen, aber nicht an allen, und beim Lesen von JSON nicht.',
    says: {
      '"{text}" has white space around it or in a row; write "{plain}".':
        '„{text}“ hat Leerraum am Rand oder mehrfach hintereinander; schreiben Sie „{plain}“.',
      'Write single spaces.': 'Einzelne Leerzeichen schreiben.',
    },
  },
}
