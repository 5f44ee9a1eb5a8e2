import { isObject } from '../../core/object.ts'
import { isNothing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

export const placeMissing: Rule = {
  id: 'place-missing',
  severity: 'info',
  strict: true,
  check({ record: { geoLocations, types }, report }) {
    if (!isNothing(geoLocations) || !isObject(types) || types.resourceTypeGeneral !== 'Dataset') return
    report({
      path: [],
      message: 'The dataset says nothing of where the data are about; add a geoLocation if they are about a place.',
      actual: undefined,
    })
  },
}
