import { isObject } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/place.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { checkAnyPiece } from '../check/check-any.ts'
import type { FileReport } from '../report/report.ts'
import { factsOf, type RecordFacts } from '../stats/facts.ts'

/** The findings about a piece, and by what its records are counted. */
export interface CheckedPiece extends PieceResult<CheckReport<FormatId>> {
  about: About[]
  /** The edits that make the fixes of a list that was read in one piece. */
  edits?: FileReport['edits']
}

/** By what a record is counted besides what the check says. */
export interface About {
  /** The registry's client that the record belongs to. */
  client?: string
  year?: string
  /** Where they are asked for. */
  facts?: RecordFacts
}

/** How a piece of a file is checked. */
export interface PieceCheck {
  /** The name of the file, which may tell its format. */
  name: string
  options: CheckOptions<FormatId>
  hasFacts?: boolean | undefined
}

/** Checks a piece; the facts of its records take longer. */
export async function checkedPiece(
  piece: Piece,
  { name, options, hasFacts = false }: PieceCheck,
): Promise<CheckedPiece> {
  const about: About[] = []
  const checked = await checkAnyPiece(name, piece, options, source =>
    about.push(hasFacts ? { ...aboutOf(source), facts: factsOf(source.record) } : aboutOf(source)),
  )
  // A piece that had to be read again record by record was seen twice.
  return { ...checked, about: about.slice(-checked.result.records.length || about.length) }
}

function aboutOf({ record, document, base }: SourceRecord): About {
  const client = clientOf(valueAt(document.value, base))
  const year = String(record.publicationYear ?? '')
  return { ...(client !== undefined && { client }), ...(/^\d{4}$/.test(year) && { year }) }
}

/** The client as the REST API names it: `relationships.client.data.id`. */
function clientOf(value: unknown): string | undefined {
  let at = value
  for (const name of ['relationships', 'client', 'data', 'id']) at = isObject(at) ? at[name] : undefined
  if (typeof at === 'string') return at.slice(0, 100)
  const attributes = isObject(value) ? value.attributes : undefined
  return isObject(attributes) && typeof attributes.clientId === 'string' ? attributes.clientId.slice(0, 100) : undefined
}
