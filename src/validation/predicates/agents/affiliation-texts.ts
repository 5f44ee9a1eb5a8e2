import { toPointer, valueAt } from '../../../core/pointer.ts'
import type { InputContext } from '../../rule.ts'

/** Returns the affiliations that are plain text in a REST API record, with their pointers into the document. */
export function affiliationTexts({
  value,
  base,
}: Pick<InputContext, 'value' | 'base'>): { pointer: string; text: string }[] {
  const record: unknown = valueAt(value, base)
  const inside = Object(record).attributes === undefined ? [] : ['attributes']
  return ['creators', 'contributors'].flatMap(list =>
    entries(valueAt(record, [...inside, list])).flatMap((agent, index) =>
      entries(Object(agent).affiliation).flatMap((text, at) =>
        typeof text === 'string'
          ? [{ pointer: toPointer([...base, ...inside, list, index, 'affiliation', at]), text }]
          : [],
      ),
    ),
  )
}

const entries = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])
