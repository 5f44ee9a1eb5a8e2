/** What `run.ts` bundles and starts: measures what was asked for and prints the table. */
import { parseArgs } from 'node:util'
import type { Effort, Row } from './bench.ts'
import { benches } from './benches.ts'
import { table } from './table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { smoke: { type: 'boolean', default: false } },
})
const unknown = positionals.find(name => !benches.some(({ id }) => id === name))
if (unknown !== undefined) {
  console.error(`There is no measurement "${unknown}"; there are ${benches.map(({ id }) => id).join(', ')}.`)
  process.exit(2)
}

const effort: Effort = { isSmoke: values.smoke, rounds: values.smoke ? 2 : 11 }
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
// A smoke run measures too little to be judged.
console.log(table(effort.isSmoke ? rows.map(({ reached: _, ...row }) => row) : rows))
