import { afterEach, expect, test, vi } from 'vitest'
import { judgeLanguage } from '../../../src/validation/predicates/texts/languages.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  'en',
  'de',
  'EN',
  'en-US',
  'en-us',
  'pt-BR',
  'zh-Hans-CN',
  'de-DE-1996',
  'mul',
  'zxx',
  'und',
  'mis',
  'grc',
  'aaq',
  'cmn',
  'i-klingon',
  'x-local',
  'qaa',
  'nb',
  ' en ',
])('judgeLanguage recognises the language tag %j', tag => {
  expect(judgeLanguage(tag)).toEqual({ kind: 'known' })
})

test.each([
  ['ger', 'de'],
  ['deu', 'de'],
  ['fre', 'fr'],
  ['eng', 'en'],
  ['eng-GB', 'en-GB'],
  ['iw', 'he'],
])('judgeLanguage returns the preferred tag for the alias %s: %s', (tag, preferred) => {
  expect(judgeLanguage(tag)).toEqual({ kind: 'alias', preferred })
})

test.each([
  ['English', 'en'],
  ['german', 'de'],
  ['Deutsch', 'de'],
  ['Greek', 'el'],
  ['Bengali', 'bn'],
  ['maori', 'mi'],
  ['Akan', 'ak'],
])('judgeLanguage recognises %s as the name of the language %s', (tag, code) => {
  expect(judgeLanguage(tag)).toEqual({ kind: 'name', code })
})

test.each(['qq', 'qq-ZZ', 'abcdefgh', 'abcd'])('judgeLanguage does not recognise the language tag %s', tag => {
  expect(judgeLanguage(tag)).toEqual({ kind: 'unknown' })
})

test('judgeLanguage accepts an unknown language tag on a platform without language data', async () => {
  vi.resetModules()
  vi.stubGlobal('Intl', {})
  const { judgeLanguage: judge } = await import('../../../src/validation/predicates/texts/languages.ts')
  expect(judge('qq-ZZ')).toEqual({ kind: 'known' })
})
