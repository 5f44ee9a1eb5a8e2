import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import type { Run, Runs } from '../runs.ts'

/** The names of the output formats. */
export const citationFormats = ['text', 'html', 'markdown', 'rtf', 'latex', 'asciidoc', 'typst', 'docx'] as const

/** The name of an output format for citations. */
export type CitationFormat = (typeof citationFormats)[number]

/** A writer of citations in an output format. */
export interface Writer {
  /** Writes one citation or entry, without the markup that a bibliography adds around it. */
  inline(runs: Runs): string
  /**
   * Writes a bibliography from entries of {@link Writer.inline}, with anchors and Microdata if the format supports
   * them.
   */
  whole(entries: readonly string[], anchors?: readonly string[], items?: readonly CslItem[]): string
}

/** Puts the runs of an entry on one line. A space replaces each block break of the style. */
export function oneLine(runs: Runs): Runs {
  if (!runs.some(({ display }) => display !== undefined)) return runs
  const line: Run[] = []
  for (const run of runs) {
    const before = line.at(-1)
    const needsSpace =
      before !== undefined &&
      run.display !== undefined &&
      (run.display !== before.display || run.startsBlock) &&
      !/\s$/.test(before.text)
    line.push(needsSpace ? { ...run, text: ` ${run.text.trimStart()}` } : run)
  }
  return line
}

/** Returns a rendered entry trimmed and with single spaces. No-break spaces inside the entry are kept. */
export const tidied = (entry: string): string => entry.replace(space, ' ').trim()

/** Matches breakable white space other than a single space. */
const space = /[ \t\n\v\f\r\u2028\u2029]{2,}|[\t\n\v\f\r\u2028\u2029]/g

/**
 * Removes characters that neither XML 1.0 nor TeX can represent, not even as a reference: most control characters,
 * and lone surrogates.
 */
export const withoutControls = (text: string): string => (control.test(text) ? text.replace(controls, '') : text)

const control = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const controls = new RegExp(control, 'gu')

/** Joins entries with an empty line between them. */
export const paragraphs = (entries: readonly string[]): string => entries.map(entry => `${entry}\n`).join('\n')

/**
 * The source of a pattern for formulas between dollar signs and in MathML, which stay unchanged. Their lengths are
 * bounded, so that a text with many unclosed starts takes no longer than others.
 */
export const mathematics = String.raw`\$\$[^$]{1,500}\$\$|\$[^$\s](?:[^$]{0,300}[^$\s])?\$(?!\d)|<math\b(?:(?!<math)[\s\S]){0,2000}?<\/math>`
