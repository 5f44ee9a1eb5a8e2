import type { Subject } from '../../../model/datacite.ts'
import { isIri } from '../identifier.ts'
import type { NodeMembers } from './members.ts'
import { textIn } from './members.ts'
import type { NodeReading } from './reading.ts'
import { languageOfMember, textMember } from './text-member.ts'

/** Keywords as texts, as terms, or as one text with commas between them. */
export function subjectsIn(reading: NodeReading, members: NodeMembers): Subject[] {
  const values = members.take('keywords')
  const [only] = values
  if (values.length === 1 && typeof only === 'string' && only.includes(','))
    return only.split(',').flatMap(part => (part.trim() === '' ? [] : [{ subject: part.trim() }]))
  return values.flatMap(value => {
    const term = reading.node(value)
    if (term === undefined || !term.has('name')) {
      const subject = textIn(value)
      return subject === undefined ? [] : [{ subject, ...languageOfMember(value) }]
    }
    const [name] = term.take('name')
    const [set] = term.take('inDefinedTermSet')
    const scheme = reading.node(set)
    const [schemeName, address] =
      scheme === undefined
        ? typeof set === 'string' && !isIri(set)
          ? [set, undefined]
          : [undefined, textIn(set)]
        : [scheme.text('name'), scheme.text('url', '@id', 'sameAs')]
    return [
      {
        ...textMember('subject', textIn(name)),
        ...textMember('subjectScheme', schemeName),
        ...textMember('schemeUri', address),
        ...textMember('valueUri', term.text('@id', 'url', 'sameAs')),
        ...textMember('classificationCode', term.text('termCode')),
        ...languageOfMember(name),
      },
    ]
  })
}
