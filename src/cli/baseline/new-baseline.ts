import { dirname, resolve } from 'node:path'
import type { Diagnostic } from '../../core/diagnostic.ts'
import { fingerprintsInFile } from '../fingerprints/fingerprint.ts'
import { type FileReport, findingsOf } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { relativeName } from '../text/relative-name.ts'
import { byText, namesFor, writeBaseline } from './baseline.ts'
import { baselineEntries } from './baseline-entries.ts'
import { mostFindings, tooManyFindings } from './limit.ts'

/** A new baseline, collected from the findings of a run file by file. */
export class NewBaseline {
  readonly path: string
  readonly #terminal: Terminal
  readonly #most: number
  readonly #nameOf: (file: string) => string
  readonly #fingerprintOf = fingerprintsInFile()
  /**
   * The rules of the findings in each file, by fingerprint. Files that are not checked keep their entries from the
   * previous baseline.
   */
  readonly #files = new Map<string, Map<string, string>>()
  readonly #unparsable = new Set<string>()
  #length = 0
  /** The file whose findings are being collected. */
  #current: string | undefined

  /**
   * Reads the baseline to be replaced, if it exists, without the findings of deleted files. Throws `Misuse` if the
   * existing file is not a baseline.
   */
  static async open(path: string, terminal: Terminal, most = mostFindings): Promise<NewBaseline> {
    const baseline = new NewBaseline(path, terminal, most)
    if ((await terminal.files.kind(path)) !== undefined) await baseline.#readBefore()
    return baseline
  }

  private constructor(path: string, terminal: Terminal, most: number) {
    this.path = path
    this.#terminal = terminal
    this.#most = most
    this.#nameOf = namesFor(path, terminal.cwd)
  }

  async #readBefore(): Promise<void> {
    const { files } = this.#terminal
    let last: { file: string; isThere: boolean } | undefined
    for await (const entries of baselineEntries(this.path, this.#terminal))
      for (const { file, fingerprint, rule } of entries) {
        if (file !== last?.file)
          last = { file, isThere: (await files.kind(resolve(dirname(this.path), file))) === 'file' }
        if (last.isThere) this.#add(file, fingerprint, rule)
      }
  }

  /**
   * Collects the findings of a file, or of the next part of a file. A file that is checked again keeps only the
   * findings of the last check.
   */
  take(report: FileReport): void {
    if (report.diagnostics.some(isUnparsable)) this.#unparsable.add(report.file)
    const name = this.#nameOf(report.file)
    if (name !== this.#current) {
      this.#length -= this.#files.get(name)?.size ?? 0
      this.#files.delete(name)
      this.#current = name
    }
    for (const finding of findingsOf(report))
      if (!isUnparsable(finding.diagnostic)) this.#add(name, this.#fingerprintOf(finding), finding.diagnostic.rule)
  }

  #add(file: string, fingerprint: string, rule: string): void {
    const findings = this.#files.get(file) ?? new Map<string, string>()
    if (findings.size === 0) this.#files.set(file, findings)
    if (!findings.has(fingerprint)) this.#length++
    findings.set(fingerprint, rule)
    if (this.#length > this.#most) throw tooManyFindings(relativeName(this.path, this.#terminal.cwd), this.#most)
  }

  /**
   * Returns the files that cannot be parsed. Their parse errors do not enter the baseline, because the other content of
   * these files is unknown.
   */
  get unparsable(): readonly string[] {
    return [...this.#unparsable]
  }

  /** Replaces the baseline atomically. Returns the number of findings in the new baseline. */
  async write(): Promise<number> {
    await writeBaseline(this.path, sorted(this.#files), this.#terminal)
    return this.#length
  }
}

/** True if a finding reports that a file, or a part of it, cannot be parsed. */
const isUnparsable = ({ rule }: Diagnostic): boolean => /^schema\/(?:not-[a-z-]+|encoding)$/.test(rule)

function* sorted(files: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  for (const [file, findings] of [...files].sort(byText)) yield [file, [...findings].sort(byText)] as const
}
