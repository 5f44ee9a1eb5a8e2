import { isObject } from '../../core/object.ts'
import { isNothing } from '../predicates/missing.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const placeMissingDocs = (): RuleDocs => ({
  summary: 'A dataset says what place it is about.',
  why: 'The kernel’s documentation recommends it. Portals find data by a region on a map.',
  examples: {
    passes: [
      { record: { types: { resourceTypeGeneral: 'Dataset' }, geoLocations: [{ geoLocationPlace: 'Disko Bay' }] } },
      { record: { types: { resourceTypeGeneral: 'Software' } } },
    ],
    fails: [
      {
        record: { types: { resourceTypeGeneral: 'Dataset' } },
        pointer: '',
        message: 'The dataset says nothing of where the data are about; add a geoLocation if they are about a place.',
      },
    ],
  },
  references: [property('geoLocations[]')],
})
