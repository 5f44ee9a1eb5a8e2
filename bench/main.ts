/** The script that `run.ts` bundles and starts: takes the requested measurements and prints the table. */
import { parseArgs } from 'node:util'
import type { Effort, Row } from './bench.ts'
import { benches } from './benches.ts'
import { table } from './table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { smoke: { type: 'boolean', default: false }, catalogs: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(`npm run bench -- [names] [options]

  names               what to measure: ${benches.map(({ id }) => id).join(', ')}; without any, all of it
  --smoke             only show that everything runs
  --catalogs <folder> keep the filled catalogs there, and take those that are there: filling them takes minutes.
                      To be deleted when the tables of catalogs or the records of the measurement change
  --help              this text`)
  process.exit()
}
const unknown = positionals.find(name => !benches.some(({ id }) => id === name))
if (unknown !== undefined) {
  console.error(`There is no measurement "${unknown}"; there are ${benches.map(({ id }) => id).join(', ')}.`)
  process.exit(2)
}

const effort: Effort = { isSmoke: values.smoke, rounds: values.smoke ? 2 : 11, catalogs: values.catalogs }
const rows: Row[] = []
for (const bench of benches) {
  if (positionals.length > 0 && !positionals.includes(bench.id)) continue
  console.error(`measuring ${bench.id} …`)
  try {
    rows.push(...(await bench.run(effort)))
  } catch (error) {
    console.error(`${bench.id} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
// A smoke run measures too little to compare with targets.
console.log(table(effort.isSmoke ? rows.map(({ reached: _, ...row }) => row) : rows))
