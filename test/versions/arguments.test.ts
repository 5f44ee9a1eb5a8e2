import { expect, test } from 'vitest'
import {
  compareVersions,
  suffixLinks,
  toDot,
  toMermaid,
  toSvg,
  versionGraph,
  walkVersions,
} from '../../src/versions/index.ts'

const calls: [call: () => unknown, message: string][] = [
  [() => versionGraph('x' as never), 'The records should be a list, not "x".'],
  [() => versionGraph({} as never), 'The records should be a list, not an object.'],
  [() => versionGraph(undefined as never), 'The records should be a list, not undefined.'],
  [() => versionGraph([], 'x' as never), 'The options should be an object, not "x".'],
  [
    () => versionGraph([], { suffixes: true as never }),
    'The option suffixes should be a function like suffixLinks, not true.',
  ],
  [() => walkVersions('', () => undefined), 'The start of a walk should be a DOI, not "".'],
  [
    () => walkVersions('10.5072/x', 'x' as never),
    'The resolver should be a function from a DOI to its record, not "x".',
  ],
  [
    () => walkVersions('10.5072/x', () => undefined, { limit: 0 }),
    'The option limit should be a number from 1 up, not 0.',
  ],
  [() => compareVersions(1 as never, '2'), 'A version should be text, not 1.'],
  [() => suffixLinks('x' as never, []), 'The nodes should be a list, not "x".'],
  [() => toDot(42 as never), 'The graph should be the result of versionGraph, not 42.'],
  [() => toMermaid(undefined as never), 'The graph should be the result of versionGraph, not undefined.'],
  [() => toSvg({} as never), 'The graph should be the result of versionGraph, not an object.'],
]

test.each(calls)('a function of citable/versions throws a TypeError for a wrong argument (%#)', (call, message) => {
  expect(call).toThrow(new TypeError(message))
})
