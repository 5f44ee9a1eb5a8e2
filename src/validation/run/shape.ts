import { parsePointer, toPointer } from '../../core/pointer.ts'
import type { ShapeFinding } from '../../datacite/shape.ts'
import { propertyAt } from '../../kernel/index.ts'
import { followedBy, messagesOf } from '../../messages/message.ts'
import { nearest } from '../predicates/texts/nearest.ts'
import type { SchemaFinding } from '../schema/schema-messages.ts'

/** The findings about the shape of a document, and a test for the schema findings that they already explain. */
export interface Shape {
  findings: { finding: ShapeFinding & { suggestions?: string[] }; path: string; start: number; end: number }[]
  /**
   * True if a schema finding is explained by a finding about the shape: a value is missing because its name is
   * misspelt, or has a wrong type because of the document's shape.
   */
  explains(finding: SchemaFinding): boolean
}

const clean: Shape = { findings: [], explains: () => false }

const say = messagesOf('shape', { meant: 'Did you mean "{meant}"?' })

/** Returns the {@link Shape} of a document. Adds the probably intended name to findings about unknown names. */
export function describeShape(findings: readonly ShapeFinding[]): Shape {
  if (findings.length === 0) return clean
  const meant = new Set<string>()
  const shown = new Set(findings.flatMap(({ inRecord, pointer }) => (inRecord ? [pointer, listOf(pointer)] : [])))
  const described = findings.map(finding => {
    const { unknown, path, start, end } = finding
    const suggestions = unknown === undefined ? [] : nearest(unknown.name, unknown.known)
    const [first] = unknown?.known.includes(unknown.name) ? [unknown.name] : suggestions
    if (first === undefined) return { finding, path, start, end }
    for (const holder of [finding.pointer, parentOf(finding.pointer)]) meant.add(`${holder} ${first}`)
    if (suggestions.length === 0 || first === unknown?.name) return { finding, path, start, end }
    const message = followedBy(finding.message, say('meant', { meant: first }))
    return { finding: { ...finding, message, suggestions }, path, start, end }
  })
  return {
    findings: described,
    explains({ rule, path }) {
      const holder = toPointer(path.slice(0, -1))
      if (rule === 'schema/type') return shown.has(holder) || shown.has(toPointer(path))
      if (rule !== 'schema/required') return false
      return meant.has(`${holder} ${path.at(-1)}`) || meant.has(`${holder} ${propertyAt(path)?.name}`)
    },
  }
}

/** Returns the pointer to the list that contains an entry; for any other value, returns its own pointer. */
const listOf = (pointer: string): string => pointer.replace(/\/[0-9]+$/, '')

const parentOf = (pointer: string): string => toPointer(parsePointer(pointer).slice(0, -1))
