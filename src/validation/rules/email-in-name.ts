import { messagesOf } from '../../messages/message.ts'
import { emailInName as texts } from '../compiled/rule-texts.ts'
import { names } from '../predicates/agents/names.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('email-in-name', texts)

export const emailInName: Rule = {
  id: 'email-in-name',
  severity: 'warning',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    if (!name.includes('@') || name.length > 2000) return
    const [address] = email.exec(name) ?? []
    if (address === undefined) return
    report({
      path: path(),
      message: say('address', { holder, address: shorten(address) }),
      ...(rest(name, address) !== '' && {
        fix: writing(path(), rest(name, address), say('remove'), false),
      }),
    })
  }),
}

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/

/**
 * Removes the email address from a name and cuts the rest to 300 characters. Also removes emptied brackets, and the
 * label `email` and punctuation at the end.
 */
const rest = (name: string, address: string): string =>
  name
    .replace(address, '')
    .replace(/\s*[([<{][\s:]{0,9}[)\]>}]/, '')
    .slice(0, 300)
    .replace(/[\s,;:(<]{1,20}(?:e-?mail)?[\s,;:(<]{0,20}$/i, '')
    .trim()
