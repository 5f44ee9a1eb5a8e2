import type { SpdxRights } from '../creative-commons.ts'
import { creativeCommons } from '../creative-commons.ts'
import { rightsList } from '../lists.ts'
import { property, registry } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { listed, quote } from '../text.ts'
import { visiting } from '../visiting.ts'

const members = ['rights', 'rightsUri', 'rightsIdentifier', 'rightsIdentifierScheme', 'schemeUri'] as const

export const rightsOverwritten: Rule = {
  id: 'rights-overwritten',
  severity: 'info',
  registry: 'changes',
  check: visiting(rightsList, ({ item, index }, { report }) => {
    const { rightsIdentifier } = item
    const known = creativeCommons(item)
    if (known === undefined && typeof rightsIdentifier !== 'string') return
    const stored: Partial<SpdxRights> = known ?? { rightsIdentifier: String(rightsIdentifier).toLowerCase() }
    const changed = members.filter(
      name =>
        typeof item[name] === 'string' &&
        item[name] !== '' &&
        Object.hasOwn(stored, name) &&
        item[name] !== stored[name],
    )
    const [first] = changed
    if (first === undefined) return
    const given = changed.map(name => `${name} ${quote(item[name])}`)
    const instead = changed.map(name => quote(stored[name], 120))
    report({
      path: ['rightsList', index, first],
      message: `The registry writes ${listed(instead)} over the ${listed(given)}; write ${changed.length > 1 ? 'these' : 'this'} instead${known === undefined ? '' : ', or put what is particular into rights of their own, without the licence’s identifier or address'}.`,
      ...(changed.length === 1 && { suggestions: [String(stored[first])] }),
      fix: {
        description: 'Write what the registry would write.',
        safe: false,
        patch: changed.map(name => ({
          op: 'replace' as const,
          path: `/rightsList/${index}/${name}`,
          value: stored[name],
        })),
      },
    })
  }),
}

export const rightsOverwrittenDocs = (): RuleDocs => ({
  summary: 'Rights are written as the registry stores them: as SPDX has them, with the identifier in lower case.',
  why: 'The registry looks a licence up by its identifier or address in a copy of the SPDX list, and writes the name, address, identifier and scheme of that list over what the record says. Any other identifier it puts in lower case. Known here are the Creative Commons licences.',
  examples: {
    passes: [
      {
        record: {
          rightsList: [
            {
              rights: 'Creative Commons Attribution 4.0 International',
              rightsUri: 'https://creativecommons.org/licenses/by/4.0/legalcode',
              rightsIdentifier: 'cc-by-4.0',
              rightsIdentifierScheme: 'SPDX',
              schemeUri: 'https://spdx.org/licenses/',
            },
            { rights: 'Open Access', rightsUri: 'info:eu-repo/semantics/openAccess' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          rightsList: [
            { rights: 'CC BY, but ask first', rightsUri: 'https://creativecommons.org/licenses/by/4.0/legalcode' },
          ],
        },
        findings: [
          {
            pointer: '/rightsList/0/rights',
            message:
              'The registry writes "Creative Commons Attribution 4.0 International" over the rights "CC BY, but ask first"; write this instead, or put what is particular into rights of their own, without the licence’s identifier or address.',
          },
        ],
      },
      {
        record: { rightsList: [{ rights: 'MIT License', rightsIdentifier: 'MIT', rightsIdentifierScheme: 'SPDX' }] },
        findings: [
          {
            pointer: '/rightsList/0/rightsIdentifier',
            message: 'The registry writes "mit" over the rightsIdentifier "MIT"; write this instead.',
          },
        ],
      },
    ],
  },
  references: [property('rightsList[]'), registry('rights from SPDX', 'bolognese', 'lib/bolognese/utils.rb')],
})
