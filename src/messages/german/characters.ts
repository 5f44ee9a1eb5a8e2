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
  'lone-surrogate': {
    summary: 'Kein Text enthält ein halbes Zeichen.',
    why: 'Ein Text, der mitten in einem Emoji oder einem seltenen chinesischen Zeichen abgeschnitten wurde, endet mit dessen Hälfte. JSON kann das als \\ud83d mitführen, sonst nichts: XML und UTF-8 können es nicht, und Datenbanken lehnen es ab.',
    says: {
      'The text "{text}" holds half of a character (U+{code}), which neither UTF-8 nor XML can hold; write the whole character, or remove it.':
        'Der Text „{text}“ enthält ein halbes Zeichen (U+{code}), das weder UTF-8 noch XML aufnehmen kann; schreiben Sie das ganze Zeichen oder entfernen Sie es.',
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
