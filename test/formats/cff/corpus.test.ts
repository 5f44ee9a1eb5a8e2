import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { convert, type FormatId, readRecords } from '../../../src/formats/index.ts'
import { sharedFolder } from '../../conformance/cases.ts'
import { describeBeside } from '../../shared.ts'

const folder = new URL('corpus/cff/', sharedFolder)
const cases = existsSync(folder)
  ? readdirSync(folder).filter(name => existsSync(new URL(`${name}/CITATION.cff`, folder)))
  : []
const read = (name: string, file: string): string => readFileSync(new URL(`${name}/${file}`, folder), 'utf8')

type Node = Record<string, unknown>

interface Sides {
  ours: Node
  theirs: Node
  /** The text of the CFF file. */
  cff: string
}

/**
 * The members in which our CodeMeta and schema.org differ from cffconvert's, each with the reason why ours is right.
 */
const defended: Record<string, { why: string; holds: (sides: Sides) => boolean }> = {
  '@context': { why: 'the context is CodeMeta 3 with the prefixes of the other vocabularies', holds: () => true },
  '@id': {
    why: 'the id of the node is the DOI, so that other documents can refer to the node',
    holds: ({ ours, theirs }) => theirs['@id'] === undefined && String(ours['@id']).startsWith('https://doi.org/'),
  },
  author: {
    why: 'full names are added for programs that do not read the parts of names; aliases and e-mail addresses are not part of a citation',
    holds: ({ ours, theirs }) => sameAgents(ours.author ?? ours.creator, theirs.author),
  },
  contributor: {
    why: 'the same reasons apply as for authors',
    holds: ({ ours, theirs }) => sameAgents(ours.contributor, theirs.contributor),
  },
  creator: { why: 'search engines read creator', holds: ({ theirs }) => theirs.creator === undefined },
  codeRepository: {
    why: 'CFF defines `repository` for repositories that do not contain source code',
    holds: ({ theirs, cff }) =>
      cff.includes(`repository: "${theirs.codeRepository}"`) && !cff.includes('repository-code'),
  },
  'dct:relation': {
    why: 'the addresses in `repository` and `repository-artifact` are kept',
    holds: ({ ours, cff }) => ids(ours['dct:relation']).every(id => cff.includes(`"${id}"`)),
  },
  identifier: {
    why: 'all identifiers are written; the DOI is the value of `doi`, even if `identifiers` contains other DOIs',
    holds: ({ ours, theirs }) =>
      theirs.identifier === undefined || JSON.stringify(ours.identifier).includes(String(theirs.identifier)),
  },
  url: {
    why: '`url` is the address of the work or else its DOI, but never a repository or another identifier',
    holds: ({ ours, cff }) =>
      ours.url === undefined
        ? !/^url:/m.test(cff)
        : String(ours.url).toLowerCase() === ours['@id'] || cff.includes(`url: "${ours.url}"`),
  },
  license: {
    why: 'the address of the licence itself is written if it is known',
    holds: ({ ours, theirs }) =>
      String(theirs.license).endsWith('Apache-2.0') && String(ours.license).endsWith('LICENSE-2.0'),
  },
}

const ids = (value: unknown): string[] => [value].flat().map(node => String((node as Node)['@id']))

function sameAgents(ours: unknown, theirs: unknown): boolean {
  const plain = (agents: unknown, isOurs: boolean): unknown =>
    [agents].flat().map(agent => {
      const { name, alternateName, email, affiliation, ...node } = agent as Node
      const isPerson = node['@type'] === 'Person'
      const called = isPerson ? undefined : name
      const only = isPerson && isOurs && node.familyName === undefined && node.givenName === undefined
      return {
        ...node,
        ...(called !== undefined && { name: called }),
        ...(only && { called: name }),
        ...(!isOurs &&
          isPerson &&
          node.familyName === undefined &&
          node.givenName === undefined && { called: alternateName }),
        affiliation: [affiliation].flat(),
      }
    })
  try {
    expect(plain(ours, true)).toEqual(plain(theirs, false))
    return true
  } catch {
    return false
  }
}

function written(name: string, to: FormatId): Node {
  const result = convert(read(name, 'CITATION.cff'), { to })
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return JSON.parse(result.text)
}

function undefended(name: string, to: FormatId, file: string): string[] {
  const sides: Sides = {
    ours: written(name, to),
    theirs: JSON.parse(read(name, file)),
    cff: read(name, 'CITATION.cff'),
  }
  const members = new Set([...Object.keys(sides.ours), ...Object.keys(sides.theirs)])
  return [...members].filter(
    member =>
      JSON.stringify(sides.ours[member]) !== JSON.stringify(sides.theirs[member]) &&
      defended[member]?.holds(sides) !== true,
  )
}

describeBeside('corpus/cff', 'the cases of cffconvert', () => {
  it.each(cases)('recognises and reads the CITATION.cff of %s', name => {
    const { records, diagnostics } = readRecords(read(name, 'CITATION.cff'))
    expect(diagnostics.filter(({ pointer }) => !pointer.endsWith('/description'))).toEqual([])
    expect(records.map(({ format }) => format)).toEqual(['cff'])
  })

  it.each(cases.filter(name => existsSync(new URL(`${name}/codemeta.json`, folder))))(
    'converts %s to the same CodeMeta as cffconvert, except for the listed values',
    name => {
      expect(undefended(name, 'codemeta', 'codemeta.json')).toEqual([])
    },
  )

  it.each(cases.filter(name => existsSync(new URL(`${name}/schemaorg.json`, folder))))(
    'converts %s to the same schema.org as cffconvert, except for the listed values',
    name => {
      expect(undefended(name, 'schema-org', 'schemaorg.json')).toEqual([])
    },
  )

  it.each(cases)('the record of %s, except its contributors, is unchanged after a round trip through CFF', name => {
    const text = read(name, 'CITATION.cff')
    const again = convert(text, { from: 'cff', to: 'cff' })
    const [before] = readRecords(text, { from: 'cff' }).records
    const [after] = readRecords(again.ok ? again.text : '', { from: 'cff' }).records
    // CFF 1.2, the version that is written, has no contributors. CFF 1.3 introduced them.
    const { contributors, ...rest } = before?.record ?? {}
    expect(after?.record).toEqual(cleared(rest, after?.record.extras))
  })
})

/**
 * Removes the extras about contributors from a record, because CFF 1.2 cannot store contributors. Removes all extras if
 * `extras` is undefined.
 */
function cleared(record: object, extras: unknown): object {
  const { extras: own, ...rest } = record as { extras?: { members: Record<string, unknown> } }
  const members = Object.entries(own?.members ?? {}).filter(([key]) => !key.startsWith('/contributors'))
  return { ...rest, ...(extras !== undefined && { extras: { ...own, members: Object.fromEntries(members) } }) }
}
