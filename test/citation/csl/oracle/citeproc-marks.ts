import { webAddress } from '../../../../src/citation/csl/items/web-address.ts'
import type { Run, Runs } from '../../../../src/citation/csl/runs.ts'

/** The engine's name for our output format. */
export const formatName = 'citable'

// Noncharacters, which ordinary text never contains, enclose formatted text: `open` and a letter start a format, and
// `close` ends the format.
const open = '\ufdd0'
const close = '\ufdd1'

/**
 * The mark after a family name whose script the engine would otherwise treat as a script without spaces. The mark is
 * not printed.
 */
export const joined = '\u202a'

const marks = new RegExp(`[${open}${close}${joined}]`, 'g')

const around = (letter: string): string => `${open}${letter}%%STRING%%${close}`

const quoted =
  (opening: string, closing: string) =>
  (state: unknown, text: string | undefined): string => {
    const { getTerm } = state as { getTerm(term: string): string }
    if (text === undefined) return opening === 'open-inner-quote' ? '’' : getTerm.call(state, opening)
    return getTerm.call(state, opening) + text + getTerm.call(state, closing)
  }

const unchanged = (_state: unknown, text: string | undefined): string => text ?? ''

/** An output format that only marks where formatting begins and ends. The writers escape the text. */
export const markedFormat: OutputFormat = {
  text_escape: ((text: unknown) => String(text ?? '').replace(marks, '')) as never,
  bibstart: '',
  bibend: '',
  '@font-style/italic': around('i'),
  '@font-style/oblique': around('i'),
  '@font-style/normal': around('n'),
  '@font-variant/small-caps': around('c'),
  '@font-variant/normal': around('m'),
  '@font-weight/bold': around('b'),
  '@font-weight/normal': around('l'),
  '@font-weight/light': false,
  '@text-decoration/none': around('p'),
  '@text-decoration/underline': around('u'),
  '@vertical-align/sup': around('s'),
  '@vertical-align/sub': around('d'),
  '@vertical-align/baseline': around('a'),
  '@passthrough/true': unchanged,
  '@strip-periods/true': unchanged,
  '@strip-periods/false': unchanged,
  '@quotes/true': quoted('open-quote', 'close-quote'),
  '@quotes/inner': quoted('open-inner-quote', 'close-inner-quote'),
  '@quotes/false': false,
  '@cite/entry': unchanged,
  '@bibliography/entry': unchanged,
  '@display/block': around('B'),
  '@display/left-margin': around('M'),
  '@display/right-inline': around('R'),
  '@display/indent': around('I'),
  '@showid/true': unchanged,
  '@URL/true': around('w'),
  '@DOI/true': around('w'),
}

type Setting = Omit<Run, 'text' | 'link'> & { isLink?: true }

/** The change of formatting for each letter of a mark. An undefined setting resets the formatting to normal. */
const changes: Readonly<Record<string, { [K in keyof Setting]: Setting[K] | undefined }>> = {
  i: { italic: true },
  n: { italic: undefined },
  c: { smallCaps: true },
  m: { smallCaps: undefined },
  b: { bold: true },
  l: { bold: undefined },
  u: { underline: true },
  p: { underline: undefined },
  s: { position: 'super' },
  d: { position: 'sub' },
  a: { position: undefined },
  B: { display: 'block' },
  M: { display: 'left-margin' },
  R: { display: 'right-inline' },
  I: { display: 'indent' },
  w: { isLink: true },
}

/** Parses the marked output of the engine. */
export function readMarks(marked: string): Runs {
  const runs: Run[] = []
  const settings: Setting[] = [{}]
  for (const piece of marked.split(/(?=[\ufdd0\ufdd1])/)) {
    const [first] = piece
    if (first === open) settings.push(changed(settings.at(-1) ?? {}, piece[1] ?? ''))
    else if (first === close && settings.length > 1) settings.pop()
    const text = first === open ? piece.slice(2) : first === close ? piece.slice(1) : piece
    if (text !== '') runs.push(runOf(text, settings.at(-1) ?? {}))
  }
  return runs
}

function changed(setting: Setting, letter: string): Setting {
  const next: Record<string, unknown> = { ...setting, ...(Object.hasOwn(changes, letter) ? changes[letter] : {}) }
  for (const name of Object.keys(next)) if (next[name] === undefined) delete next[name]
  return next
}

function runOf(text: string, { isLink, ...setting }: Setting): Run {
  const link = isLink ? webAddress(text) : undefined
  return link === undefined ? { ...setting, text } : { ...setting, text, link }
}

/** The part of citeproc-js that the tests use. */
export interface Citeproc {
  Engine: new (sys: Sys, style: string, language: string, isForced: boolean) => CiteprocEngine
  Output: { Formats: Record<string, OutputFormat> }
}

interface Sys {
  retrieveLocale(language: string): string | false
  retrieveItem(id: string): object
}

/** An engine for one style and locale. */
export interface CiteprocEngine {
  setOutputFormat(name: string): void
  opt: { development_extensions: Record<string, boolean> }
  updateItems(ids: readonly string[], isUnsorted?: boolean): void
  makeBibliography(): [{ entry_ids: string[][] }, string[]] | false
  rebuildProcessorState(citations: readonly object[], format?: string): [string, number, string][]
  bibliography: { tokens: readonly unknown[] }
}

/** The engine's output for each decoration: a text around `%%STRING%%`, a function, or nothing. */
type OutputFormat = Readonly<Record<string, string | false | ((state: unknown, text: string | undefined) => string)>>
