import { CslError, readStyle, type StyleSource } from '../../citation/csl/index.ts'
import { isStyleChoice } from '../../citation/csl/style/resolve-style.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable } from '../options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { defaultSource, folderSource, styleFolders } from './folders.ts'

/** The option that adds style folders. */
export const stylesOptions = {
  'styles-dir': {
    value: 'folder',
    repeatable: true,
    summary:
      'A folder with styles (<id>.csl) and locales (locales-<language>.xml), searched before the default folders.',
  },
} as const satisfies OptionTable

/** The options that restrict a run to the built-in styles, or report which styles from folders replace them. */
export const builtInOptions = {
  builtin: { summary: 'Use only the built-in styles and locales, and ignore all style folders.' },
  verbose: { summary: 'If a style from a folder replaces a built-in style, report the folder.' },
} as const satisfies OptionTable

/** The values of the options that choose the styles. */
export interface StyleChoice {
  'styles-dir'?: readonly string[] | undefined
  builtin?: boolean | undefined
  verbose?: boolean | undefined
}

/**
 * Returns the style sources of a command, except the built-in one; none with `--builtin`. Throws `Misuse` for
 * `--builtin` with `--styles-dir`, and for a missing folder.
 */
export async function chosenSources({ builtin, ...options }: StyleChoice, terminal: Terminal): Promise<StyleSource[]> {
  const given = options['styles-dir'] ?? []
  if (builtin && given.length > 0) throw new Misuse('--builtin cannot be used with --styles-dir.')
  return builtin ? [] : folderSources(given, terminal)
}

/** Returns the notes to print. Notes about the source of a style are printed only with `--verbose`. */
export const printedNotes = (notes: readonly string[], { verbose }: StyleChoice): readonly string[] =>
  verbose ? notes : notes.filter(note => !isStyleChoice(note))

/**
 * Returns the style sources in the folders of `--styles-dir` and in the default folders. Throws `Misuse` if a folder of
 * `--styles-dir` does not exist.
 */
export async function folderSources(given: readonly string[], terminal: Terminal): Promise<StyleSource[]> {
  for (const folder of given)
    if ((await terminal.files.kind(folder)) !== 'folder') throw new Misuse(`There is no folder '${oneLine(folder)}'.`)
  return styleFolders(given, terminal).map(folder =>
    given.includes(folder) ? folderSource(folder, terminal.files) : defaultSource(folder, terminal.files),
  )
}

/**
 * Returns the id of a style unchanged, or reads the style in a file (`my.csl`). Rejects with `Misuse` if the file does
 * not exist, and with a {@link CslError} that names the file if its content is not a style.
 */
export async function styleNamed(name: string, { files }: Terminal): Promise<string> {
  if (!/\.csl$|[/\\]/i.test(name)) return name
  if ((await files.kind(name)) !== 'file') throw new Misuse(`There is no style file '${oneLine(name)}'.`)
  const xml = new TextDecoder().decode(await files.read(name))
  await readStyle(xml, name)
  return xml
}

/** Awaits a result, and converts the error for an invalid style, locale or date to `Misuse`. */
export async function orMisuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CslError) throw new Misuse(`${oneLine(error.message)}${advice[error.code] ?? ''}`)
    if (error instanceof TypeError) throw new Misuse(oneLine(error.message))
    throw error
  }
}

const advice: Partial<Record<CslError['code'], string>> = {
  'unknown-style': " 'citable styles' lists the available styles; 'citable styles add <id>' fetches another style.",
  'unknown-locale': " Debian's package citation-style-language-locales has all of them.",
}
