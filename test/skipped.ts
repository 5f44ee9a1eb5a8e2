import type { Reporter, TestModule } from 'vitest/node'

/** Reports, after a run, what was skipped and why, in one line per reason. */
export default class Skipped implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const titles = new Map<string, string[]>()
    for (const module of modules)
      for (const test of module.children.allTests('skipped')) {
        const result = test.result()
        if (result.state !== 'skipped' || result.note === undefined) continue
        titles.set(result.note, [...(titles.get(result.note) ?? []), `${module.relativeModuleId}: ${test.fullName}`])
      }
    for (const [reason, skipped] of titles) process.stderr.write(`\nSkipped: ${reason}\n  ${skipped.join('\n  ')}\n`)
  }
}
