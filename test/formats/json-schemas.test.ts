import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import fc from 'fast-check'
import { load } from 'js-yaml'
import { expect, it } from 'vitest'
import { cff, cslJson } from '../../src/formats/index.ts'
import { latestKernel } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { records } from '../arbitraries/datacite.ts'
import { fixtureRecords } from '../fixture-records.ts'
import { describeWith } from '../missing.ts'
import { realRecords } from '../real-records.ts'
import { foreignSchema } from '../xsd/foreign.ts'

/**
 * Formats with a published JSON Schema: of github.com/citation-style-language/schema and
 * citation-file-format/citation-file-format.
 */
const published: readonly (readonly [name: string, path: string, write: (record: Datacite) => unknown])[] = [
  ['CSL-JSON', 'csl/csl-data.json', record => JSON.parse(cslJson.write(record).text)],
  ['CFF', 'cff/schema.json', record => load(cff.write?.(record).text ?? '')],
]

for (const [name, path, write] of published) {
  const schema = foreignSchema(path)
  describeWith(
    schema === undefined ? `There is no ${path} in $CITABLE_XSD or in the folder xsd of $CITABLE_SHARED.` : undefined,
    `the schema of ${name}`,
    () => {
      it(`the schema of ${name} accepts all fixtures, real records and random records`, () => {
        const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
        const validate = ajv.compile(JSON.parse(readFileSync(schema ?? '', 'utf8')))
        const any = fc.sample(records(latestKernel, 'every'), { numRuns: 100, seed: 7 })
        for (const record of [...fixtureRecords(), ...realRecords()].map(([, one]) => one).concat(any)) {
          const value = write(record)
          const faults = validate(value) ? [] : validate.errors
          expect(faults, JSON.stringify(value)).toEqual([])
        }
      })
    },
    { isOptional: true, needsFolder: true },
  )
}
