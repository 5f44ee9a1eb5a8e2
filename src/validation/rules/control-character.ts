import { writing } from '../predicates/edits.ts'
import { quote } from '../predicates/text.ts'
import { texts } from '../predicates/texts.ts'
import { windowsCharacter } from '../predicates/windows-1252.ts'
import type { Rule } from '../rule.ts'
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

const controls = /[^\t\n\r -~\u0085\u00a0-\ufffd]/
const everyControl = new RegExp(controls.source, 'g')
const character = (control: string): string => windowsCharacter(control.charCodeAt(0)) ?? ''
