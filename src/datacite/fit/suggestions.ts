import type { Kernel } from '../../kernel/index.ts'
import { hasReached } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import { type Change, changeAt } from './change.ts'

/** What a kernel has a better place for, but only a person can put there. */
export function suggestions({ descriptions }: Datacite, kernel: Kernel): Change[] {
  if (!hasReached(kernel, '4.4') || !Array.isArray(descriptions)) return []
  return descriptions.flatMap((entry, index) =>
    isObject(entry) && entry.descriptionType === 'SeriesInformation'
      ? changeAt('suggested', ['descriptions', index], inParts, { before: entry })
      : [],
  )
}

const inParts =
  'What a SeriesInformation says of a journal, book or series can be said in parts since kernel 4.4: as a relatedItem (20) with relationType IsPublishedIn.'
