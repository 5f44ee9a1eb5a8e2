import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import {
  type Kernel,
  kernels,
  latestKernel,
  termSince,
  termsOf,
  type VocabularyName,
  vocabularies,
} from '../../src/kernel/index.ts'
import { describeBeside, sharedFile } from '../shared.ts'

/** The number of terms in each kernel's XSD, from 4.0 on. A kernel without an entry has as many as its predecessor. */
const sizes: Record<VocabularyName, number[]> = {
  resourceTypeGeneral: [14, 15, 15, 15, 28, 30, 32, 34],
  contributorType: [21, 21, 21, 21, 21, 21, 22, 22],
  dateType: [9, 10, 11, 11, 11, 11, 12, 12],
  relationType: [25, 31, 33, 33, 34, 36, 38, 39],
  relatedIdentifierType: [18, 18, 19, 19, 19, 19, 21, 23],
  descriptionType: [6, 6, 6, 6, 6, 6, 6, 6],
  titleType: [4, 4, 4, 4, 4, 4, 4, 4],
  nameType: [0, 2, 2, 2, 2, 2, 2, 2],
  funderIdentifierType: [4, 4, 4, 5, 5, 5, 5, 5],
  numberType: [0, 0, 0, 0, 4, 4, 4, 4],
}

const names = Object.keys(vocabularies) as VocabularyName[]

describe.each(names)('%s', name => {
  it('a vocabulary has as many terms in each kernel as in the XSD of that kernel', () => {
    expect(kernels.map(kernel => termsOf(name, kernel).length)).toEqual(
      kernels.map((_, index) => sizes[name][index] ?? sizes[name].at(-1)),
    )
  })

  it('no kernel removes a term from a vocabulary', () => {
    for (const [index, kernel] of kernels.slice(1).entries()) {
      const before = termsOf(name, kernels[index] ?? '4.0')
      expect(termsOf(name, kernel)).toEqual(expect.arrayContaining(before))
    }
  })

  it('termSince names the kernel that introduced each term', () => {
    for (const term of termsOf(name, latestKernel)) {
      const since = termSince(name, term)
      expect(kernels.filter(kernel => termsOf(name, kernel).includes(term))[0]).toBe(since)
    }
  })
})

test('termSince matches terms exactly, and ignores inherited members', () => {
  expect(termSince('resourceTypeGeneral', 'Dataset')).toBe('4.0')
  for (const text of ['dataset', ' Dataset ', 'constructor', '__proto__', ''])
    expect(termSince('resourceTypeGeneral', text)).toBeUndefined()
})

const lists = 'reference/vocabularies.json'

describeBeside(lists, 'beside the lists read from the XSDs', () => {
  it.each(kernels)('kernel %s has the same terms as its XSD', kernel => {
    const fromXsd: Record<Kernel, Record<string, string[]>> = JSON.parse(readFileSync(sharedFile(lists), 'utf8'))
    const ours = names.flatMap(name => (termsOf(name, kernel).length > 0 ? [[name, termsOf(name, kernel).sort()]] : []))
    const theirs = Object.entries(fromXsd[kernel]).map(([name, terms]) => [name, terms.sort()])
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs.filter(([, terms]) => terms?.length !== 0)))
  })
})
