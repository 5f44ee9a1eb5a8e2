import { expect, test } from 'vitest'
import { dialects } from '../../src/datacite/dialects/index.ts'
import { attributeNames, elementNames, memberNames } from '../../src/datacite/writing/foreign-extras.ts'
import { properties } from '../../src/kernel/index.ts'

test('the known element names are exactly those in the kernel table', () => {
  const steps = properties.flatMap(({ xml }) => xml.split('/').filter(step => !step.startsWith('@')))
  expect([...elementNames].sort()).toEqual([...new Set(steps)].sort())
})

test('the known attributes of elements are exactly those in the kernel table', () => {
  const names = properties.flatMap(({ xml }) => /[^/]+\/@.+$/.exec(xml)?.[0].replace('/', '') ?? [])
  expect([...attributeNames].sort()).toEqual([...new Set(names)].sort())
})

test('the known member names are exactly those in the dialects', () => {
  const names = dialects.flatMap(({ spec }) => Object.keys(spec.members ?? {}))
  expect([...memberNames].sort()).toEqual([...new Set(names)].sort())
})
