import { valueAt } from '../../pointer.ts'
import type { RegistryWay } from '../act.ts'
import type { Behaviour } from '../behaviour.ts'
import { keyOf } from '../bounded.ts'
import { fieldLines, researchLines } from '../tables/fields-of-science.ts'
import { leftAsSent } from './names.ts'

/** Leaves out subjects that are there twice. */
export const subjectRepeated: Behaviour = {
  id: 'subject-repeated',
  does: 'drops',
  via: ['xml', 'json'],
  apply(work) {
    const seen = new Set<string>()
    for (const [path, subject] of work.items('subjects')) {
      const key = keyOf(subject)
      if (seen.has(key)) work.drop(path)
      seen.add(key)
    }
  },
}

/** Adds the Field of Science of the OECD that a subject names, or that a Field of Research stands for. */
export const fieldOfScienceAdded: Behaviour = {
  id: 'field-of-science-added',
  does: 'changes',
  via: ['xml', 'json'],
  since: '2020-06-02',
  until: leftAsSent,
  apply(work) {
    const subjects: unknown[] = []
    const seen = new Set<string>()
    const added: number[] = []
    for (const [, subject] of work.items('subjects')) {
      const field = fieldOf(valueAt(subject, ['subject']), valueAt(subject, ['subjectScheme']), work.sending.via)
      const own =
        field === undefined
          ? [subject]
          : [subject, { subject: `FOS: ${field}`, subjectScheme: scheme, schemeUri: source }]
      for (const [place, item] of own.entries()) {
        const key = keyOf(item)
        if (seen.has(key)) continue
        seen.add(key)
        if (place === 1) added.push(subjects.length)
        subjects.push(item)
      }
    }
    if (added.length > 0) work.insert('subjects', subjects, added)
  },
}

const scheme = 'Fields of Science and Technology (FOS)'
const source = 'http://www.oecd.org/science/inno/38235147.pdf'

function fieldOf(subject: unknown, subjectScheme: unknown, via: RegistryWay): string | undefined {
  if (typeof subject !== 'string') return undefined
  fields ??= new Map(fieldLines.split('\n').map(line => line.split('\t') as [string, string]))
  for (const name of fields.values()) if (subject === name || (via === 'xml' && subject === `FOS: ${name}`)) return name
  research ??= researchLines.split('\n').map(line => line.split('\t'))
  if (subjectScheme !== 'FOR') return numbered(research.find(([, , name]) => name === subject)?.[1])
  const code = (subject.split(' ')[0] ?? '').padStart(6, '0')
  return numbered((research.find(([id]) => id === code) ?? research.find(([id]) => id === code.slice(0, 4)))?.[1])
}

const numbered = (number: string | undefined): string | undefined =>
  number === undefined ? undefined : fields?.get(number)

let fields: Map<string, string> | undefined
let research: string[][] | undefined
