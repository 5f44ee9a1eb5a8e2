import type { Description } from '../../model/datacite.ts'
import { eachObject } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const abstractMissing: Rule = {
  id: 'abstract-missing',
  severity: 'info',
  strict: true,
  check({ record, report }) {
    let isThere = false
    eachObject<Description>(record.descriptions, ({ descriptionType }) => {
      if (descriptionType === 'Abstract') isThere = true
    })
    if (!isThere) report({ path: [], message: 'The record has no abstract; add a description of type Abstract.' })
  },
}

export const abstractMissingDocs = (): RuleDocs => ({
  summary: 'A record has a description of type Abstract.',
  why: 'The kernel’s documentation recommends a description. Search engines index it, and readers use it to decide whether the resource is relevant.',
  examples: {
    passes: [{ record: { descriptions: [{ description: 'Hourly means.', descriptionType: 'Abstract' }] } }],
    fails: [
      {
        record: { descriptions: [{ description: 'NetCDF 4.', descriptionType: 'TechnicalInfo' }] },
        pointer: '',
        message: 'The record has no abstract; add a description of type Abstract.',
      },
    ],
  },
  references: [property('descriptions[]')],
})
