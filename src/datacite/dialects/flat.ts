import type { Path } from '../../core/pointer.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { DataciteFormatId } from '../format.ts'
import { type DialectRecord, leftoversFor, withExtras } from './dialect.ts'
import { settleListed } from './identifiers.ts'
import { originOf } from './origin.ts'
import { type Keeping, readMembers, type Trail } from './read-members.ts'
import type { Spec } from './spec/spec.ts'

/** Reads a metadata object, which is at `base` in the original record, in a given dialect. */
export function readFlat(
  spec: Spec,
  format: DataciteFormatId,
  input: Readonly<Record<string, unknown>>,
  extras: Keeping,
  base: Path = [],
): DialectRecord & { members: Record<string, unknown> } {
  const leftovers = leftoversFor(extras)
  const trail = base.reduce<Trail | undefined>((parent, step) => ({ parent, step }), undefined)
  const record: Datacite & { identifiers?: unknown } = readMembers(spec, input, leftovers, trail)
  const listed = 'identifiers' in record ? settleListed(record) : undefined
  return {
    record: withExtras(record, format, leftovers.members),
    members: leftovers.members ?? {},
    unknown: leftovers.unknown,
    origin(path: Path): Path {
      const [member] = path
      // A dialect without a DOI member has the DOI among the identifiers.
      if (listed === undefined && member === 'doi' && spec.byKey?.doi === undefined) return [...base, 'identifiers']
      return [...base, ...(listed?.(path) ?? originOf(spec, input, path))]
    },
  }
}
