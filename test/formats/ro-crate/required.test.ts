import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roCrate } from '../../../src/formats/index.ts'
import { latestKernel } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { records } from '../../arbitraries/datacite.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { realRecords } from '../../real-records.ts'
import { runsOr } from '../../runs.ts'

/**
 * The requirements (MUST) of RO-Crate 1.1 and 1.2, as checked by the profiles of rocrate-validator.
 *
 * Omits checks that need the network or the files of the crate.
 */

type Entity = Readonly<Record<string, unknown>>

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())
const isEntity = (value: unknown): value is Entity => typeof value === 'object' && value !== null
const typesOf = (entity: Entity | undefined): unknown[] => listOf(entity?.['@type'])

/** Members that are text even if their value looks like the address of an entity. */
const literal = new Set(['@id', '@type', 'description', 'identifier', 'name', 'termCode', 'url', 'value', 'version'])

/** Matches an ISO 8601 date: a year, a month, or a day with or without a time. */
const isoDate =
  /^[+-]?\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T[\d:.,]+(?:Z|[+-]\d\d(?::?\d\d)?)?)?)?)?$/

function faultsOf(text: string, version: string): string[] {
  const crate = JSON.parse(text) as { '@context'?: unknown; '@graph': Entity[] }
  const graph = crate['@graph']
  const byId = new Map(graph.map(entity => [entity['@id'], entity]))
  const named = (value: unknown): Entity | undefined => (isEntity(value) ? byId.get(value['@id']) : undefined)
  const descriptor = byId.get('ro-crate-metadata.json')
  const root = named(descriptor?.about)
  const faults: string[] = []
  const must = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault)
  }
  const contexts = listOf(crate['@context'])
  must(contexts.includes(`https://w3id.org/ro/crate/${version}/context`), 'no context, or one of another version')
  const terms = new Set(contexts.filter(isEntity).flatMap(Object.keys))
  must(byId.size === graph.length, 'two entities with one @id')
  for (const entity of graph) {
    must(typeof entity['@id'] === 'string' && typesOf(entity).length > 0, 'an entity without @id or @type')
    for (const [name, member] of Object.entries(entity)) for (const value of listOf(member)) check(name, value)
  }
  must(typesOf(descriptor).includes('CreativeWork'), 'no descriptor')
  const versions = listOf(descriptor?.conformsTo).map(target => isEntity(target) && target['@id'])
  must(versions.includes(`https://w3id.org/ro/crate/${version}`), 'a descriptor of no version')
  must(typesOf(root).includes('Dataset'), 'no root, or one that is no Dataset')
  must(version !== '1.1' || String(root?.['@id']).endsWith('/'), 'a root that is no folder')
  for (const name of ['name', 'description', 'license', 'datePublished'])
    must(listOf(root?.[name]).length > 0, `a root without ${name}`)
  const dates = listOf(root?.datePublished)
  must(
    dates.length < 2 && dates.every(date => isoDate.test(String(date))),
    'a root with other dates than one of ISO 8601',
  )
  for (const publisher of listOf(root?.publisher))
    must(
      typesOf(named(publisher)).some(type => type === 'Organization' || type === 'Person'),
      'a publisher of no kind',
    )
  for (const profile of listOf(root?.conformsTo)) must(typesOf(named(profile)).includes('Profile'), 'no profile')
  for (const identifier of listOf(root?.identifier).map(named))
    must(!typesOf(identifier).includes('PropertyValue') || Boolean(identifier?.value), 'an identifier without a value')
  const parts = partsOf(root, named)
  for (const entity of graph) {
    const types = typesOf(entity)
    must(entity === root || !types.includes('Dataset') || parts.has(entity), 'a folder that is no part of the root')
    if (version === '1.2') for (const fault of toolFaults(entity)) faults.push(fault)
    for (const picture of listOf(entity.thumbnail))
      must(typesOf(named(picture)).includes('File'), 'a picture that is no file')
    if (typesOf(entity).some(type => type === 'File' || type === 'MediaObject')) {
      must(typesOf(entity).includes('File'), 'a file without the type File')
      must(parts.has(entity), 'a file that is no part of the root')
    }
  }
  return [...new Set(faults)]

  function check(name: string, value: unknown): void {
    must(!name.includes(':') || terms.has(name), `"${name}" is not in the context`)
    const isFlat = !isEntity(value) || '@value' in value || Object.keys(value).join() === '@id'
    must(isFlat, `"${name}" holds an entity, which should stand on its own`)
    const isText = typeof value === 'string' && !literal.has(name)
    must(version === '1.1' || !isText || !byId.has(value), `"${name}" names an entity as text`)
    must(!/^(?:dct:|dcterms:)?subject$|^keyword$/.test(name), `"${name}" is called about or keywords`)
  }
}

function toolFaults(entity: Entity): string[] {
  const types = typesOf(entity)
  const lacks = (...names: string[]): boolean => names.some(name => entity[name] === undefined)
  const isTool = types.includes('SoftwareApplication') || types.includes('ComputerLanguage')
  const isSource = types.includes('SoftwareSourceCode')
  return [
    ...(isTool && lacks('name', 'url', 'version') ? ['a tool without name, url and version'] : []),
    ...(isSource && (!types.includes('File') || lacks('name')) ? ['source code that is no file, or has no name'] : []),
    ...(types.includes('WebSite') && lacks('name') ? ['a website without a name'] : []),
  ]
}

/** Returns all direct and indirect parts of a root. */
function partsOf(root: Entity | undefined, named: (value: unknown) => Entity | undefined): Set<Entity> {
  const parts = new Set<Entity>()
  const open = root === undefined ? [] : [root]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const part of listOf(next.hasPart).map(named))
      if (part !== undefined && !parts.has(part)) {
        parts.add(part)
        open.push(part)
      }
  return parts
}

/** Returns a record with the members that a crate requires and a writer cannot invent. */
const complete = (record: Datacite): Datacite => ({
  ...record,
  titles: [{ title: 'Ice' }, ...(record.titles ?? [])],
  publicationYear: 2020,
  rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }],
  descriptions: [{ description: 'Of ice.', descriptionType: 'Abstract' }],
})

describe.each(['1.1', '1.2'] as const)('the rules of RO-Crate %s', version => {
  const faults = (all: readonly Datacite[]): string[] => [
    ...new Set(all.flatMap(record => faultsOf(roCrate.write(record, { roCrate: version }).text, version))),
  ]

  it('writes a valid RO-Crate for any record that has a title, year, licence and abstract', () => {
    const any = fc.sample(records(latestKernel, 'every'), { numRuns: runsOr(200), seed: 7 })
    const given = [...fixtureRecords(), ...realRecords()].map(([, record]) => record)
    expect(faults([...given, ...any].map(complete))).toEqual([])
  })
})
