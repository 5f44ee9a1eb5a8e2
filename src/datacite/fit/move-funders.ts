import type { Kernel } from '../../kernel/index.ts'
import { termsOf } from '../../kernel/index.ts'
import type { Contributor, Datacite, FundingReference } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import type { Path } from '../../pointer.ts'
import { funderReference } from '../funder-reference.ts'
import { type Change, changeAt } from './change.ts'

/** Moves contributors of type Funder, which kernels before 4.0 had, to the funding references; what those cannot hold is lost. */
export function moveFunders(record: Datacite, kernel: Kernel, changes: Change[]): Datacite {
  const { contributors, fundingReferences, ...others } = record
  if (!Array.isArray(contributors) || !contributors.some(isFunder)) return record
  const kept = contributors.filter(contributor => !isFunder(contributor))
  const references: FundingReference[] = Array.isArray(fundingReferences) ? [...fundingReferences] : []
  for (const [index, contributor] of contributors.entries()) {
    if (!isFunder(contributor)) continue
    const reference = funderReference(contributor)
    const type = reference.funderIdentifierType
    if (type !== undefined && !termsOf('funderIdentifierType', kernel).includes(type))
      reference.funderIdentifierType = 'Other'
    const message = `The contributor "${contributor.name ?? ''}" of type Funder is now a funding reference (19); kernel 4 has no such contributor.`
    changes.push(changeAt('changed', ['contributors', index], message, { before: contributor, after: reference }))
    changes.push(...lostWith(contributor, index))
    references.push(reference)
  }
  return { ...others, ...(kept.length > 0 && { contributors: kept }), fundingReferences: references }
}

const isFunder = (contributor: unknown): boolean => isObject(contributor) && contributor.contributorType === 'Funder'

const carried = ['name', 'contributorType', 'nameIdentifiers']

function lostWith(contributor: Contributor, index: number): Change[] {
  const lose = (value: unknown, ...steps: Path): Change =>
    changeAt(
      'lost',
      ['contributors', index, ...steps],
      'A funding reference has a place for the name of the funder and one identifier only.',
      { before: value },
    )
  const members = Object.entries(contributor).filter(
    ([name, value]) => !carried.includes(name) && value !== null && !isEmpty(value),
  )
  const others = Array.isArray(contributor.nameIdentifiers) ? contributor.nameIdentifiers.slice(1) : []
  return [
    ...members.map(([name, value]) => lose(value, name)),
    ...others.map((identifier, at) => lose(identifier, 'nameIdentifiers', at + 1)),
  ]
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
