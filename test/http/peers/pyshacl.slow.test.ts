import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { describeWith } from '../../missing.ts'
import { serviceRecords } from '../../service-records.ts'
import { serving } from '../serving.ts'
import { asNamed, missingPython, runPython } from './python.ts'

/** The paths of the DCAT-AP shapes: the Turtle files in `$CITABLE_DCAT_AP`, else `dcat-ap.ttl` in this folder. */
const shapes =
  process.env.CITABLE_DCAT_AP === undefined
    ? [fileURLToPath(new URL('dcat-ap.ttl', import.meta.url))]
    : readdirSync(process.env.CITABLE_DCAT_AP)
        .filter(name => name.endsWith('.ttl'))
        .map(name => join(process.env.CITABLE_DCAT_AP ?? '', name))

/**
 * A program that validates Turtle files against shapes and prints the findings of each file. Its arguments are the
 * shapes, `--` and the files.
 */
const program = `
import json, sys
from rdflib import Graph, Namespace
from pyshacl import validate
SH = Namespace('http://www.w3.org/ns/shacl#')
at = sys.argv.index('--')
shapes = Graph()
for path in sys.argv[1:at]: shapes.parse(path, format='turtle')
for path in sys.argv[at + 1:]:
    _, report, _ = validate(Graph().parse(path, format='turtle'), shacl_graph=shapes)
    print(json.dumps(sorted(' '.join(str(report.value(result, SH[name])) for name in
        ('resultSeverity', 'focusNode', 'resultPath', 'value', 'sourceConstraintComponent', 'resultMessage'))
        for result in report.objects(None, SH.result))))
`

/** Matches findings that are unavoidable with the metadata of a DOI. */
const exceptions: readonly RegExp[] = [
  // DCAT-AP requires a class for every linked version, and a title and a description for everything with that class. A
  // record has neither for another DOI.
  /^\S+#Violation https:\/\/doi\.org\/10\.5072\/openshelf\.(?:7100232|8320915) \S+\/(?:title|description) None /,
  // DataCite's metadata have no address of an endpoint.
  /^\S+#Violation https:\/\/doi\.org\/\S+ \S+#endpointURL None /,
]

describeWith(
  missingPython('pyshacl'),
  'the Python library pyshacl',
  () => {
    it('pyshacl finds no violation of DCAT-AP 3 in the served DCAT, except for listed exceptions', async () => {
      const { catalog, get, text } = await serving(serviceRecords('dataset', 'file', 'resource', 'datacite-rest'))
      const folder = mkdtempSync(join(tmpdir(), 'citable-shacl-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      const paths: string[] = []
      const keep = (turtle: string): void => {
        paths.push(join(folder, `${paths.length}.ttl`))
        writeFileSync(paths.at(-1) ?? '', turtle)
      }
      for (let target: string | undefined = '/catalog.ttl'; target !== undefined; ) {
        const response: Response = await get(target)
        keep(await response.text())
        const next = /<([^>]*)>; rel="?next/.exec(response.headers.get('link') ?? '')?.[1]
        target = next && new URL(next).pathname + new URL(next).search
      }
      for (const kind of ['dataset', 'resource'] as const)
        for (const { id } of (await catalog.list(kind, { limit: 100 })).records)
          keep(await text(`/${kind}s/${id}/?format=dcat-turtle`))
      const found = (await runPython(program, ...shapes, '--', ...paths)) as string[][]
      expect(found.length).toBe(paths.length)
      const wrong = found
        .flat()
        .filter(finding => finding.includes('#Violation') && !exceptions.some(exception => exception.test(finding)))
      expect([...new Set(wrong)]).toEqual([])
    })
  },
  asNamed,
)
