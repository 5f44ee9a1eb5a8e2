import { isObject, type Members } from '../../core/object.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'

/** The citation settings in the metadata of a Pandoc document, by Pandoc's own names. */
export interface PandocSettings {
  bibliography: string[]
  csl: string | undefined
  lang: string | undefined
  linkCitations: boolean
  linkBibliography: boolean
  suppressBibliography: boolean
}

/** A document of Pandoc on standard input. */
export async function readPandoc(terminal: Terminal): Promise<Members> {
  const text = new TextDecoder().decode(await terminal.readStdin())
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Misuse(`Standard input is not what pandoc -t json writes: ${reason.slice(0, 200)}.`)
  }
  if (!isObject(value)) throw new Misuse('Standard input is not what pandoc -t json writes: it is no object.')
  return value
}

/** The settings in the metadata of a document. */
export function pandocSettings({ meta }: Members): PandocSettings {
  const of = (name: string): unknown => (isObject(meta) ? meta[name] : undefined)
  const list = isObject(of('bibliography')) ? of('bibliography') : undefined
  const several = isObject(list) && list.t === 'MetaList' && Array.isArray(list.c) ? list.c : [list]
  return {
    bibliography: several.flatMap(one => textOf(one) ?? []),
    csl: textOf(of('csl')) ?? textOf(of('citation-style')),
    lang: textOf(of('lang')),
    linkCitations: isTrue(of('link-citations')),
    linkBibliography: !isFalse(of('link-bibliography')),
    suppressBibliography: isTrue(of('suppress-bibliography')),
  }
}

const isTrue = (value: unknown): boolean => isObject(value) && value.t === 'MetaBool' && value.c === true
const isFalse = (value: unknown): boolean => isObject(value) && value.t === 'MetaBool' && value.c === false

/** The text of a value of metadata; Pandoc reads some as inline elements. */
function textOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const { t, c } = value
  if (t === 'MetaString' || t === 'Str') return typeof c === 'string' ? c : undefined
  if (t === 'Space' || t === 'SoftBreak') return ' '
  if (t === 'MetaInlines' && Array.isArray(c)) return c.map(one => textOf(one) ?? '').join('') || undefined
  return undefined
}

/** The style that metadata names: a file, else the id that its name is. */
export async function styleOfMetadata(csl: string, { files }: Terminal): Promise<string> {
  if ((await files.kind(csl)) === 'file') return /[/\\]/.test(csl) ? csl : `./${csl}`
  if (/^https?:/.test(csl)) throw new Misuse(`The style ${oneLine(csl)} is an address; name a file or an id.`)
  return csl.replace(/\.csl$/, '')
}

/** The files that metadata names; nothing else is followed that a document names. */
export async function filesOfMetadata(paths: readonly string[], { files }: Terminal): Promise<readonly string[]> {
  for (const path of paths)
    if ((await files.kind(path)) !== 'file')
      throw new Misuse(`There is no file '${oneLine(path)}', which the document names as its bibliography.`)
  return paths
}
