import type { Kernel } from '../../kernel/index.ts'
import { asKernel, kernelNamespace, kernelTree, labelOf, latestKernel } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { inOrderOf } from '../writing/in-order.ts'
import { type Change, changeAt, type Upgrade } from './change.ts'
import { keptExtras } from './extras.ts'
import type { Fit } from './fit.ts'
import { fitObject } from './fit-object.ts'
import { moveFunders } from './move-funders.ts'
import { renewTerms } from './renew-terms.ts'
import { suggestions } from './suggestions.ts'

/**
 * Moves a record to a kernel, up or down, and says everything that this changed; the record given is left alone. What is
 * certain is changed; what the kernel has no place for is lost; a mandatory value that is not there becomes `:unav` (kernel 4,
 * appendix 3) or `Other` and is told as invented, but never a DOI. With `strict` nothing is invented: where something is
 * lacking there is no record, but a list of what it is. An unknown kernel is a `TypeError`.
 */
export function upgrade(
  record: Datacite,
  { to = latestKernel, strict = false }: { to?: Kernel; strict?: boolean } = {},
): Upgrade {
  asKernel(to)
  const fit: Fit = { kernel: to, record, changes: [], thinned: new Set() }
  const { changes, thinned } = fit
  const { extras, ...members } = record
  if (members.doi === undefined && members.identifier === undefined) changes.push(withoutIdentifier)
  const trees = { newest: kernelTree(), wanted: kernelTree(to) }
  const renewed = renewTerms(members, changes)
  if (renewed.dates?.length !== members.dates?.length) thinned.add('dates')
  const fitted: Datacite = { ...fitObject(fit, { ...renewed }, { ...trees, place: '', path: [] }) }
  const funded = moveFunders(fitted, to, changes)
  if (funded !== fitted) thinned.add('contributors')
  const upgraded: Datacite = { ...funded, ...stateKernel(record, changes), ...keptExtras(extras, thinned, changes) }
  const lacking = changes.filter(({ kind }) => kind === 'invented' || kind === 'missing')
  if (strict && lacking.length > 0) return { ok: false, lacking }
  changes.push(...suggestions(record, to))
  return { ok: true, record: inOrderOf(record, upgraded) as Datacite, changes }
}

const withoutIdentifier = changeAt(
  'missing',
  ['doi'],
  `${labelOf('doi')} is mandatory and not there; nothing can stand for a DOI.`,
)

/** The registry checks a record against the XSD under the name of kernel 4 alone, not under that of a point version. */
function stateKernel({ schemaVersion }: Datacite, changes: Change[]): { schemaVersion: string } {
  if (schemaVersion !== kernelNamespace) {
    const message = `schemaVersion is now ${kernelNamespace}, without a point version: under this name alone the registry checks a record.`
    const given = schemaVersion === undefined || schemaVersion === null ? {} : { before: schemaVersion }
    changes.unshift(changeAt('changed', ['schemaVersion'], message, { ...given, after: kernelNamespace }))
  }
  return { schemaVersion: kernelNamespace }
}
