import type { Node, VocabularyName } from '../../kernel/index.ts'
import { termSince, termsOf } from '../../kernel/index.ts'
import type { Path } from '../../pointer.ts'
import { changeAt } from './change.ts'
import type { Fit } from './fit.ts'

/**
 * A term as a kernel knows it. One that came later is `Other` where a term is wanted and the list has that, else undefined.
 * Terms that no kernel knows are left for `check` to find.
 */
export function fitTerm({ kernel, changes }: Fit, term: string, node: Node, path: Path): string | undefined {
  const list = node.value as VocabularyName
  const known = termsOf(list, kernel)
  const since = termSince(list, term)
  if (since === undefined || known.includes(term)) return term
  const why = `The ${node.property.name} "${term}" came with kernel ${since}`
  if (node.occurs === '1' && known.includes('Other')) {
    changes.push(
      changeAt('changed', path, `${why}; in kernel ${kernel} it is "Other".`, { before: term, after: 'Other' }),
    )
    return 'Other'
  }
  changes.push(changeAt('lost', path, `${why}; kernel ${kernel} has nothing for it.`, { before: term }))
  return undefined
}
