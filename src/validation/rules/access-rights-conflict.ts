import { messagesOf } from '../../messages/message.ts'
import type { Rights } from '../../model/datacite.ts'
import { accessRightsConflict as texts } from '../compiled/rule-texts.ts'
import { eachObject } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('access-rights-conflict', texts)

export const accessRightsConflict: Rule = {
  id: 'access-rights-conflict',
  severity: 'warning',
  check({ record, report }) {
    const said = new Map<string, string>()
    eachObject<Rights>(record.rightsList, ({ rights, rightsUri }, index) => {
      for (const value of [rightsUri, rights]) {
        const kind = accessOf(value)
        if (kind === undefined) continue
        const [other] = [...said].find(([known]) => known !== kind) ?? []
        if (other !== undefined && !said.has(kind))
          report({
            path: ['rightsList', index],
            message: say('conflict', { other, first: shorten(said.get(other)), kind, second: shorten(value) }),
          })
        if (!said.has(kind)) said.set(kind, String(value))
      }
    })
  },
}

const coar: Readonly<Record<string, string>> = { abf2: 'open', '16ec': 'restricted', '14cb': 'closed' }

/**
 * Returns the access level (`open`, `restricted` or `closed`) in a rights text or URI, or undefined. Ignores embargoed
 * access, because an embargo ends.
 */
function accessOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 80 || !/access/i.test(value)) return undefined
  const text = value.trim().toLowerCase()
  return (
    /^(?:info:eu-repo\/semantics\/)?(open|restricted|closed)[ -]?access$/.exec(text)?.[1] ??
    coar[/\/access_right\/c_(\w{4})\/?$/.exec(text)?.[1] ?? '']
  )
}
