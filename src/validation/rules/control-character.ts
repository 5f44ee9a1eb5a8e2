import { messagesOf } from '../../messages/message.ts'
import { controlCharacter as texts } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import { texts as everyText } from '../predicates/texts/texts.ts'
import { windowsCharacter } from '../predicates/texts/windows-1252.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('control-character', texts)

export const controlCharacter: Rule = {
  id: 'control-character',
  severity: 'error',
  check: visiting(everyText, ({ text, path }, { report }) => {
    const found = controls.exec(text)
    if (found === null) return
    const code = found[0].charCodeAt(0)
    const isLost = code < 0x80 || code >= 0xfffe
    const plain = text.replace(everyControl, isLost ? () => '' : character)
    const number = code.toString(16).toUpperCase().padStart(4, '0')
    report({
      path,
      message: isLost
        ? say('forbidden', { text: shorten(plain), code: number })
        : say('unseen', { text: shorten(text), code: number, character: shorten(character(found[0])) }),
      fix: writing(path, plain, say(isLost ? 'remove' : 'write'), isLost),
    })
  }),
}

const controls = /[^\t\n\r -~\u0085\u00a0-\ufffd]/
const everyControl = new RegExp(controls.source, 'g')
const character = (control: string): string => windowsCharacter(control.charCodeAt(0)) ?? ''
