import { writing } from '../predicates/edits.ts'
import { names } from '../predicates/names.ts'
import { property } from '../predicates/references.ts'
import { quote, shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const identifierInName: Rule = {
  id: 'identifier-in-name',
  severity: 'warning',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    if (name.length > 500) return
    const [identifier] = inside.exec(name) ?? []
    if (identifier === undefined) return
    const rest = name
      .replace(identifier, '')
      .replace(/[([<{][\s:]{0,9}[)\]>}]/, '')
      .replace(/[\s,;:(<[-]{0,20}(?:orcid|ror)?(?: id)?[\s,;:(<[-]{0,20}$/i, '')
      .trim()
    if (!/\p{L}{2}/u.test(rest)) return
    report({
      path: path(),
      message: `The name of the ${holder} ${quote(name)} holds the identifier ${shorten(identifier)}, which would be printed with it; give the identifier in its own place.`,
      fix: writing(path(), rest, `Write the name as ${rest}.`, false),
    })
  }),
}

export const identifierInNameDocs = (): RuleDocs => ({
  summary: 'Names hold no identifiers.',
  why: 'An ORCID iD within a name is printed in every citation, and no program finds the person or organisation by it.',
  examples: {
    passes: [{ record: { creators: [{ name: 'Garcia, Sofia' }, { name: 'Project 2020-2024' }] } }],
    fails: [
      {
        record: { creators: [{ name: 'Garcia, Sofia (0000-0001-5727-2427)' }] },
        pointer: '/creators/0/name',
        message:
          'The name of the creator "Garcia, Sofia (0000-0001-5727-2427)" holds the identifier 0000-0001-5727-2427, which would be printed with it; give the identifier in its own place.',
      },
      {
        record: { creators: [{ name: 'Garcia, Sofia', affiliation: [{ name: 'TIB, https://ror.org/04aj4c181' }] }] },
        pointer: '/creators/0/affiliation/0/name',
        message:
          'The name of the affiliation "TIB, https://ror.org/04aj4c181" holds the identifier https://ror.org/04aj4c181, which would be printed with it; give the identifier in its own place.',
      },
    ],
  },
  references: [property('creators[].nameIdentifiers[]'), property('creators[].affiliation[].affiliationIdentifier')],
})

const inside =
  /(?:https?:\/\/)?(?:orcid\.org\/)?\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b|(?:https?:\/\/)?\bror\.org\/0[a-z\d]{6}\d{2}\b/i
