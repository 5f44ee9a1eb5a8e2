import { shorterNamesOf } from '../../formats/aliases.ts'
import type { Format } from '../../formats/format.ts'
import { formats as allFormats } from '../../formats/formats.ts'
import { defineCommand } from '../command.ts'
import { colorsFor } from '../terminal/colors.ts'
import { oneLine, safeJson } from '../text/printable.ts'
import { padEnd } from '../text/width.ts'

/** Lists the formats that can be read or written, or only those that match given words. */
export const formats = defineCommand({
  name: 'formats',
  usage: '[words…] [options]',
  description: [
    'Shows the id of each format, its short name if there is one, whether it can be read (r) and written (w), its file extensions, and its name. With words, shows only formats for which each word occurs in the id, a name, an extension or a media type. JSON formats can also be read from NDJSON and YAML.',
  ],
  options: {
    format: {
      value: 'name',
      short: 'f',
      choices: ['text', 'json'],
      summary: 'The format of the list; text by default.',
    },
  },
  examples: [
    { run: 'citable formats bib', does: 'Lists the formats that match "bib".' },
    { run: 'citable formats --format json', does: 'Lists the formats with their media types, as JSON.' },
  ],
  async run(inputs, options, terminal) {
    const rows = allFormats.filter(format => hasAll(format, inputs)).map(formatRow)
    const colors = colorsFor(terminal.stdout, terminal, options.color)
    const text = rows.map(({ id, name, aliases, read, write, extensions }) => {
      const access = `${read ? 'r' : '-'}${write ? 'w' : '-'}`
      const cells = [
        colors.cyan(padEnd(id, 18)),
        padEnd(aliases.join(', '), 10),
        access,
        padEnd(extensions.join(' '), 12),
        name,
      ]
      return `${cells.join('  ')}\n`
    })
    terminal.stdout.write(options.format === 'json' ? `${safeJson({ version: 1, formats: rows }, 2)}\n` : text.join(''))
    if (rows.length === 0) terminal.stderr.write(`citable: No format matches ${quoted(inputs)}.\n`)
    return rows.length === 0 ? 1 : 0
  },
})

const formatRow = ({ id, name, extensions, mediaTypes, read, write }: Format) => ({
  id,
  name,
  aliases: shorterNamesOf(id),
  read: read !== undefined,
  write: write !== undefined,
  extensions,
  mediaTypes,
})

const hasAll = ({ id, name, extensions, mediaTypes }: Format, words: readonly string[]): boolean => {
  const text = [id, name, ...shorterNamesOf(id), ...extensions, ...mediaTypes].join('\n').toLowerCase()
  return words.every(word => text.includes(word.toLowerCase()))
}

const quoted = (words: readonly string[]): string => words.map(word => `'${oneLine(word)}'`).join(' and ')
