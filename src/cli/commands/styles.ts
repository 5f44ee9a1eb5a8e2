import { defineCommand } from '../command.ts'
import { addStyles } from '../csl/add-styles.ts'
import { listStyles } from '../csl/catalogue.ts'
import { folderSources, stylesOptions } from '../csl/options.ts'
import { Misuse } from '../misuse.ts'
import { colorsFor } from '../terminal/colors.ts'
import { oneLine, safeJson } from '../text/printable.ts'
import { padEnd } from '../text/width.ts'

/** Lists the available citation styles, and downloads further styles. */
export const styles = defineCommand({
  name: 'styles',
  usage: '[words…] [options] | add <ids…>',
  description: [
    "With words, lists only the styles for which each word occurs in the id or the title. About ten thousand styles are listed at https://www.zotero.org/styles. Debian's package citation-style-language-styles contains most of these styles, and Debian's package citation-style-language-locales contains all locales.",
    "'citable styles add <id>' fetches a style, its default locale and, for a dependent style, the parent style. The files come from the repositories 'styles' and 'locales' at https://github.com/citation-style-language, and are written to citable/styles in $XDG_DATA_HOME (by default ~/.local/share). Nothing else is fetched. The styles and locales are licensed under CC BY-SA 3.0.",
  ],
  options: {
    format: {
      value: 'name',
      short: 'f',
      choices: ['text', 'json'],
      summary: 'The format of the list; text by default.',
    },
    ...stylesOptions,
  },
  examples: [
    { run: 'citable styles chemical society', does: 'Finds the styles of chemical societies.' },
    { run: 'citable styles add american-chemical-society', does: 'Fetches a style for use with citable cite --style.' },
  ],
  async run(inputs, options, terminal) {
    const [first, ...ids] = inputs
    if (first === 'add') {
      if (ids.length === 0)
        throw new Misuse("Nothing to add: name the ids of styles, as in 'citable styles add nature'.")
      return addStyles(ids, terminal)
    }
    const folders = options['styles-dir'] ?? []
    await folderSources(folders, terminal)
    const found = await listStyles(inputs, folders, terminal)
    if (options.format === 'json') {
      terminal.stdout.write(`${safeJson({ version: 1, styles: found }, 2)}\n`)
      return found.length === 0 ? 1 : 0
    }
    const colors = colorsFor(terminal.stdout, terminal, options.color)
    const width = Math.min(44, Math.max(0, ...found.map(({ id }) => id.length)))
    terminal.stdout.write(
      found.map(({ id, title }) => `${colors.cyan(padEnd(oneLine(id), width))}  ${oneLine(title)}\n`).join(''),
    )
    if (found.length === 0) terminal.stderr.write("citable: No style matches; 'citable styles add <id>' fetches one.\n")
    else if (terminal.stdout.isTTY) terminal.stderr.write("'citable styles add <id>' fetches another style.\n")
    return found.length === 0 ? 1 : 0
  },
})
