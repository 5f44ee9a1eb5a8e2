import { isObject, type Members } from '../../core/object.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'

/**
 * The citation settings in the metadata of a Pandoc document. Their names are those of Pandoc (`link-citations`) in
 * camel case.
 */
export interface PandocSettings {
  bibliography: string[]
  csl: string | undefined
  lang: string | undefined
  linkCitations: boolean
  linkBibliography: boolean
  suppressBibliography: boolean
}

/** Reads a Pandoc document as JSON from standard input. Throws `Misuse` for anything but a JSON object. */
export async function readPandoc(terminal: Terminal): Promise<Members> {
  const text = new TextDecoder().decode(await terminal.readStdin())
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Misuse(`Standard input is not the output of pandoc -t json: ${reason.slice(0, 200)}.`)
  }
  if (!isObject(value)) throw new Misuse('Standard input is not the output of pandoc -t json: it is not an object.')
  return value
}

/** Returns the citation settings in the metadata of a document. */
export function pandocSettings({ meta }: Members): PandocSettings {
  const of = (name: string): unknown => (isObject(meta) ? meta[name] : undefined)
  const list = isObject(of('bibliography')) ? of('bibliography') : undefined
  const several = isObject(list) && list.t === 'MetaList' && Array.isArray(list.c) ? list.c : [list]
  return {
    bibliography: several.flatMap(one => textOfMeta(one) ?? []),
    csl: textOfMeta(of('csl')) ?? textOfMeta(of('citation-style')),
    lang: textOfMeta(of('lang')),
    linkCitations: isTrue(of('link-citations')),
    linkBibliography: !isFalse(of('link-bibliography')),
    suppressBibliography: isTrue(of('suppress-bibliography')),
  }
}

const isTrue = (value: unknown): boolean => isObject(value) && value.t === 'MetaBool' && value.c === true
const isFalse = (value: unknown): boolean => isObject(value) && value.t === 'MetaBool' && value.c === false

/**
 * Returns the text of a metadata value, or undefined if it is not text. Pandoc may represent the text as inline
 * elements.
 */
function textOfMeta(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const { t, c } = value
  if (t === 'MetaString' || t === 'Str') return typeof c === 'string' ? c : undefined
  if (t === 'Space' || t === 'SoftBreak') return ' '
  if (t === 'MetaInlines' && Array.isArray(c)) return c.map(one => textOfMeta(one) ?? '').join('') || undefined
  return undefined
}

/**
 * Returns the style named in the metadata: the path of a file if it exists, else an id without the extension `.csl`.
 * Throws `Misuse` for a web address.
 */
export async function styleOfMetadata(csl: string, { files }: Terminal): Promise<string> {
  if ((await files.kind(csl)) === 'file') return /[/\\]/.test(csl) ? csl : `./${csl}`
  if (/^https?:/.test(csl)) throw new Misuse(`The style ${oneLine(csl)} is an address; name a file or an id.`)
  return csl.replace(/\.csl$/, '')
}

/** Returns the bibliography files named in the metadata. Throws `Misuse` for a file that does not exist. */
export async function filesOfMetadata(paths: readonly string[], { files }: Terminal): Promise<readonly string[]> {
  for (const path of paths)
    if ((await files.kind(path)) !== 'file')
      throw new Misuse(`There is no file '${oneLine(path)}', which the document states as its bibliography.`)
  return paths
}

/** True if Pandoc runs the command as a filter. Pandoc then sets `PANDOC_VERSION`. */
export const isRunByPandoc = ({ env }: Terminal): boolean => env.PANDOC_VERSION !== undefined

/** Removes the output format that `pandoc --filter` appends to the arguments. */
export function withoutTarget(inputs: readonly string[], terminal: Terminal): readonly string[] {
  const isTarget = isRunByPandoc(terminal) && /^[a-z][a-z0-9_]*(?:[+-][a-z0-9_]+)*$/.test(inputs.at(-1) ?? '')
  return isTarget ? inputs.slice(0, -1) : inputs
}
