import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  isRequired,
  jsonTypes,
  kernelTree,
  latestKernel,
  type Node,
  termsOf,
  type ValueRule,
  type ValueType,
  type VocabularyName,
  valueTypes,
  vocabularies,
} from '../../src/kernel/index.ts'
import type {
  Dataset,
  File,
  FileDetail,
  Resource,
  ResourceLink,
  RightsLabel,
  TermsOfUse,
} from '../../src/model/index.ts'
import type { RecordOf, recordFields } from '../../src/model/schemas/record-fields.ts'
import { serviceTree } from '../../src/model/service/tree.ts'
import { type Member, membersOf } from './interface.ts'

interface Place {
  path: string
  holder: string
  member: Member
  node: Node
}

const types = [
  { file: 'datacite.ts', name: 'Datacite', tree: kernelTree(latestKernel), beyond: ['extras', 'schemaVersion'] },
  { file: 'service-datacite.ts', name: 'ServiceDatacite', tree: serviceTree(), beyond: ['schemaVersion'] },
]

describe.each(types)('the type $name', ({ file, name, tree, beyond }) => {
  const top = membersOf(file, name).filter(member => !beyond.includes(member.name))
  const places = [...placesOf(top, tree, '', '')]

  it('the types Datacite and ServiceDatacite each cover more than 120 members', () => {
    expect(places.length).toBeGreaterThan(120)
  })

  it('the types Datacite and ServiceDatacite have exactly the members of the kernel, apart from extras and schemaVersion', () => {
    expect(namesOf(top)).toEqual(keysOf(tree))
    for (const { path, member, node } of places) expect(namesOf(member.members()), path).toEqual(keysOf(node.children))
  })

  it('the comment of every member that has a number in the kernel gives this number', () => {
    for (const { path, member, node } of places) {
      const { number, name } = node.property
      if (number !== '') expect(numbersIn(member.comment), path).toContain(number)
      else if (name === 'xml:lang') expect(member.comment, path).toMatch(/^xml:lang/)
      else expect(member.comment, path).toMatch(/\S/)
    }
  })

  it('a kernel version in the comment of a member is the version that introduced the member, except in affiliations', () => {
    for (const { path, member, node } of places) {
      const since = /\((4\.\d)\)/.exec(member.comment)?.[1]
      // Affiliations have had no rules in any XSD, so that the table has their attributes from the start.
      if (since !== undefined && !path.includes('affiliation')) expect(since, path).toBe(node.property.since)
    }
  })

  it('the types Datacite and ServiceDatacite require no member that the kernel makes optional', () => {
    for (const { path, holder, member, node } of places)
      if (!member.optional) expect(isRequired(node, holder), path).toBe(true)
  })

  it('the type of every value in Datacite and ServiceDatacite follows from the kernel', () => {
    for (const { path, member, node } of places) {
      const { value, as } = node
      if (value === 'object' || value === 'polygon') expect(member.primitives.size, path).toBe(0)
      else if (value in vocabularies)
        expect(member.literals.sort(), path).toEqual(termsOf(value as VocabularyName, latestKernel).sort())
      else {
        const rule: ValueRule = valueTypes[value as ValueType]
        const expected = jsonTypes(rule, as).map(type => (type === 'integer' ? 'number' : type))
        expect([...member.primitives].sort(), path).toEqual(expected.sort())
      }
    }
  })
})

it('the documented record types equal the types that follow from the table recordFields', () => {
  type Of<K extends keyof typeof recordFields> = {
    [N in keyof RecordOf<(typeof recordFields)[K]>]: RecordOf<(typeof recordFields)[K]>[N]
  }
  expectTypeOf<Of<'dataset'>>().toEqualTypeOf<Dataset>()
  expectTypeOf<Of<'resourceLink'>>().toEqualTypeOf<ResourceLink>()
  expectTypeOf<Of<'file'>>().toEqualTypeOf<File>()
  expectTypeOf<Of<'fileDetail'>>().toEqualTypeOf<FileDetail>()
  expectTypeOf<Of<'rightsLabel'>>().toEqualTypeOf<RightsLabel>()
  expectTypeOf<Of<'termsOfUse'>>().toEqualTypeOf<TermsOfUse>()
  expectTypeOf<Of<'resource'>>().toEqualTypeOf<Resource>()
})

function* placesOf(members: readonly Member[], nodes: readonly Node[], path: string, holder: string): Iterable<Place> {
  for (const node of nodes) {
    const member = members.find(({ name }) => name === node.key)
    if (member === undefined) continue
    const place = { path: `${path}${node.key}`, holder, member, node }
    yield place
    yield* placesOf(member.members(), node.children, `${place.path}.`, node.property.xml)
  }
}

const namesOf = (members: readonly Member[]): string[] => members.map(({ name }) => name).sort()
const keysOf = (nodes: readonly Node[]): string[] => nodes.map(({ key }) => key).sort()

/** Returns the property numbers in a comment, such as `1` and `11` in `1 identifier and 11 alternateIdentifiers`. */
const numbersIn = (comment: string): string[] => comment.match(/\b\d+(?:\.\d+)*(?:\.[a-z])?(?=[ ,])/g) ?? []
