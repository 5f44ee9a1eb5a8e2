import { doiKey } from '../../identifiers/index.ts'
import { versionGraph } from '../../versions/index.ts'
import type { Linked } from './linked-resources.ts'

/**
 * Returns the resources that no other resource in the list succeeds. Returns all resources if they succeed each other.
 */
export function currentOf(resources: readonly Linked[]): readonly Linked[] {
  const { edges } = versionGraph(resources.map(link => link.resource ?? link))
  const own = new Set(resources.map(({ doi }) => doiKey(doi)))
  const outdated = new Set(
    edges.filter(({ type, to }) => type !== 'alias' && own.has(doiKey(to))).map(({ from }) => doiKey(from)),
  )
  const current = resources.filter(({ doi }) => !outdated.has(doiKey(doi)))
  return current.length === 0 ? resources : current
}
