import type { Check } from '../inspection.ts'
import { relations } from '../relations.ts'

/** Relations without a usable identifier: the registry drops a value that is no DOI and keeps its types, which leaves null. */
export const deadLinks: Check = ({ found, name, report }) => {
  for (const { node, how, target } of found.deadLinks) {
    const by = relations[how]?.by ?? ''
    if (target === null || target === undefined || target === '') {
      const message = `${name(node)} says ${by} without saying of what; give the identifier, or remove the relation.`
      report('null-related-identifier', 'warning', [node], message)
    } else {
      const text = typeof target === 'string' ? `"${target.slice(0, 100)}"` : `a value of type ${typeof target}`
      const message = `${name(node)} says ${by} ${text}, which is no identifier of that type; write it as a DOI such as 10.5072/example.`
      report('invalid-related-identifier', 'warning', [node], message)
    }
  }
}

/** Records that are a version of themselves. Zenodo's concept records say so; there it does no harm to the order. */
export const selfLinks: Check = ({ found, name, report }) => {
  for (const { node, how } of found.selfLinks) {
    const relation = relations[how]
    const severity = relation?.type === 'succession' ? 'warning' : 'info'
    report(
      'self-link',
      severity,
      [node],
      `${name(node)} says ${relation?.by} itself; the link is ignored and should be removed.`,
    )
  }
}

/** Links that spell a DOI in another way than its record, which only tools that compare DOIs letter by letter mind. */
export const spellings: Check = ({ found, name, isKnown, report }) => {
  for (const { node, target, text } of found.spellings) {
    const doi = name(target)
    const [written] = /10\..*/s.exec(text) ?? ['']
    if (!doi.startsWith('10.')) continue
    if (written !== text) {
      const message = `${name(node)} links to ${doi} as "${text.slice(0, 200)}"; write the bare DOI, so that every tool finds it.`
      report('doi-url', 'info', [node, target], message)
    } else if (isKnown(target) && text !== doi) {
      const message = `${name(node)} links to ${doi} as "${text.slice(0, 200)}"; both are the same DOI, but one spelling helps tools that mind case.`
      report('doi-case', 'info', [node, target], message)
    }
  }
}
