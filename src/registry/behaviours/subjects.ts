import { isObject } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import type { Behaviour } from '../behaviour.ts'
import { keyOf } from '../bounded.ts'
import fieldsOfResearch from '../tables/fields-of-research.json' with { type: 'json' }
import fieldsOfScience from '../tables/fields-of-science.json' with { type: 'json' }
import { leftAsSent } from './names.ts'

/** Drops duplicate subjects. */
export const subjectRepeated: Behaviour = {
  id: 'subject-repeated',
  does: 'drops',
  via: ['xml', 'json'],
  since: '2020-06-24',
  apply(work) {
    const seen = new Set<string>()
    for (const [path, subject] of work.items('subjects')) {
      const key = keyOf(subject)
      if (seen.has(key)) work.drop(path)
      seen.add(key)
    }
  },
  spares: ({ subjects }) =>
    !Array.isArray(subjects) ||
    new Set(subjects.map(entry => (isObject(entry) ? entry.subject : entry))).size === subjects.length,
}

/**
 * Adds the OECD Field of Science that a subject names, or that a Field of Research maps to.
 *
 * From 2020-07-14 on, fields were added both when XML was read and when the record was stored. Before 2021-05-26, the
 * scheme URI of a field from XML was lost in between, so the field was listed twice.
 */
export const fieldOfScienceAdded: Behaviour = {
  id: 'field-of-science-added',
  does: 'changes',
  via: ['xml', 'json'],
  since: '2020-06-24',
  until: leftAsSent,
  apply(work) {
    const { via, asOf } = work.sending
    const given: Entry[] = [...work.items('subjects')].map(([, subject]) => ({ subject, isAdded: false }))
    const read = via === 'xml' ? withFields(given, true) : given
    const isStoredAnew = asOf >= '2020-07-14'
    const bare = isStoredAnew && asOf < '2021-05-26' ? read.map(withoutAddress) : read
    const stored = isStoredAnew ? withFields(bare, false) : bare
    const added = [...stored.keys()].filter(index => stored[index]?.isAdded)
    if (added.length > 0)
      work.insert(
        'subjects',
        stored.map(({ subject }) => subject),
        added,
      )
  },
}

interface Entry {
  subject: unknown
  isAdded: boolean
}

/** Returns the subjects without duplicates. A subject that has a Field of Science is followed by that field. */
function withFields(entries: readonly Entry[], isXml: boolean): Entry[] {
  const seen = new Set<string>()
  return entries
    .flatMap(entry => {
      const field = fieldOf(valueAt(entry.subject, ['subject']), valueAt(entry.subject, ['subjectScheme']), isXml)
      const added = { subject: `FOS: ${field}`, subjectScheme: scheme, schemeUri: source }
      return field === undefined ? [entry] : [entry, { subject: added, isAdded: true }]
    })
    .filter(({ subject }) => {
      const key = keyOf(subject)
      return !seen.has(key) && seen.add(key)
    })
}

function withoutAddress(entry: Entry): Entry {
  if (!entry.isAdded || !isObject(entry.subject)) return entry
  const { schemeUri: _, ...subject } = entry.subject
  return { subject, isAdded: true }
}

const scheme = 'Fields of Science and Technology (FOS)'
const source = 'http://www.oecd.org/science/inno/38235147.pdf'

function fieldOf(subject: unknown, subjectScheme: unknown, isXml: boolean): string | undefined {
  if (typeof subject !== 'string') return undefined
  fields ??= new Map(fieldsOfScience.map(([number = '', name = '']) => [number, name]))
  for (const name of fields.values()) if (subject === name || (isXml && subject === `FOS: ${name}`)) return name
  if (subjectScheme !== 'FOR') return numbered(fieldsOfResearch.find(([, , name]) => name === subject)?.[1])
  const code = (subject.split(' ')[0] ?? '').padStart(6, '0')
  return numbered(
    (fieldsOfResearch.find(([id]) => id === code) ?? fieldsOfResearch.find(([id]) => id === code.slice(0, 4)))?.[1],
  )
}

const numbered = (number: string | undefined): string | undefined =>
  number === undefined ? undefined : fields?.get(number)

let fields: Map<string, string> | undefined
