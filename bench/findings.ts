/**
 * Checks a folder of real records and prints the number of findings per rule. Also draws a sample, to review whether a
 * data steward would act on each finding.
 *
 * The same seed draws the same sample. Files without a readable record are skipped.
 *
 * node --import tsx bench/findings.ts <folder> [--sample 150] [--seed 1] [--profile recommended] [--rule id]
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { joinRepeats } from '../src/cli/report/repeats.ts'
import type { Diagnostic } from '../src/core/diagnostic.ts'
import { type CheckOptions, check } from '../src/validation/index.ts'
import { seeded } from './random.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    profile: { type: 'string', default: 'recommended' },
    rule: { type: 'string' },
  },
})
const [folder] = positionals
if (folder === undefined) throw new Error('Name the folder that holds the records.')

const found: { file: string; diagnostic: Diagnostic }[] = []
let records = 0
for (const file of filesIn(folder)) {
  const report = check(readFileSync(file), { profile: values.profile as NonNullable<CheckOptions['profile']> })
  records += report.records.length
  for (const { diagnostics } of report.records)
    for (const diagnostic of joinRepeats(diagnostics))
      if (values.rule === undefined || diagnostic.rule === values.rule)
        found.push({ file: relative(folder, file), diagnostic })
}

const counts = new Map<string, number>()
for (const { diagnostic } of found) counts.set(diagnostic.rule, (counts.get(diagnostic.rule) ?? 0) + 1)
console.log(`${found.length} findings in ${records} records`)
for (const [rule, count] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(6)}  ${rule}`)

const random = seeded(Number(values.seed))
const sample = found
  .map(one => ({ ...one, at: random.below(2 ** 31) }))
  .sort((a, b) => a.at - b.at)
  .slice(0, Number(values.sample))
  .sort((a, b) => (a.diagnostic.rule < b.diagnostic.rule ? -1 : 1))
console.log(`\n${sample.length} of them to be judged:`)
for (const { file, diagnostic } of sample)
  console.log(`${diagnostic.rule}\t${file}\t${diagnostic.pointer}\t${diagnostic.message}`)

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place)
    .sort()
    .flatMap(name => filesIn(join(place, name)))
}
