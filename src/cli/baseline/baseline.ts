import { dirname, resolve } from 'node:path'
import { isSystemError, reasonFor } from '../files.ts'
import { fingerprintsInFile, topicOf } from '../fingerprints/fingerprint.ts'
import { Misuse } from '../misuse.ts'
import { type FileReport, findingsOf, type Located } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { relativeName } from '../text/relative-name.ts'
import { baselineEntries, baselineVersion } from './baseline-entries.ts'
import { baselineText } from './texts.ts'

/**
 * The known findings of each file: a map from fingerprints to rules.
 *
 * The rules make the file readable; a check compares only the fingerprints.
 */
export type Baseline = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Reads a whole baseline. Returns undefined if the file does not exist; throws `Misuse` if the file cannot be read, is
 * not a baseline, has an unsupported version, or contains too many findings.
 */
export async function readBaseline(path: string, terminal: Terminal): Promise<Baseline | undefined> {
  if ((await terminal.files.kind(path)) === undefined) return undefined
  const files = new Map<string, Record<string, string>>()
  for await (const entries of baselineEntries(path, terminal))
    for (const { file, fingerprint, rule } of entries) {
      const kept = files.get(file)
      if (kept === undefined) files.set(file, { [fingerprint]: rule })
      else kept[fingerprint] = rule
    }
  return Object.fromEntries(files)
}

/**
 * A function that returns the name of a file in a baseline. Names are relative to the baseline's folder, so they do not
 * depend on the working directory.
 */
export type NameInBaseline = (file: string) => string

export function namesFor(path: string, cwd: string): NameInBaseline {
  const folder = dirname(path)
  return file => (folder === cwd ? relativeName(file, cwd) : relativeName(resolve(cwd, file), folder))
}

/**
 * Writes the given files and their findings as a baseline, in the given order and in batches, and atomically replaces
 * the previous baseline. Throws `Misuse` if writing fails.
 */
export async function writeBaseline(
  path: string,
  entries: Iterable<readonly [file: string, findings: Iterable<readonly [fingerprint: string, rule: string]>]>,
  { files, cwd }: Terminal,
): Promise<void> {
  const refuse = (error: unknown): never => {
    if (!isSystemError(error)) throw error
    throw new Misuse(baselineText('unwritten', { file: relativeName(path, cwd), reason: reasonFor(error) }))
  }
  const replacement = await files.openReplacement(path).catch(refuse)
  try {
    let text = `{\n  "version": ${baselineVersion},\n  "files": {`
    let before = ''
    for (const [file, findings] of entries) {
      text += `${before}\n    ${JSON.stringify(file)}: {`
      before = ','
      let between = ''
      for (const [fingerprint, rule] of findings) {
        text += `${between}\n      ${JSON.stringify(fingerprint)}: ${JSON.stringify(rule)}`
        between = ','
        if (text.length < atOnce) continue
        await replacement.write(text)
        text = ''
      }
      text += '\n    }'
    }
    await replacement.write(`${text}${before === '' ? '' : '\n  '}}\n}\n`)
    await replacement.commit()
  } catch (error) {
    await replacement.discard()
    refuse(error)
  }
}

/** The number of characters to collect before writing. */
const atOnce = 1e6

/**
 * Returns a baseline updated after changes to files: resolved findings are removed, and findings that the changes
 * revealed are added. Also returns the numbers of both.
 *
 * A new finding replaces a resolved finding with the same rule and property: the value merely changed, for example
 * because white space was trimmed. Other new findings of a file are added if a baseline finding of the file was
 * resolved, because that finding may have hidden them.
 */
export function loweredBaseline(
  baseline: Baseline,
  changes: readonly { before: FileReport; after: FileReport }[],
  nameOf: NameInBaseline,
): { baseline: Baseline; settled: number; uncovered: number } {
  const files = { ...baseline }
  let settled = 0
  let uncovered = 0
  for (const { before, after } of changes) {
    const name = nameOf(before.file)
    const file = lowered(files[name] ?? {}, fingerprinted(before), fingerprinted(after))
    settled += file.settled
    uncovered += file.uncovered
    if (file.kept.size > 0) files[name] = Object.fromEntries([...file.kept].sort(byText))
    else delete files[name]
  }
  return { baseline: files, settled, uncovered }
}

/** Computes the baseline entries of a file from its earlier and current findings. */
function lowered(entries: Readonly<Record<string, string>>, was: Map<string, Located>, is: Map<string, Located>) {
  const kept = new Map(Object.entries(entries))
  const vacant: { topic: string; isKept: boolean }[] = []
  for (const [fingerprint, finding] of was)
    if (!is.has(fingerprint)) vacant.push({ topic: topicOf(finding), isKept: kept.delete(fingerprint) })
  const toLight = new Map<string, string>()
  for (const [fingerprint, finding] of is) {
    if (was.has(fingerprint)) continue
    const at = vacant.findIndex(({ topic }) => topic === topicOf(finding))
    const place = at === -1 ? undefined : vacant.splice(at, 1)[0]
    if (place === undefined) toLight.set(fingerprint, finding.diagnostic.rule)
    else if (place.isKept) kept.set(fingerprint, finding.diagnostic.rule)
  }
  const settled = vacant.filter(({ isKept }) => isKept).length
  if (settled === 0) return { kept, settled, uncovered: 0 }
  for (const [fingerprint, rule] of toLight) kept.set(fingerprint, rule)
  return { kept, settled, uncovered: toLight.size }
}

function fingerprinted(report: FileReport): Map<string, Located> {
  const fingerprintOf = fingerprintsInFile()
  return new Map([...findingsOf(report)].map(finding => [fingerprintOf(finding), finding]))
}

/** Compares entries by their keys. */
export const byText = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0
