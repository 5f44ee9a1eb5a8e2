import { isEmptyList, isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import type { Kernel } from '../../kernel/index.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Contributor, Datacite, FundingReference } from '../../model/datacite.ts'
import { funderReference } from '../funder-reference.ts'
import { joinedDates, renamedTypes } from '../retired-terms.ts'
import { type Change, changeAt } from './change.ts'
import { fit } from './fit.ts'

/**
 * Replaces terms of kernel 2 with those of kernel 4: the `resourceTypeGeneral` Film, and dates of type StartDate or
 * EndDate. Adds a change to `changes` for each replaced value.
 */
export function renewTerms(record: Datacite, changes: Change[]): Datacite {
  const dates = renewDates(record, changes)
  const { types } = record
  const type = isObject(types) ? renamedTypes.get(types.resourceTypeGeneral) : undefined
  if (type === undefined) return dates === undefined ? record : { ...record, dates }
  const message = say('typeRenamed', { type })
  changes.push(changeAt('changed', ['types', 'resourceTypeGeneral'], message, { before: 'Film', after: type }))
  return { ...record, ...(dates && { dates }), types: { ...types, resourceTypeGeneral: type } }
}

function renewDates({ dates: given }: Datacite, changes: Change[]): Datacite['dates'] {
  const joined = joinedDates(given)
  return joined?.map(({ date, from }) => {
    for (const index of from) {
      const before = given?.[index]
      if (before === undefined || before === date) continue
      const message = say('dateJoined', { type: String(before.dateType), date: String(date.date) })
      changes.push(changeAt('changed', ['dates', index], message, { before, after: date }))
    }
    return date
  })
}

/**
 * Moves contributors of type Funder, which kernels before 4.0 had, to the funding references. Values that funding
 * references cannot represent are lost.
 */
export function moveFunders(record: Datacite, kernel: Kernel, changes: Change[]): Datacite {
  const { contributors, fundingReferences, ...others } = record
  if (!Array.isArray(contributors) || !contributors.some(isFunder)) return record
  const kept = contributors.filter(contributor => !isFunder(contributor))
  const references: FundingReference[] = Array.isArray(fundingReferences) ? [...fundingReferences] : []
  for (const [index, contributor] of contributors.entries()) {
    if (!isFunder(contributor)) continue
    const fitted = fit({ fundingReferences: [funderReference(contributor)] }, kernel).record
    const [reference = {}] = fitted.fundingReferences ?? []
    const message = say('funderMoved', { name: String(contributor.name ?? '') })
    changes.push(changeAt('changed', ['contributors', index], message, { before: contributor, after: reference }))
    changes.push(...lostWith(contributor, index))
    references.push(reference)
  }
  return { ...others, ...(kept.length > 0 && { contributors: kept }), fundingReferences: references }
}

const say = messagesOf('fit', {
  typeRenamed: 'The resourceTypeGeneral "Film" is now "{type}", because kernel 3 renamed the term.',
  dateJoined:
    'The date of type {type} is now the range "{date}" of type Collected, because kernel 4 has ranges instead of StartDate and EndDate.',
  funderMoved:
    'The contributor "{name}" of type Funder is now a funding reference; kernel 4 has no such contributorType.',
  funderReduced: 'A funding reference keeps only the name and one identifier of the funder.',
})

const isFunder = (contributor: unknown): boolean => isObject(contributor) && contributor.contributorType === 'Funder'

const carried = ['name', 'contributorType', 'nameIdentifiers']

function lostWith(contributor: Contributor, index: number): Change[] {
  const lose = (value: unknown, ...steps: Path): Change =>
    changeAt('lost', ['contributors', index, ...steps], say('funderReduced'), { before: value })
  const members = Object.entries(contributor).filter(
    ([name, value]) => !carried.includes(name) && value !== null && !isEmptyList(value),
  )
  const others = Array.isArray(contributor.nameIdentifiers) ? contributor.nameIdentifiers.slice(1) : []
  return [
    ...members.map(([name, value]) => lose(value, name)),
    ...others.map((identifier, at) => lose(identifier, 'nameIdentifiers', at + 1)),
  ]
}
