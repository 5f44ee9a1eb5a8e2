// Reads records in any format, checks and repairs them, and writes what a repository needs: a citation, DataCite XML and BibTeX for each
// record, and the chain of versions. With "type": "module" in package.json this is ESM, without it CommonJS.
//
//   npm install citable && npx tsc && node pipeline.js records/*.json
import { readFileSync } from 'node:fs'
import { citation, titleWithVersion, versionGraph } from 'citable'
import { convert, readRecords } from 'citable/formats'
import { check, fixValue } from 'citable/validation'
import { safeParse, type ValidDatacite } from 'citable/validation/value'

interface Product {
  title: string
  citation: string
  xml: string
  bibtex: string
  losses: number
}

/** Records that the registry would accept, and the reasons against the others. */
function accept(text: string): { records: ValidDatacite[]; refused: string[] } {
  const { records: entries, diagnostics } = readRecords(text)
  const refused = diagnostics.map(({ message }) => message)
  const records: ValidDatacite[] = []
  for (const { record } of entries) {
    const { value } = fixValue(record)
    const parsed = safeParse(value)
    if (parsed.ok) records.push(parsed.record)
    else
      refused.push(...parsed.diagnostics.map(({ pointer, message }) => `${record.doi ?? '?'} ${pointer}: ${message}`))
  }
  return { records, refused }
}

function written(record: ValidDatacite, to: 'datacite-xml' | 'bibtex'): { text: string; losses: number } {
  const result = convert(record, { to })
  if (!result.ok) throw new Error(result.diagnostics[0]?.message)
  return { text: result.text, losses: result.losses.length }
}

function produce(record: ValidDatacite): Product {
  const xml = written(record, 'datacite-xml')
  const bibtex = written(record, 'bibtex')
  const again = check(xml.text).records[0]
  if (again?.outcome !== 'valid') throw new Error(`The XML of ${record.doi} is not valid.`)
  return {
    title: titleWithVersion(record),
    citation: citation(record, { style: 'datacite' }),
    xml: xml.text,
    bibtex: bibtex.text,
    losses: xml.losses + bibtex.losses,
  }
}

const inputs = process.argv.slice(2).map(path => accept(readFileSync(path, 'utf8')))
const records = inputs.flatMap(input => input.records)
const graph = versionGraph(records)
for (const product of records.map(produce)) process.stdout.write(`${product.citation}\n`)
for (const { order, latest } of graph.chains) process.stdout.write(`versions: ${order.join(' → ')}, latest ${latest}\n`)
for (const reason of inputs.flatMap(input => input.refused)) process.stderr.write(`${reason}\n`)
process.exitCode = inputs.some(input => input.refused.length > 0) ? 1 : 0
