import type { Links, Runs } from '../runs.ts'
import { directionOf } from './direction.ts'
import { htmlWriter } from './html.ts'
import { isolated, layered } from './layers.ts'
import { type CitationFormat, oneLine, tidied, type Writer } from './writer.ts'

const plainText = (runs: Runs): string => {
  const [first] = runs
  if (runs.length === 1 && first !== undefined) return first.text
  let text = ''
  for (const run of oneLine(runs)) text += run.text
  return text
}

const directed = (runs: Runs): string =>
  layered<string>(oneLine(runs), {
    text: text => [text],
    wrap: (inner, layer, value) => (layer === 'direction' ? [isolated(value, inner.join(''))] : inner),
  }).join('')

/** A writer of plain text: one line per entry, without italics or other formatting. */
export const textWriter: Writer = {
  inline: runs => tidied(runs.some(({ direction }) => direction !== undefined) ? directed(runs) : plainText(runs)),
  whole: entries => {
    let text = ''
    for (const entry of entries) text += `${entry}\n`
    return text
  },
}

interface Asked {
  links: Links | boolean
  typography: boolean
  microdata: boolean
}

/** A loaded writer. `set` applies the requested typography to runs. */
export interface LoadedWriter extends Writer {
  set: (runs: Runs) => Runs
}

/**
 * Returns the writer of an output format in a language; with `typography`, texts are set by `finelySet`. Rarely
 * needed parts are loaded on demand.
 */
export const writerOf = (
  format: CitationFormat,
  language: string,
  asked: Asked,
): LoadedWriter | Promise<LoadedWriter> =>
  format === 'text' && !asked.typography ? plainWriter : loadedWriter(format, language, asked)

/** The plain text writer without typography, the most common case. */
const plainWriter: LoadedWriter = { ...textWriter, set: runs => runs }

async function loadedWriter(
  format: CitationFormat,
  language: string,
  { links, typography, microdata }: Asked,
): Promise<LoadedWriter> {
  const isLinked = links !== false
  const direction = directionOf(language)
  const writer =
    format === 'html'
      ? htmlWriter(isLinked, direction, microdata ? await import('./microdata.ts') : undefined)
      : await writers[format](isLinked, direction)
  if (!typography) return { ...writer, set: runs => runs }
  const { finelySet } = await import('./finely-set.ts')
  const set = (runs: Runs): Runs => finelySet(runs, language, microdata)
  return { ...writer, set, inline: runs => writer.inline(set(runs)) }
}

type GetWriter = (links: boolean, direction: 'ltr' | 'rtl') => Writer | Promise<Writer>

const writers: Readonly<Record<Exclude<CitationFormat, 'html'>, GetWriter>> = {
  text: () => textWriter,
  markdown: async links => (await import('./markdown.ts')).markdownWriter(links),
  rtf: async (links, direction) => (await import('./rtf.ts')).rtfWriter(links, direction),
  latex: async links => (await import('./latex/latex.ts')).latexWriter(links),
  asciidoc: async links => (await import('./asciidoc.ts')).asciidocWriter(links),
  typst: async links => (await import('./typst.ts')).typstWriter(links),
  docx: async (links, direction) => (await import('./docx.ts')).docxWriter(links, direction),
}
