import { writing } from '../predicates/edits.ts'
import { quote } from '../predicates/text.ts'
import { texts } from '../predicates/texts.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const invisibleCharacter: Rule = {
  id: 'invisible-character',
  severity: 'warning',
  check: visiting(texts, ({ text, path }, { report }) => {
    const found = invisible.exec(text)
    if (found === null) return
    const plain = text.replace(everyInvisible, '')
    report({
      path,
      message: `The text ${quote(plain)} holds the invisible character U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}, so that it is not found and not equal to the same text without it; remove it.`,
      fix: writing(path, plain, 'Remove the invisible characters.', true),
    })
  }),
}

export const invisibleCharacterDocs = (): RuleDocs => ({
  summary: 'No text holds characters that nobody sees: zero-width spaces, byte order marks, soft hyphens.',
  why: 'They come from web pages and word processors. An identifier with one is another identifier, a name with one another name, and nobody can see why.',
  examples: {
    passes: [{ record: { creators: [{ name: 'می‌خواهم' }], titles: [{ title: 'Family 👨‍👩‍👧' }] } }],
    fails: [
      {
        record: { titles: [{ title: 'Soil\u200b moisture' }] },
        pointer: '/titles/0/title',
        message:
          'The text "Soil moisture" holds the invisible character U+200B, so that it is not found and not equal to the same text without it; remove it.',
      },
      {
        record: { creators: [{ name: '\ufeffGarcia, Sofia' }] },
        pointer: '/creators/0/name',
        message:
          'The text "Garcia, Sofia" holds the invisible character U+FEFF, so that it is not found and not equal to the same text without it; remove it.',
      },
    ],
  },
  references: [{ title: 'Unicode Security Considerations', url: 'https://www.unicode.org/reports/tr36/' }],
})

const invisible = /[\u00ad\u200b\u2060\ufeff]/
const everyInvisible = new RegExp(invisible.source, 'g')
