import { readdirSync, readFileSync } from 'node:fs'
import { shorterNamesOf } from '../../src/formats/aliases.ts'
import type { Loss } from '../../src/formats/format.ts'
import { type Format, formats, readRecords } from '../../src/formats/index.ts'
import { properties } from '../../src/kernel/properties.ts'
import type { Datacite } from '../../src/model/datacite.ts'
import { code, escaped, page, table } from './markdown.ts'

const folder = new URL('../../fixtures/datacite-rest/', import.meta.url)

/**
 * Renders an overview and a page for each format. The page of a writable format lists the properties that are kept and
 * those that are lost, as measured on example records in `fixtures/`.
 */
export function formatPages(): [path: string, text: string][] {
  const records = examples()
  return [
    ['reference/formats/index.md', overview()],
    ...formats.map((format): [string, string] => [`reference/formats/${format.id}.md`, formatPage(format, records)]),
  ]
}

function examples(): Datacite[] {
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  return files.flatMap(name => {
    const { records } = readRecords(readFileSync(new URL(name, folder), 'utf8'), { from: 'datacite-rest' })
    return records.map(({ record }) => record)
  })
}

const overview = (): string =>
  page(
    '# Formats',
    '`citable convert` and `convert` of `citable/formats` read and write these formats. Each page lists the properties of a DataCite record that the format keeps, and those that it loses.',
    table(
      ['Format', 'Name', 'Read', 'Write', 'File endings'],
      formats.map(({ id, name, read, write, extensions }) => [
        `[${code(id)}](./${id}.md)`,
        escaped(name),
        read === undefined ? 'no' : 'yes',
        write === undefined ? 'no' : 'yes',
        extensions.map(code).join(' '),
      ]),
    ),
    'DataCite XML is read from kernel 2.1 on and written from kernel 4.0 on. The REST API returns `datacite-rest` and accepts `datacite-rest-put`. `citable-json` is the canonical form, which covers the whole kernel. JSON formats are also read from NDJSON and YAML.',
  )

function formatPage(format: Format, records: readonly Datacite[]): string {
  const { id, name, read, write, extensions, mediaTypes } = format
  return page(
    `# ${escaped(name)}`,
    [
      `- Id: ${code(id)}`,
      `- Other names: ${shorterNamesOf(id).map(code).join(', ') || 'none'}`,
      `- ${read === undefined ? 'Cannot be read' : 'Can be read'}, ${write === undefined ? 'cannot be written' : 'can be written'}`,
      `- File endings: ${extensions.map(code).join(', ')}`,
      `- Media types: ${mediaTypes.map(code).join(', ')}`,
    ].join('\n'),
    write === undefined ? '' : lossesOf(format, records),
    '[All formats](./index.md), [how losses are reported](../../guides/conversions.md)',
  )
}

/** The kernel's properties at the top level of a record, except `identifier`, each with its number. */
const members = [
  ...new Map(
    properties
      .filter(({ path }) => !path.includes('.') && path !== 'identifier')
      .map(({ number, path }) => [path.replace('[]', ''), number]),
  ),
]

interface Tally {
  whole: number
  partly: number
  lost: number
  losses: Map<string, number>
}

function lossesOf(format: Format, records: readonly Datacite[]): string {
  const tallies = new Map<string, Tally>()
  let written = 0
  for (const record of records) {
    const result = format.write?.(record, {})
    if (result === undefined) continue
    written++
    for (const [member] of members) {
      const value = (record as Record<string, unknown>)[member]
      if (value === undefined) continue
      const tally = tallies.get(member) ?? { whole: 0, partly: 0, lost: 0, losses: new Map<string, number>() }
      count(tally, member, value, result.losses)
      tallies.set(member, tally)
    }
  }
  const rows = members.flatMap(([member, number]) => {
    const tally = tallies.get(member)
    return tally === undefined ? [] : [{ member, number, ...tally }]
  })
  const kept = rows.filter(({ partly, lost }) => partly + lost === 0)
  const rest = rows.filter(({ partly, lost }) => partly + lost > 0)
  return page(
    '## Kept and lost from a DataCite record',
    `Measured by writing ${written} example records. A property that a record lacks is not counted.`,
    kept.length === 0
      ? ''
      : `Kept in full in every record: ${kept.map(({ member, number }) => `${code(member)} (${number})`).join(', ')}.`,
    rest.length === 0
      ? 'Nothing is lost.'
      : table(
          ['Property', 'Kept in full', 'Kept in part', 'Lost', 'Losses'],
          rest.map(({ member, number, whole, partly, lost, losses }) => [
            `${code(member)} ${number}`,
            String(whole),
            String(partly),
            String(lost),
            [...losses].map(([loss, times]) => `${loss}${times > 1 ? ` (${times} times)` : ''}`).join('; '),
          ]),
        ),
    '`citable convert --to` reports each of these losses with its value; `--strict` fails instead.',
  ).trimEnd()
}

function count(tally: Tally, member: string, value: unknown, losses: readonly Loss[]): void {
  const own = losses.filter(({ pointer }) => pointer === `/${member}` || pointer.startsWith(`/${member}/`))
  const gone = own.filter(({ kind }) => kind === 'lost').map(({ pointer }) => pointer)
  const items = Array.isArray(value) ? value.length : 1
  const isGone =
    gone.includes(`/${member}`) ||
    (Array.isArray(value) && gone.filter(pointer => /^\/\w+\/\d+$/.test(pointer)).length >= items)
  if (own.length === 0) tally.whole++
  else if (isGone) tally.lost++
  else tally.partly++
  for (const { kind, pointer } of own) {
    const loss = `${kind} ${code(pointer.slice(1).replace(/\/\d+(?=\/|$)/g, '/*'))}`
    tally.losses.set(loss, (tally.losses.get(loss) ?? 0) + 1)
  }
}
