import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describeWith } from '../../missing.ts'
import { serviceRecords } from '../../service-records.ts'
import { serving } from '../serving.ts'
import { missingPython, runPython } from './python.ts'

/**
 * A program that validates files with the metadata of RO-Crates against the required part of their profile, and prints
 * the issues of each.
 */
const program = `
import json, sys
from rocrate_validator import services
for path in sys.argv[1:]:
    settings = {'rocrate_uri': '.', 'profile_identifier': 'ro-crate-1.2', 'requirement_severity': 'REQUIRED',
                'skip_availability_check': True, 'offline': True}
    with open(path, encoding='utf-8') as crate:
        result = services.validate_metadata_as_dict(json.load(crate), settings)
    print(json.dumps([f'{issue.check.identifier} {issue.message}' for issue in result.get_issues()]))
`

/** Checks that need more than the metadata: the context from the network (2.1, 2.2), and the file in a folder (3.1). */
const exceptions: readonly RegExp[] = [/^ro-crate-1\.2_2\.[12] .*context/, /^ro-crate-1\.2_3\.1 .*UTF-8/]

describeWith(
  missingPython('roc-validator', 'rocrate_validator'),
  'the Python library roc-validator',
  () => {
    it('served crates contain everything that RO-Crate 1.2 requires', async () => {
      const { catalog, text } = await serving(serviceRecords('dataset', 'file', 'resource', 'datacite-rest'))
      const folder = mkdtempSync(join(tmpdir(), 'citable-crates-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      const paths: string[] = []
      for (const { id } of (await catalog.list('resource', { limit: 100 })).records) {
        paths.push(join(folder, `${id}.json`))
        writeFileSync(paths.at(-1) ?? '', await text(`/resources/${id}/?format=ro-crate`))
      }
      const found = (await runPython(program, ...paths)) as string[][]
      expect(found.length).toBe(paths.length)
      const wrong = found.flat().filter(issue => !exceptions.some(exception => exception.test(issue)))
      expect([...new Set(wrong)]).toEqual([])
    })
  },
  { isOptional: true },
)
