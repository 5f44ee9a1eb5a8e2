import { readFileSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import fc from 'fast-check'
import { load } from 'js-yaml'
import { expect, it } from 'vitest'
import { cff, cslJson, type Format, formats, inveniordm } from '../../src/formats/index.ts'
import { latestKernel } from '../../src/kernel/index.ts'
import { records } from '../arbitraries/datacite.ts'
import { fixtureRecords } from '../fixture-records.ts'
import { describeWith } from '../missing.ts'
import { realRecords } from '../real-records.ts'
import { foreignSchema } from '../xsd/foreign.ts'

const named = (id: string): Published['format'] => formats.find(format => format.id === id) ?? {}

interface Published {
  name: string
  path: string
  format: { write?: Format['write'] }
  parse?: (text: string) => unknown
  /** True if the test also writes generated records, because the format has a valid form for any value. */
  takesAny?: boolean
  /** Matches the faults that the test ignores. */
  exceptions?: RegExp
}

/**
 * The formats with a JSON Schema published by the GitHub projects citation-style-language and citation-file-format or
 * in the Python packages `datacite` and `commonmeta-py`.
 */
const published: readonly Published[] = [
  { name: 'CSL-JSON', path: 'csl/csl-data.json', format: cslJson, takesAny: true },
  { name: 'CFF', path: 'cff/schema.json', format: cff, takesAny: true, parse: load },
  { name: 'DataCite JSON 4.3', path: 'datacite/datacite-v4.3.json', format: named('datacite-json-4.3') },
  {
    name: 'DataCite JSON 4.5',
    path: 'datacite/datacite-v4.5.json',
    format: named('datacite-json-4.5'),
    // The schema lacks the attributes of metadata schemes in related items, which kernel 4.5 defines. If a schema has
    // `if` without `then`, Ajv reports members as unevaluated that the package's own validator accepts. The writer
    // keeps a DOI given as an address; `check` reports such a DOI, and `fix` shortens it.
    exceptions:
      /^\/relatedItems\/\d+\/relatedItemIdentifier additionalProperties|^\/relatedIdentifiers\/\d+ unevaluated|^\/doi pattern/,
  },
  {
    name: 'InvenioRDM JSON',
    path: 'inveniordm/inveniordm-v0.1.json',
    format: inveniordm,
    // The schema lacks some terms of InvenioRDM's vocabularies.
    exceptions: /^\/metadata\/(?:related_identifiers\/\d+\/relation_type|dates\/\d+\/type)\/id enum/,
  },
]

for (const { name, path, format, takesAny, parse = JSON.parse, exceptions } of published) {
  const schema = foreignSchema(path)
  describeWith(
    schema === undefined ? `There is no ${path} in $CITABLE_XSD or in the folder xsd of $CITABLE_SHARED.` : undefined,
    `the schema of ${name}`,
    () => {
      it(`validation against the published schema of ${name} finds only listed faults in the output for records with all required members`, () => {
        const ajv = new Ajv2019({ strict: false, validateFormats: false, validateSchema: false, allErrors: true })
        const { id: _id, ...rules } = JSON.parse(readFileSync(schema ?? '', 'utf8'))
        const validate = ajv.compile(rules)
        const any = takesAny ? fc.sample(records(latestKernel, 'every'), { numRuns: 100, seed: 7 }) : []
        let valid = 0
        for (const record of [...fixtureRecords(), ...realRecords()].map(([, one]) => one).concat(any)) {
          const { text = '', losses = [] } = format.write?.(record) ?? {}
          if (losses.some(({ messageId }) => messageId === 'required/missing')) continue
          const value = parse(text)
          const faults = validate(value) ? [] : validate.errors?.map(error => `${error.instancePath} ${error.keyword}`)
          expect(
            faults?.filter(fault => !exceptions?.test(fault)),
            text,
          ).toEqual([])
          valid++
        }
        expect(valid).toBeGreaterThan(50)
      })
    },
    { isOptional: true, needsFolder: true },
  )
}
