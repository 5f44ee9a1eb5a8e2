import { quoteFrom } from '../predicates/text.ts'
import { texts } from '../predicates/texts.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const loneSurrogate: Rule = {
  id: 'lone-surrogate',
  severity: 'error',
  check: visiting(texts, ({ text, path }, { report }) => {
    const found = alone.exec(text)
    if (found === null) return
    report({
      path,
      message: `The text ${quoteFrom(text, found.index)} holds half of a character (U+${found[0].charCodeAt(0).toString(16).toUpperCase()}), which neither UTF-8 nor XML can hold; write the whole character, or remove it.`,
    })
  }),
}

export const loneSurrogateDocs = (): RuleDocs => ({
  summary: 'No text holds half of a character.',
  why: 'A text that was cut in the middle of an emoji or a rare Chinese character ends with half of it. JSON can carry that as \\ud83d, but nothing else: XML and UTF-8 cannot, and databases refuse it.',
  examples: {
    passes: [{ record: { titles: [{ title: 'Waves 🌊' }] } }],
    fails: [
      {
        record: { titles: [{ title: 'Waves \ud83c' }] },
        pointer: '/titles/0/title',
        message:
          'The text "Waves  " holds half of a character (U+D83C), which neither UTF-8 nor XML can hold; write the whole character, or remove it.',
      },
    ],
  },
  references: [{ title: 'XML 1.0, characters', url: 'https://www.w3.org/TR/xml/#charsets' }],
})

const alone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
