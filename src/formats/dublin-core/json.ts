import { isObject } from '../../core/object.ts'
import { parsePointer } from '../../core/pointer.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import type { Message } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { jsonText } from '../../text/json/stringify.ts'
import type { OtherFormat, ReadResult } from '../format.ts'
import { dublinCoreJsonRow } from '../table.ts'
import { type Account, writeEach } from '../work/index.ts'
import { MemberReader } from '../work/reading/member-reader.ts'
import { type Note, readersOf, readJsonRecords } from '../work/reading/read-json-records.ts'
import { dublinCoreTermOf, isDublinCoreJson } from './detect.ts'
import { sayDublinCore } from './messages.ts'
import { recordOfStatements } from './read-terms.ts'
import { dublinCore, dublinCoreTerms, type Statement } from './terms.ts'
import { describeInDublinCore } from './write-terms.ts'

/**
 * Dublin Core in JSON: an object with lists of texts under the names of the fifteen elements.
 *
 * Several records are a list of such objects.
 */
export const dublinCoreJson: OtherFormat<'dublin-core-json', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  ...dublinCoreJsonRow,
  detect: (text, sample = sampleText(text)) => isDublinCoreJson(sample),
  ...readersOf(readDescriptions),
  write(record, options) {
    const { written, losses } = writeEach([record], dublinCore, options, descriptionOf)
    return { text: written.map(value => jsonText(value, options)).join(''), losses }
  },
  writeAll(records, options) {
    const { written, losses } = writeEach(records, dublinCore, options, descriptionOf)
    return { text: jsonText(written, options), losses }
  },
}

function readDescriptions(input: string | object): ReadResult {
  return readJsonRecords(input, { read: readDescription })
}

function readDescription(value: unknown, note: Note): Datacite | Message {
  if (!isObject(value)) return sayDublinCore('notObject')
  const members = new MemberReader(value, note)
  const statements: Statement[] = []
  for (const name of Object.keys(value)) {
    const term = dublinCoreTermOf(name)
    if (term !== undefined) for (const text of members.texts(name)) statements.push({ term, text })
  }
  if (statements.length === 0) return sayDublinCore('noTerm', { names: dublinCoreTerms.slice(0, 3) })
  members.leave(['@context', '@id', '@type'])
  const others = Object.entries(members.rest()).map(
    ([pointer, left]) => [parsePointer(pointer)[0] ?? '', left] as const,
  )
  return recordOfStatements(inOrder(statements), new Map(others))
}

const inOrder = (statements: readonly Statement[]): Statement[] =>
  dublinCoreTerms.flatMap(term => statements.filter(statement => statement.term === term))

const holds = { lang: false, others: true }

function descriptionOf(record: Datacite, account: Account): Record<string, unknown> {
  const { statements, others } = describeInDublinCore(record, holds, account)
  const texts = new Map<string, string[]>()
  for (const { term, text } of statements) {
    const said = texts.get(term)
    if (said === undefined) texts.set(term, [text])
    else said.push(text)
  }
  return Object.fromEntries([...texts, ...others])
}
