import { quoteFrom } from '../predicates/text.ts'
import { texts } from '../predicates/texts.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const replacementCharacter: Rule = {
  id: 'replacement-character',
  severity: 'warning',
  check: visiting(texts, ({ text, path }, { report }) => {
    const at = text.indexOf('\ufffd')
    if (at < 0) return
    report({
      path,
      message: `A character was lost in ${quoteFrom(text, at)}: U+FFFD stands where the decoder found something else; write the character from the source.`,
    })
  }),
}

export const replacementCharacterDocs = (): RuleDocs => ({
  summary: 'No text holds U+FFFD, which decoders write for what they cannot read.',
  why: 'The character that was there is lost, in citations and in every search for the name or the title.',
  examples: {
    passes: [{ record: { creators: [{ name: 'Müller, Zoë' }] } }],
    fails: [
      {
        record: { creators: [{ name: 'M\ufffdller, Zoë' }] },
        pointer: '/creators/0/name',
        message:
          'A character was lost in "M�ller, Zoë": U+FFFD stands where the decoder found something else; write the character from the source.',
      },
    ],
  },
  references: [{ title: 'Unicode: Specials', url: 'https://www.unicode.org/charts/PDF/UFFF0.pdf' }],
})
