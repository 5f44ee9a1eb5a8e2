import type { Rights } from '../../model/datacite.ts'
import { eachObject } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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
            message: `The access is said to be ${other} (${quote(said.get(other))}) and ${kind} (${quote(value)}); keep the one that is true.`,
          })
        if (!said.has(kind)) said.set(kind, String(value))
      }
    })
  },
}

export const accessRightsConflictDocs = (): RuleDocs => ({
  summary: 'A resource is open, restricted or closed, but not two of them.',
  why: 'OpenAIRE and other services sort by these statements: a resource that is both is shown as one or the other by chance.',
  examples: {
    passes: [
      {
        record: {
          rightsList: [
            { rights: 'Open Access', rightsUri: 'info:eu-repo/semantics/openAccess' },
            { rights: 'Embargoed Access' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          rightsList: [
            { rightsUri: 'info:eu-repo/semantics/openAccess' },
            { rightsUri: 'info:eu-repo/semantics/closedAccess' },
          ],
        },
        pointer: '/rightsList/1',
        message:
          'The access is said to be open ("info:eu-repo/semantics/openAccess") and closed ("info:eu-repo/semantics/closedAccess"); keep the one that is true.',
      },
      {
        record: {
          rightsList: [
            { rights: 'Open Access' },
            { rights: 'Restricted access', rightsUri: 'http://purl.org/coar/access_right/c_16ec' },
          ],
        },
        pointer: '/rightsList/1',
        message:
          'The access is said to be open ("Open Access") and restricted ("http://purl.org/coar/access_right/c_16ec"); keep the one that is true.',
      },
    ],
  },
  references: [
    property('rightsList[]'),
    { title: 'COAR access rights', url: 'https://vocabularies.coar-repositories.org/access_rights/' },
  ],
})

const coar: Readonly<Record<string, string>> = { abf2: 'open', '16ec': 'restricted', '14cb': 'closed' }

/** Embargoes end: such a statement agrees with any other. */
function accessOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 80 || !/access/i.test(value)) return undefined
  const text = value.trim().toLowerCase()
  return (
    /^(?:info:eu-repo\/semantics\/)?(open|restricted|closed)[ -]?access$/.exec(text)?.[1] ??
    coar[/\/access_right\/c_(\w{4})\/?$/.exec(text)?.[1] ?? '']
  )
}
