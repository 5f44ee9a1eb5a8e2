import type { Change } from '../../datacite/fit/change.ts'
import type { Diagnostic, Range, Severity } from '../../diagnostic.ts'
import type { Loss } from '../../formats/format.ts'
import { propertyAt, propertyLabel } from '../../kernel/index.ts'
import { parsePointer } from '../../pointer.ts'

/** What happened to a value on its way. */
export type NoteKind = Change['kind']

/** A value that did not arrive as it was, or that a person should look at. */
export interface Note {
  kind: NoteKind
  /** JSON Pointer into the input. */
  pointer: string
  /** XPath-like path, for XML. */
  path?: string
  position?: Range
  /** Number and name of the kernel property. */
  property?: string
  message: string
  before?: unknown
  after?: unknown
}

/** A loss as a note, its pointer still into the canonical record. */
export function noteOfLoss({ kind, pointer, message, value }: Loss): Note {
  const property = propertyAt(parsePointer(pointer))
  return {
    kind,
    pointer,
    ...(property && { property: propertyLabel(property) }),
    message,
    ...(kind === 'invented' ? { after: value } : { before: value }),
  }
}

/** A note as a finding, for the reporters; of the kinds that make a run fail it is an error. */
export function findingOf(note: Note, command: string, failing: readonly NoteKind[]): Diagnostic {
  const { kind, before, after, ...rest } = note
  const severity = failing.includes(kind) ? 'error' : severities[kind]
  const actual = before ?? after
  return {
    rule: `${command}/${kind}`,
    severity,
    registry: 'accepts',
    ...rest,
    ...(actual !== undefined && { actual }),
    url,
  }
}

const severities: Readonly<Record<NoteKind, Severity>> = {
  lost: 'warning',
  invented: 'warning',
  missing: 'warning',
  changed: 'info',
  suggested: 'info',
}

const url = 'https://github.com/citable/citable#the-command'
