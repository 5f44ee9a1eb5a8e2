import { formats as allFormats } from '../../formats/formats.ts'
import { formatAliases } from '../check/options.ts'
import { colorsFor } from '../colors.ts'
import { defineCommand } from '../command.ts'
import { Misuse } from '../misuse.ts'
import { safeJson } from '../text/printable.ts'
import { padEnd } from '../text/width.ts'

/** Lists the formats. */
export const formats = defineCommand({
  name: 'formats',
  summary: 'List the formats that can be read and written',
  usage: '[options]',
  description: [
    'Each with its short name, whether it can be read (r) and written (w), and what files of it end in. JSON formats are read from NDJSON and YAML as well.',
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
    { run: 'citable formats --format json', does: 'Lists the formats with their media types, for a program.' },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length > 0) throw new Misuse("'citable formats' takes no inputs.")
    const rows = allFormats.map(({ id, name, extensions, mediaTypes, read, write }) => ({
      id,
      name,
      aliases: Object.entries(formatAliases).flatMap(([alias, of]) => (of === id ? [alias] : [])),
      read: read !== undefined,
      write: write !== undefined,
      extensions,
      mediaTypes,
    }))
    const colors = colorsFor(terminal.stdout, terminal, options.color)
    const text = rows.map(({ id, name, aliases, read, write, extensions }) => {
      const access = `${read ? 'r' : '-'}${write ? 'w' : '-'}`
      const cells = [
        colors.cyan(padEnd(id, 18)),
        padEnd(aliases.join(', '), 10),
        access,
        padEnd(extensions.join(' '), 6),
        name,
      ]
      return `${cells.join('  ')}\n`
    })
    terminal.stdout.write(options.format === 'json' ? `${safeJson({ version: 1, formats: rows }, 2)}\n` : text.join(''))
    return 0
  },
})
