import { writing } from '../predicates/edits.ts'
import { names } from '../predicates/names.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const emailInName: Rule = {
  id: 'email-in-name',
  severity: 'warning',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    if (!name.includes('@') || name.length > 2000) return
    const [address] = email.exec(name) ?? []
    if (address === undefined) return
    report({
      path: path(),
      message: `The name of the ${holder} holds the e-mail address ${shorten(address)}, which would be printed and collected by spammers; remove it.`,
      ...(rest(name, address) !== '' && {
        fix: writing(path(), rest(name, address), 'Remove the e-mail address.', false),
      }),
    })
  }),
}

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/

/** The name without the address and the punctuation around it. */
const rest = (name: string, address: string): string =>
  name
    .replace(address, '')
    .replace(/\s*[([<{][\s:]{0,9}[)\]>}]/, '')
    .slice(0, 300)
    .replace(/[\s,;:(<]{1,20}(?:e-?mail)?[\s,;:(<]{0,20}$/i, '')
    .trim()
