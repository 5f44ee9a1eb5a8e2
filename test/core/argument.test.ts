import { describe, expect, test } from 'vitest'
import { bibliography, cite, citeMarkdown, citePandoc, readStyle } from '../../src/citation/csl/index.ts'
import { diff, readRecords, sampleText, toPointer, valueAt } from '../../src/formats/index.ts'
import { bearerTokens } from '../../src/http/index.ts'
import { serve } from '../../src/http/node.ts'
import * as identifiers from '../../src/identifiers/index.ts'
import { inKernel, propertyLabel, termsOf } from '../../src/kernel/index.ts'
import { familyOf } from '../../src/model/index.ts'
import {
  applyPlan,
  credentialsFrom,
  parseJournal,
  parsePlan,
  planRegistration,
  registryClient,
} from '../../src/registry/client/index.ts'
import {
  asResolver,
  citationJs,
  contentNegotiation,
  dataciteRest,
  fromRecords,
  resolve,
  resolveAll,
} from '../../src/resolve/index.ts'
import { applyPatch, fairScore, joinFixes } from '../../src/validation/index.ts'
import { suffixLinks, toDot } from '../../src/versions/index.ts'

const plan = parsePlan(
  '{"kind":"citable-registration-plan","version":1,"id":"p","endpoint":"https://api.test.datacite.org","via":"json","event":"none","steps":[]}',
)
const registry = registryClient({ credentials: { username: 'EXAMPLE.REPO', password: 'a password' } })
const record = { doi: '10.5072/x' }
const cyclic: Record<string, unknown> = { titles: [] }
cyclic.titles = [{ title: cyclic }, cyclic]

const calls: [name: string, call: (value: never) => unknown, values: unknown[], message: RegExp][] = [
  [
    'bibliography(value)',
    bibliography,
    ['10.5072/x', 42, 10n, undefined, ['x']],
    /^A record should be an object; .*, not /,
  ],
  ['cite(value)', cite, ['10.5072/x', Symbol('x')], /^A record should be an object; .*, not /],
  ['cite(record, value)', value => cite(record, value), ['apa', null, []], /^The options should be an object, not /],
  ['cite(record, { style })', style => cite(record, { style }), [null, 7n, ''], /^"style" should be the id of a style/],
  ['cite(record, { accessed })', accessed => cite(record, { accessed }), [10n, cyclic], /^"accessed" should be a date/],
  [
    'readStyle(value)',
    value => readStyle(value, 'x'),
    [undefined, 42, cyclic],
    /^A style should be the text of its XML/,
  ],
  ['resolve(doi, value)', value => resolve('10.5072/x', value), [null, 'x'], /^The options should be an object, not /],
  [
    'resolve(doi, { source })',
    source => resolve('10.5072/x', { source }),
    ['x', null, [42]],
    /^The option source should/,
  ],
  [
    'resolve(doi, { fetch })',
    fetch => resolve('10.5072/x', { fetch }),
    ['x', 10n],
    /^The option fetch should be a function/,
  ],
  [
    'resolve(doi, { cache })',
    cache => resolve('10.5072/x', { cache }),
    [null, 'x', {}, { get: () => undefined }, { get: 1, set: 1 }],
    /^The option cache should be a store with the functions get and set/,
  ],
  ['asResolver(value)', asResolver, [null, 42], /^The options should be an object, not /],
  ['resolve(value)', resolve, [undefined, 42, record, cyclic], /^The DOI should be text, not /],
  ['applyPatch({}, value)', patch => applyPatch({}, patch), [undefined, 'x', record], /^The patch should be a list of/],
  ['applyPatch({}, [value])', value => applyPatch({}, [value]), [null, 'x', []], /^An operation should be such as/],
  ['joinFixes(value)', joinFixes, [null, 'x', record], /^The fixes should be a list such as/],
  ['joinFixes([value])', value => joinFixes([value]), [null, 'x', record], /^A fix should be an object with a patch/],
  ['fairScore(value)', fairScore, [null, undefined, 'x', []], /^The record should be an object/],
  ['parseJournal(value)', parseJournal, [undefined, 42, record], /^The input should be text, not /],
  ['applyPlan(value)', value => applyPlan(value, registry), [null, 'x', record], /^This is not a plan: make one/],
  ['applyPlan(plan, value)', value => applyPlan(plan, value), [null, 'x', record], /^The registry should be a client/],
  ['planRegistration([], value)', value => planRegistration([], value), [null, record], /^The registry should be a/],
  ['bearerTokens(value)', bearerTokens, [undefined, 42, record, 'abc'], /^The tokens should be a list of texts/],
  ['citeMarkdown(text, value)', value => citeMarkdown('x', value), [undefined, record], /^The document should be a/],
  ['suffixLinks([], value)', value => suffixLinks([], value), [undefined, 'x'], /^The links should be a list/],
  ['toDot(value)', toDot, [undefined, record, []], /^The graph should be the result of versionGraph/],
  [
    'termsOf(value)',
    value => termsOf(value, '4.6'),
    [undefined, record, cyclic],
    /^The controlled list should be text/,
  ],
  ['inKernel(value)', value => inKernel(value, '4.6'), [null, 42], /^A fact should be text, or an object/],
  ['inKernel(fact, value)', value => inKernel({ '4.0': 'x' }, value), [null, record], /^A kernel should be given as/],
  ['resolveAll(value)', resolveAll, ['10.5072/x', null, 42, record], /^The DOIs should be a list of texts, not /],
  ['fromRecords(value)', fromRecords, [undefined, 'x', record], /^The records should be a list or an object with get/],
  [
    'dataciteRest({ endpoint })',
    endpoint => dataciteRest({ endpoint }),
    [10n, cyclic, 'x'],
    /^The endpoint should be an/,
  ],
  [
    'contentNegotiation({ hosts })',
    hosts => contentNegotiation({ hosts }),
    ['doi.org', 42],
    /^The option hosts should/,
  ],
  ['citationJs(value)', citationJs, [null, 'x'], /^The options should be an object, not /],
  [
    'readRecords(value)',
    readRecords,
    [undefined, null, 42, 10n, new ArrayBuffer(2)],
    /^The input should be a text, a Uint8Array or a parsed value/,
  ],
  [
    'readRecords(text, value)',
    value => readRecords('{}', value),
    [null, 'x'],
    /^The options should be an object, not /,
  ],
  ['sampleText(value)', sampleText, [undefined, 10n], /^What is sampled should be a text, not /],
  ['toPointer(value)', toPointer, ['titles', undefined], /^A path should be a list such as/],
  [
    'valueAt(record, value)',
    value => valueAt(record, value),
    [undefined, 42, 'doi'],
    /^A JSON Pointer should be text that/,
  ],
]

describe('a wrong argument is a TypeError that says what was expected', () => {
  test.each(calls)(
    '%s reports a wrong argument with a TypeError that describes the expected value',
    async (_, call, values, message) => {
      for (const value of values) {
        const error = await Promise.resolve()
          .then(() => call(value as never))
          .catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(TypeError)
        expect((error as TypeError).message).toMatch(message)
      }
    },
  )
})

/** A proxy that throws a RangeError whenever a member is read or looked up. */
const throwing = new Proxy({}, { get: broken, has: broken, ownKeys: broken, getOwnPropertyDescriptor: broken })

function broken(): never {
  throw new RangeError('The value is gone.')
}

test.each<[name: string, call: (value: never) => unknown]>([
  ['propertyLabel', propertyLabel],
  ['familyOf', familyOf],
  ['credentialsFrom', credentialsFrom],
  ['resolveAll', resolveAll],
  ['serve', value => serve(value, { port: 0 })],
  ['citePandoc', value => citePandoc(value, value)],
  ['valueAt', value => valueAt(value, '/doi')],
  ['toPointer', () => toPointer(new Proxy([], { get: broken }) as never)],
])('%s reports the error of a proxy as a TypeError', async (_, call) => {
  const thrown = Promise.resolve().then(() => call(throwing as never))
  await expect(thrown).rejects.toThrow(new TypeError('The value cannot be read: The value is gone.'))
})

const odd: unknown[] = [undefined, null, 42, 10n, Symbol('x'), {}, [], ['10.5880/x'], cyclic, () => 'x']

test('identifier parsers return undefined for a value that is not text', () => {
  const readers = Object.entries(identifiers).filter(([name]) =>
    /^parse(?!Identifier)|CheckDigits?$|^undoubled$/.test(name),
  )
  expect(readers.length).toBeGreaterThan(30)
  for (const [, read] of readers)
    for (const value of odd) expect((read as (text: unknown) => unknown)(value)).toBeUndefined()
  expect(identifiers.explainDoi(42 as never)).toBe('A DOI is text, not a value of type number.')
})

test('diff compares values of wrong types, and throws a TypeError for a BigInt or a circular reference', () => {
  const strange = { titles: 'x', version: () => 'x', dates: [42], doi: Symbol('x') }
  expect(diff({}, strange).length).toBeGreaterThan(2)
  expect(diff(strange, strange)).toEqual([])
  expect(() => diff({}, { doi: '10.5072/x', version: 10n })).toThrow(
    new TypeError(
      'The second input cannot be compared. The value contains a BigInt at /version, which JSON does not support.',
    ),
  )
  expect(() => diff(cyclic, {})).toThrow(
    /^The first input cannot be compared\. The value contains a circular reference at /,
  )
})

test('identifierScheme and parseIdentifier return undefined for a scheme that is not text', () => {
  for (const value of [...odd, Object.create(null)]) {
    expect(identifiers.identifierScheme(value as never)).toBeUndefined()
    expect(identifiers.parseIdentifier(value as never, 'x')).toBeUndefined()
  }
})

test('readRecords treats holes in a list as entries without a record', () => {
  const { records, diagnostics } = readRecords(Object.assign(new Array(2), { 1: record }))
  expect(records).toMatchObject([{ record }])
  expect(diagnostics).toMatchObject([{ pointer: '/0' }])
})
