import type { Kernel } from '../../kernel/index.ts'
import { nodeAt, propertyOf } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import { type Change, changeAt } from './change.ts'

/** What a kernel has a better place for, but only a person can put there. */
export function suggestions({ descriptions }: Datacite, kernel: Kernel): Change[] {
  if (nodeAt('relatedItems[]', kernel) === undefined || !Array.isArray(descriptions)) return []
  return descriptions.flatMap((entry, index) =>
    isObject(entry) && entry.descriptionType === 'SeriesInformation'
      ? changeAt('suggested', ['descriptions', index], inParts, { before: entry })
      : [],
  )
}

const inParts = `Since kernel ${propertyOf('relatedItems[]').since} a relatedItem with relationType IsPublishedIn can say in parts what a SeriesInformation says of a journal, book or series.`
