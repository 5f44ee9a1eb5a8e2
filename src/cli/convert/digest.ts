import type { Diagnostic } from '../../diagnostic.ts'
import type { FileReport } from '../report/report.ts'

/** A report with no more than the first three notes about records; where that leaves some out, paragraphs count all by kind and property. */
export function digested(files: readonly FileReport[]): { files: FileReport[]; digest?: string[] } {
  const all = files.flatMap(({ records }) => records.flatMap(({ diagnostics }) => diagnostics))
  if (all.length <= shown) return { files: [...files] }
  const first = new Set(all.slice(0, shown))
  const fewer = files.map(file => ({
    ...file,
    records: file.records.map(record => ({
      ...record,
      diagnostics: record.diagnostics.filter(note => first.has(note)),
    })),
  }))
  const paragraphs = [...countedBy(all, ({ rule }) => rule.split('/').at(-1) ?? rule)].map(([kind, found]) => {
    const properties = countedBy(found, ({ property }) => property ?? 'beyond the kernel')
    return `${kind}: ${[...properties].map(([name, list]) => named(name, list.length)).join(', ')}`
  })
  const heading = `… and ${all.length - shown} more; --losses all shows each. All by property:`
  return { files: fewer, digest: [heading, ...paragraphs] }
}

const shown = 3

function countedBy(findings: readonly Diagnostic[], keyOf: (finding: Diagnostic) => string): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const finding of findings) {
    const group = groups.get(keyOf(finding))
    if (group === undefined) groups.set(keyOf(finding), [finding])
    else group.push(finding)
  }
  return groups
}

const named = (name: string, times: number): string => (times === 1 ? name : `${name} (${times})`)
