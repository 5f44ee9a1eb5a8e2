/**
 * Draws 150 findings with a fixed seed, for a person who judges whether each finding is worth acting on.
 *
 *     node --import tsx bench/draw-findings.ts [folders…] > draw.md
 *
 * Reads the real records of the shared folder and of the folders named, such as answers of the registry's test
 * system.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '../src/core/diagnostic.ts'
import { check } from '../src/validation/index.ts'
import { sharedFile } from '../test/shared.ts'
import { seeded } from './random.ts'

const drawn = 150
const seed = 49

const corpus = fileURLToPath(sharedFile('corpus/'))
const folders = [join(corpus, 'rest'), join(corpus, 'pairs-4.3'), join(corpus, 'pairs-4.5'), ...process.argv.slice(2)]

const findings: { file: string; doi: string | undefined; finding: Diagnostic }[] = []
for (const folder of folders)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:json|xml)$/.test(name)) continue
    const { diagnostics, records } = check(readFileSync(join(folder, name), 'utf8'))
    const file = relative(corpus, join(folder, name))
    for (const finding of diagnostics) findings.push({ file, doi: undefined, finding })
    for (const { doi, diagnostics: own } of records) for (const finding of own) findings.push({ file, doi, finding })
  }

const random = seeded(seed)
const chosen = findings.map(one => ({ one, order: random.below(2 ** 32) })).sort((a, b) => a.order - b.order)
process.stdout.write(`${Math.min(drawn, chosen.length)} of ${findings.length} findings, seed ${seed}\n\n`)
for (const [number, { one }] of chosen.slice(0, drawn).entries()) {
  const { rule, severity, registry, message, pointer, actual } = one.finding
  const value = actual === undefined ? '' : ` \`${JSON.stringify(actual).slice(0, 160)}\``
  process.stdout.write(
    `${number + 1}. ${rule} (${severity}, ${registry}) ${one.file} ${one.doi ?? ''} ${pointer}${value}: ${message}\n`,
  )
}
