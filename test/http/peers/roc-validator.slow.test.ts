import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describeWith } from '../../missing.ts'
import { serviceRecords } from '../../service-records.ts'
import { foreignSchema } from '../../xsd/foreign.ts'
import { serving } from '../serving.ts'
import { asNamed, missingPython, runPython } from './python.ts'

/** The context of RO-Crate, without which the validator sees an empty graph. */
const context = foreignSchema('ro-crate/context.json')

/**
 * A program that validates the metadata files of RO-Crates against the required part of their profile. Prints the
 * issues of each file.
 *
 * The first argument is the file with the context, which the validator would fetch.
 */
const program = `
import json, requests, sys
from rocrate_validator import services
from rocrate_validator.utils.http import HttpRequester
def get(self, url, *args, **options):
    response = requests.Response()
    response.url, response.status_code = url, 200 if url == 'https://w3id.org/ro/crate/1.2/context' else 504
    response.headers['Content-Type'] = 'application/ld+json'
    with open(sys.argv[1], 'rb') as file: response._content = file.read()
    return response
HttpRequester.get = get
for path in sys.argv[2:]:
    settings = {'rocrate_uri': '.', 'profile_identifier': 'ro-crate-1.2', 'requirement_severity': 'REQUIRED',
                'skip_availability_check': True, 'offline': True}
    with open(path, encoding='utf-8') as crate:
        result = services.validate_metadata_as_dict(json.load(crate), settings)
    print(json.dumps([f'{issue.check.identifier} {issue.message}' for issue in result.get_issues()]))
`

/** Matches issues that are not caused by the writer. */
const exceptions: readonly RegExp[] = [
  // The validator gets parsed metadata, so it cannot see the encoding of the file.
  /^ro-crate-1\.2_3\.1 .*UTF-8/,
  // Some fixtures have no licence, and none may be invented; `convert` reports that it is missing.
  /^ro-crate-1\.2_13\.3 .*`license`/,
]

const typesIn = (crate: string): string[] =>
  (JSON.parse(crate)['@graph'] as Record<string, unknown>[]).map(entity => String(entity['@type']))

describeWith(
  missingPython('roc-validator', 'rocrate_validator') ??
    (context === undefined ? 'There is no ro-crate/context.json in $CITABLE_XSD.' : undefined),
  'the Python library roc-validator',
  () => {
    it('served crates meet the requirements of RO-Crate 1.2, except for a licence that the record lacks', async () => {
      const { catalog, text } = await serving(serviceRecords('dataset', 'file', 'resource', 'datacite-rest'))
      const folder = mkdtempSync(join(tmpdir(), 'citable-crates-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      const paths: string[] = []
      const types = new Set<string>()
      for (const { id } of (await catalog.list('resource', { limit: 100 })).records) {
        const crate = await text(`/resources/${id}/?format=ro-crate`)
        // Validating a crate takes seconds, so crates without a new type of entity are skipped.
        const before = types.size
        for (const type of typesIn(crate)) types.add(type)
        if (types.size === before) continue
        paths.push(join(folder, `${id}.json`))
        writeFileSync(paths.at(-1) ?? '', crate)
      }
      expect(paths.length).toBeGreaterThan(5)
      const found = (await runPython(program, context ?? '', ...paths)) as string[][]
      expect(found.length).toBe(paths.length)
      const wrong = found.flat().filter(issue => !exceptions.some(exception => exception.test(issue)))
      expect([...new Set(wrong)]).toEqual([])
    })
  },
  asNamed,
)
