import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { citationDocument } from '../src/citation/csl/index.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { citedInStyles, engineAlone, itemsOf, spentOn } from './csl-styles.ts'
import { builtEntry } from './entries.ts'
import { median } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/**
 * Measures the first citation of a process against citation-js, and later bibliographies against citeproc-js.
 *
 * Later bibliographies are of records in APA and of items in all core styles. Also measures an edit of a document.
 */
export const cslCitation: Bench = {
  id: 'csl',
  async run(effort) {
    const rows = [...(await first(effort))]
    for (const count of effort.isSmoke ? [1] : [1, 200]) rows.push(await later(count, effort))
    return [...rows, ...(await citedInStyles(effort)), await edited(effort)]
  },
}

async function first(effort: Effort): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'citable-bench-'))
  try {
    const { resolve } = createRequire(import.meta.url)
    const at = (name: string): string => JSON.stringify(pathToFileURL(resolve(name)).href)
    const records = restRecords(1)
    const items = JSON.stringify(itemsOf(records))
    const cited = (given: string): string =>
      `import { bibliography } from ${JSON.stringify(builtEntry('citable/csl'))}\nawait bibliography(${given}, { style: 'apa' })\n${printMemory}`
    const scripts = {
      empty: printMemory,
      baseline: `import core from ${at('@citation-js/core')}\nimport ${at('@citation-js/plugin-csl')}\nnew core.Cite(${items}).format('bibliography', { template: 'apa', lang: 'en-US', format: 'text' })\n${printMemory}`,
      candidate: cited(items),
      ofRecord: cited(JSON.stringify(records)),
    }
    const timed = Object.entries(scripts).map(([name, text]) => {
      const file = join(folder, `${name}.mjs`)
      writeFileSync(file, text)
      return { file, spent: [] as number[], printed: '' }
    })
    for (let round = 0; round < effort.rounds; round++)
      for (const script of timed) {
        const { spent, printed } = processOf(script.file)
        script.spent.push(spent)
        script.printed = printed
      }
    const [empty = 0, baseline = 0, candidate = 0, ofRecord = 0] = timed.map(({ spent }) => median(spent))
    const ratio = (candidate - empty) / (baseline - empty)
    const added = Math.max(0, candidate - empty)
    const [held = 0, heldOfRecord = 0] = timed.slice(2).map(({ printed }) => Number(printed) / 1024)
    return [
      {
        what: 'first APA citation of an item in a process, citation-js',
        baseline: duration(baseline - empty),
        candidate: duration(added),
        ratio: times(ratio),
        target: 'at most 2 ×',
        reached: ratio <= 2,
      },
      {
        what: 'first APA citation of an item in a process, an empty process',
        baseline: duration(empty),
        candidate: duration(candidate),
        ratio: `+ ${duration(added)}, ${held.toFixed(0)} MB`,
        target: 'at most + 80 ms, 60 MB',
        reached: added <= 80 && held <= 60,
      },
      {
        what: '  of a record, which becomes an item first',
        baseline: duration(empty),
        candidate: duration(ofRecord),
        ratio: `+ ${duration(Math.max(0, ofRecord - empty))}, ${heldOfRecord.toFixed(0)} MB`,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Code that prints the peak memory of the process in kilobytes.
 *
 * The otherwise empty baseline script also contains this code, because the first line of output takes a few
 * milliseconds.
 */
const printMemory = 'console.log(process.resourceUsage().maxRSS)\n'

function processOf(file: string): { spent: number; printed: string } {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return { spent: performance.now() - start, printed: stdout }
}

/**
 * Measures the CPU time of bibliographies in a process that has already rendered some.
 *
 * Other load on the machine affects CPU time less than elapsed time.
 */
async function later(count: number, effort: Effort): Promise<Row> {
  const { bibliography } = (await import(builtEntry('citable/csl'))) as typeof import('../src/citation/csl/index.ts')
  const records = restRecords(count)
  const sides = [await engineAlone(itemsOf(records)), () => bibliography(records, { style: 'apa' })]
  const spent: [number[], number[]] = [[], []]
  const rounds = effort.isSmoke ? 1 : count > 100 ? 3 : effort.rounds * 2
  for (let round = 0; round < rounds; round++)
    for (const place of [0, 1] as const) {
      // Our engine is so much faster that it needs several thousand entries to warm up.
      const repeats = effort.isSmoke ? 2 : Math.ceil((place === 0 ? 400 : 4000) / count)
      for (const isMeasured of [false, true]) {
        const time = await spentOn(() => sides[place]?.(), repeats)
        if (isMeasured) spent[place].push(time)
      }
    }
  const [baseline, candidate] = [median(spent[0]), median(spent[1])]
  return {
    what: `later APA bibliography of ${count} records, citeproc-js alone`,
    baseline: duration(baseline),
    candidate: duration(candidate),
    ratio: times(candidate / baseline),
    target: 'at most 0.02 ×',
    reached: candidate / baseline <= 0.02,
  }
}

/** Measures replacing the record of one of a thousand citations, compared with writing all the citations. */
async function edited(effort: Effort): Promise<Row> {
  const items = itemsOf(restRecords(600)).map((item, place) => ({ ...item, id: `item-${place}` }))
  const count = effort.isSmoke ? 50 : 1000
  const document = await citationDocument(items, { style: 'apa' })
  const start = performance.now()
  const cited = document.citeAll(
    Array.from({ length: count }, (_, place) => ({ cites: [{ id: `item-${(place * 7) % 500}` }] })),
  )
  const baseline = performance.now() - start
  const spent: number[] = []
  for (let place = 0; place < (effort.isSmoke ? 5 : 300); place++) {
    const before = performance.now()
    document.replace(cited[(place * 37) % count]?.id ?? '', { id: `item-${(place * 13) % 600}` })
    spent.push(performance.now() - before)
  }
  const candidate = median(spent)
  return {
    what: `one citation of ${count} changed, all of them written`,
    baseline: duration(baseline),
    candidate: duration(candidate),
    ratio: times(candidate / baseline),
    target: 'at most 1 ms',
    reached: candidate <= 1,
  }
}
