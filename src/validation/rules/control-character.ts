import { writing } from '../predicates/edits.ts'
import { quote } from '../predicates/text.ts'
import { texts } from '../predicates/texts.ts'
import { windowsCharacter } from '../predicates/windows-1252.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const controlCharacter: Rule = {
  id: 'control-character',
  severity: 'error',
  check: visiting(texts, ({ text, path }, { report }) => {
    const found = controls.exec(text)
    if (found === null) return
    const code = found[0].charCodeAt(0)
    const isLost = code < 0x80 || code >= 0xfffe
    const plain = text.replace(everyControl, isLost ? () => '' : character)
    const name = code.toString(16).toUpperCase().padStart(4, '0')
    report({
      path,
      message: isLost
        ? `The text ${quote(plain)} holds the control character U+${name}, which XML cannot hold; remove it.`
        : `The text ${quote(text)} holds the control character U+${name}, which nobody sees; in Windows-1252 it is ${quote(character(found[0]))}.`,
      fix: writing(
        path,
        plain,
        isLost ? 'Remove the control characters.' : 'Write the characters that were meant.',
        isLost,
      ),
    })
  }),
}

export const controlCharacterDocs = (): RuleDocs => ({
  summary: 'No text holds control characters other than tabs and line ends.',
  why: 'XML 1.0 forbids them, even as references, so that the record can be given to nobody as XML, the registry included. They come from PDF files and old databases, and nobody sees them.',
  examples: {
    passes: [{ record: { descriptions: [{ description: 'One line.\nAnother one.', descriptionType: 'Abstract' }] } }],
    fails: [
      {
        record: { titles: [{ title: 'Soil\u0002 moisture' }] },
        pointer: '/titles/0/title',
        message: 'The text "Soil moisture" holds the control character U+0002, which XML cannot hold; remove it.',
      },
      {
        record: { titles: [{ title: 'Soil moisture\u0092s role' }] },
        pointer: '/titles/0/title',
        message:
          'The text "Soil moisture s role" holds the control character U+0092, which nobody sees; in Windows-1252 it is "’".',
      },
    ],
  },
  references: [{ title: 'XML 1.0, characters', url: 'https://www.w3.org/TR/xml/#charsets' }],
})

const controls = /[^\t\n\r -~\u0085\u00a0-\ufffd]/
const everyControl = new RegExp(controls.source, 'g')
const character = (control: string): string => windowsCharacter(control.charCodeAt(0)) ?? ''
