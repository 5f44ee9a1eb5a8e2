import type { Behaviour } from './behaviour.ts'
import { containerDerived } from './behaviours/container.ts'

/**
 * What is done to JSON before the XML is made of it, by the order of callbacks in lupo app/models/doi.rb:159-168; the container is worked out
 * whenever it is asked for.
 */
export const precedingXml = (doing: readonly Behaviour[]): readonly Behaviour[] => [
  ...doing.slice(
    0,
    doing.findIndex(({ id }) => id === 'empty-dropped'),
  ),
  containerDerived,
]
