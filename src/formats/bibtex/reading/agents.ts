import type { Contributor, Creator } from '../../../model/datacite.ts'
import { readAnnotations } from '../annotations.ts'
import type { TexPart } from '../tex/part.ts'
import { type BibName, readNames } from './names.ts'
import type { SourceFields } from './source-fields.ts'

/** The names of a field, with the identifiers that its annotations give them. */
export function agentNames(
  field: string,
  fields: SourceFields,
): readonly (BibName & Pick<Creator, 'nameIdentifiers'>)[] {
  const list = fields.takePart(field)
  return list === undefined ? nobody : namesIn(list, field, fields)
}

const nobody: readonly BibName[] = []

function namesIn(list: TexPart, field: string, fields: SourceFields): (BibName & Pick<Creator, 'nameIdentifiers'>)[] {
  const names = readNames(list, message => fields.tell(field, message))
  const annotations = readAnnotations(field, names.length, fields)
  if (annotations.size === 0) return names
  return names.map((name, index) => {
    const nameIdentifiers = annotations.get(index)
    return nameIdentifiers === undefined ? name : { ...name, nameIdentifiers }
  })
}

/** The names of a field as contributors of a type. */
export function contributorsIn(
  field: string,
  contributorType: NonNullable<Contributor['contributorType']>,
  fields: SourceFields,
): Contributor[] {
  const names = agentNames(field, fields)
  return names.length === 0 ? [] : names.map((name): Contributor => ({ ...name, contributorType }))
}
