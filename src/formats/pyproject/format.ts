import { requireText } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import { parserWords } from '../../messages/parser-words.ts'
import type { Datacite } from '../../model/datacite.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { Positions } from '../../text/positions.ts'
import type { OtherFormat, ReadResult } from '../format.ts'
import { type PackagePerson, packagePerson, recordOfManifest, repositoryAddress } from '../manifest/manifest.ts'
import { pyprojectRow } from '../table.ts'
import { MemberReader } from '../work/reading/member-reader.ts'
import { type Note, readJsonRecords } from '../work/reading/read-json-records.ts'
import { isTooDeep } from '../work/reading/too-deep.ts'
import { isPyproject } from './detect.ts'
import { parseTomlText, TomlDate, TomlError } from './toml.ts'

const sayPyproject = messagesOf('pyproject', {
  notToml: 'This is not TOML: {reason}.',
  notPackage: 'This pyproject.toml does not describe a package: neither [project] nor [tool.poetry] has a "name".',
})

/**
 * Python's pyproject.toml, which is only read: the `[project]` table
 * (https://packaging.python.org/en/latest/specifications/pyproject-toml/), or else `[tool.poetry]`.
 */
export const pyproject: OtherFormat<'pyproject', 'detect' | 'read' | 'readValue'> = {
  ...pyprojectRow,
  detect: (text, sample = sampleText(text)) => isPyproject(sample),
  read: readPyproject,
  readValue: value => readJsonRecords(value, { candidates: one => [{ value: one, base: [] }], read: readTables }),
}

function readPyproject(given: string): ReadResult {
  requireText(given)
  const text = given.startsWith('\uFEFF') ? given.slice(1) : given
  try {
    const tables: object = parseTomlText(text, { integersAsBigInt: 'asNeeded', maxDepth: 200 })
    // The parser does not limit the depth of dotted keys.
    return pyproject.readValue(isTooDeep(tables) ? tables : (plain(tables) as object))
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const positions = new Positions(text)
    const offset = positions.offsetOf(error.line, error.column)
    const [reason = ''] = error.message.split('\n')
    const words = reason.replace(/^Invalid TOML document: /, '')
    const message = sayPyproject('notToml', { reason: parserWords('smol-toml', words) })
    return {
      ok: false,
      diagnostics: [inputFinding('schema/unrecognised', message, '', positions.range(offset, offset + 1))],
    }
  }
}

/** Converts dates and large integers to text, because JSON cannot represent them otherwise. */
function plain(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString()
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(plain)
  if (!isObject(value)) return value
  const object: Record<string, unknown> = Object.create(null)
  for (const [name, member] of Object.entries(value)) object[name] = plain(member)
  return object
}

function readTables(value: unknown, note: Note): Datacite | Message {
  const tables = new MemberReader(value, note)
  const tool = isObject(value) && isObject(value.tool) ? value.tool : {}
  const project = isObject(value) && isObject(value.project) ? tables.member('project') : undefined
  const poetry = isObject(tool.poetry) ? new MemberReader(tool.poetry, note, ['tool', 'poetry']) : undefined
  const table = project?.has('name') === true ? project : (poetry ?? project)
  if (table?.has('name') !== true) return sayPyproject('notPackage')
  const urls = urlsOf(table)
  return recordOfManifest(
    {
      ...urls,
      name: table.text('name'),
      version: table.text('version') ?? poetry?.text('version'),
      description: table.text('description'),
      authors: peopleOf(table, 'authors'),
      contributors: [],
      maintainers: peopleOf(table, 'maintainers'),
      keywords: table.texts('keywords'),
      licences: licencesOf(table),
      // The other tables configure tools and do not describe the work.
      rest: table.rest(),
    },
    'pyproject',
  )
}

/**
 * Reads `{ name, email }` in [project] and `Ada Okafor <ada@example.org>` in [tool.poetry]. Email addresses are kept in
 * the extras.
 */
function peopleOf(table: MemberReader, name: string): PackagePerson[] {
  const given = table.peekAny(name)
  if (!Array.isArray(given)) return []
  if (given.every(isObject))
    return table.members(name).flatMap(one => (one.has('name') ? [{ name: one.text('name') ?? '' }] : []))
  const people = given.flatMap((entry): PackagePerson[] => {
    if (isObject(entry)) return typeof entry.name === 'string' ? [{ name: entry.name }] : []
    return typeof entry === 'string' ? [packagePerson(entry)].filter(person => person !== undefined) : []
  })
  if (given.every((entry, index) => entry === people[index]?.name)) table.texts(name)
  return people
}

/** Reads an SPDX expression, or a table with `text`. If a table names a `file`, the file is not read. */
function licencesOf(table: MemberReader): string[] {
  const given = table.peekAny('license')
  if (typeof given === 'string') return table.texts('license')
  const text = isObject(given) && typeof given.text === 'string' ? given.text.trim() : ''
  // The full text of a licence is not its name.
  if (text === '' || text.includes('\n')) return []
  table.member('license').text('text')
  return [text]
}

/**
 * Reads the URLs in the members of [tool.poetry], such as `homepage`, and in `urls`, by their well-known labels:
 * https://packaging.python.org/en/latest/specifications/well-known-project-urls/.
 */
function urlsOf(table: MemberReader): {
  doi: string | undefined
  homepage: string | undefined
  repository: string | undefined
  documentation: string | undefined
} {
  const urls = table.member('urls')
  const labelled = (labels: readonly string[]): string | undefined => {
    const name = urls.names().find(label => labels.includes(label.toLowerCase().replace(/[^a-z]/g, '')))
    return name === undefined ? undefined : urls.text(name)
  }
  const repository =
    table.text('repository') ?? labelled(['repository', 'source', 'sourcecode', 'code', 'github', 'gitlab'])
  return {
    doi: labelled(['doi']),
    homepage: table.text('homepage') ?? labelled(['homepage', 'home', 'website']),
    repository: repository === undefined ? undefined : repositoryAddress(repository),
    documentation: table.text('documentation') ?? labelled(['documentation', 'docs']),
  }
}
