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
  'lone-surrogate': {
    summary: 'Kein Text enthält ein halbes Zeichen.',
    why: 'Ein Text, der mitten in einem Emoji oder einem seltenen chinesischen Zeichen abgeschnitten wurde, endet mit dessen Hälfte. JSON kann das als \\ud83d mitführen, sonst nichts: XML und UTF-8 können es nicht, und Datenbanken lehnen es ab.',
    says: {
      'The text "{text}" holds half of a character (U+{code}), which neither UTF-8 nor XML can hold; write the whole character, or remove it.':
        'Der Text „{text}“ enthält ein halbes Zeichen (U+{code}), das weder UTF-8 noch XML aufnehmen kann; schreiben Sie das ganze Zeichen oder entfernen Sie es.',
    },
  },
}
