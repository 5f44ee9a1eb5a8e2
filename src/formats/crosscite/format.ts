import { isObject } from '../../core/object.ts'
import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { dataciteRest } from '../../datacite/dialects/rest.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { OtherFormat } from '../format.ts'
import { crossciteRow } from '../table.ts'
import { jsonReadersOf } from '../work/reading/read-json-records.ts'
import { isCrosscite, snakeNames } from './detect.ts'

const say = messagesOf('crosscite', {
  notCrosscite: 'This is not Crosscite JSON: it is not an object.',
})

/**
 * Crosscite JSON, which DataCite's content negotiation returns: DataCite's members in snake case. This format is
 * read-only.
 */
export const crosscite: OtherFormat<'crosscite', 'detect' | 'read' | 'readValue'> = {
  ...crossciteRow,
  detect: (text, sample = sampleText(text)) => isCrosscite(sample),
  ...jsonReadersOf({ read: readCrosscite }),
}

function readCrosscite(value: unknown): Datacite | Message {
  if (!isObject(value)) return say('notCrosscite')
  const named: Record<string, unknown> = Object.create(null)
  for (const [name, member] of Object.entries(value))
    named[Object.hasOwn(snakeNames, name) ? (snakeNames[name] as string) : name] = oneAsList(
      name,
      withoutCapitals(member),
    )
  const { record } = dataciteRest.read(named, 'telling')
  const { extras, ...read } = record
  const year: unknown = read.publicationYear
  if (typeof year === 'string' && /^[1-9]\d{3}$/.test(year)) read.publicationYear = Number(year)
  return { ...read, ...extrasOf('crosscite', extras?.members) }
}

/** Members that Crosscite writes as a single value if their list has one entry. */
const lists: ReadonlySet<string> = new Set([
  ...['creators', 'contributors', 'titles', 'subjects', 'dates', 'descriptions', 'sizes', 'formats', 'identifiers'],
  ...Object.keys(snakeNames).filter(name => name.endsWith('s') || name.endsWith('list')),
])

const oneAsList = (name: string, member: unknown): unknown =>
  lists.has(name) && member !== null && !Array.isArray(member) ? [member] : member

/** Renames the member `Identifier`, which older versions wrote in the entries of a list, to `identifier`. */
function withoutCapitals(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return (value as unknown[]).map(entry => {
    if (!isObject(entry) || !Object.hasOwn(entry, 'Identifier') || Object.hasOwn(entry, 'identifier')) return entry
    const { Identifier: identifier, ...others } = entry
    return { identifier, ...others }
  })
}
