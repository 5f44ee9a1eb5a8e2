import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { speakerOf } from '../../src/messages/language.ts'
import { root } from '../package/project.ts'
import { collectedTexts } from './collect.ts'

const folder = join(root, 'src/messages')
const english = collectedTexts()
const languages = readdirSync(folder).filter(name => name.endsWith('.json') && name !== 'en.json')

/** Returns the names of the placeholders in a text, without repeats. */
function placesOf(text: string): string[] {
  const chosen: string[] = []
  // A branch of one word, as in `{number, plural, one {record} other {records}}`, looks like a placeholder.
  const plain = text.replace(choice, (_, name: string, branches: string) => {
    chosen.push(name)
    return [...branches.matchAll(branch)].map(([, words = '']) => words).join(' ')
  })
  return [...new Set([...chosen, ...[...plain.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name)])]
}

const choice = /\{(\w+), (?:plural|select),((?: [=\w]+ \{(?:[^{}]|\{\w+\})*\})+)\}/g
const branch = / [=\w]+ \{((?:[^{}]|\{\w+\})*)\}/g

/** True if an id belongs to a parser's message, whose text is in none of our tables. */
const isOfParser = (id: string): boolean => /^(?:js-yaml|n3(?:-token)?|saxes|smol-toml)\//.test(id)

const missingIn = (texts: Record<string, string>): string[] => Object.keys(english).filter(id => !(id in texts))

test('a message that a new language lacks is listed as missing, and has no translation', () => {
  const { 'messages/sentences': _, ...rest } = english
  expect(missingIn(rest)).toEqual(['messages/sentences'])
  expect(speakerOf('xx', rest)({ id: 'messages/sentences', values: {} })).toBeUndefined()
  expect(speakerOf('xx', { 'a/b': '{x}!' })({ id: 'a/b', values: { x: 'y' } })).toBe('y!')
})

test('messages/en.json equals the English texts in the sources', async () => {
  await expect(`${JSON.stringify(english, null, 2)}\n`).toMatchFileSnapshot(join(folder, 'en.json'))
})

describe.each(languages)('%s', name => {
  const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, name), 'utf8'))

  test('each language translates every message', () => {
    expect(missingIn(texts)).toEqual([])
  })

  test('no language translates a removed message', () => {
    expect(Object.keys(texts).filter(id => !(id in english) && !isOfParser(id))).toEqual([])
  })

  test('each translation uses only placeholders of the English text', () => {
    const different = Object.entries(texts).filter(
      ([id, text]) => !isOfParser(id) && !placesOf(text).every(place => placesOf(english[id] ?? '').includes(place)),
    )
    expect(different).toEqual([])
  })
})
