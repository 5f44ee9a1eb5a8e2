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
    const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    const meant = meantBy(found[0])
    const plain = text.replace(everyControl, meantBy)
    const isOnlyRemoved = plain === text.replace(everyControl, '')
    report({
      path,
      message:
        meant === ''
          ? say('forbidden', { text: shorten(plain), code })
          : say('unseen', { text: shorten(text), code, character: shorten(meant) }),
      fix: writing(path, plain, say(isOnlyRemoved ? 'remove' : 'write'), isOnlyRemoved),
    })
  }),
}

const controls = /[^\t\n\r -~\u0085\u00a0-\ufffd]/
const everyControl = new RegExp(controls.source, 'g')
/** Returns the Windows-1252 character with the code of a control character, or an empty text if there is none. */
const meantBy = (control: string): string => windowsCharacter(control.charCodeAt(0)) ?? ''
