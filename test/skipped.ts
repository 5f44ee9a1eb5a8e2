import type { Reporter, TestModule } from 'vitest/node'

/**
 * A reporter that ends a run with a summary of the skipped tests: the reasons, the files, and the command that installs
 * the missing packages.
 */
export default class Skipped implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = new Map<string, { tests: number; files: Set<string> }>()
    for (const module of modules)
      for (const test of module.children.allTests('skipped')) {
        const result = test.result()
        if (result.state !== 'skipped' || result.note === undefined) continue
        const { tests, files } = skipped.get(result.note) ?? { tests: 0, files: new Set<string>() }
        skipped.set(result.note, { tests: tests + 1, files: files.add(module.relativeModuleId) })
      }
    process.stderr.write(summaryOf(skipped))
  }
}

/** Renders the summary of skipped tests, or an empty text if no test was skipped. */
export function summaryOf(skipped: ReadonlyMap<string, { tests: number; files: ReadonlySet<string> }>): string {
  if (skipped.size === 0) return ''
  const reasons = [...skipped].map(
    ([reason, { tests, files }]) =>
      `  ${reason}\n    ${tests === 1 ? '1 test' : `${tests} tests or groups`} in ${[...files].sort().join(', ')}`,
  )
  const packages = new Set([...skipped.keys()].flatMap(packagesIn))
  const advice =
    packages.size === 0
      ? ''
      : `\nTo run them, too, on Debian or Ubuntu: apt-get install ${[...packages].sort().join(' ')}\n`
  return `\nAll other tests ran. These were skipped, because something is missing on this machine:\n${reasons.join('\n')}\n${advice}`
}

/**
 * Returns the Debian packages that a reason names, as in `(libxml2-utils)`, `(apt-get install nginx-light)` or `The
 * Debian package biber`.
 */
const packagesIn = (reason: string): string[] =>
  [
    ...reason.matchAll(/\((?:apt-get install |Debian: )?([a-z][a-z0-9+.-]+)\)|Debian package ([a-z][a-z0-9+.-]+)/g),
  ].flatMap(([, inBrackets, named]) => inBrackets ?? named ?? [])
