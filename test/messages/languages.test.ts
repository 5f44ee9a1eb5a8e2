import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../package/project.ts'
import { collectedTexts } from './collect.ts'

const folder = join(root, 'src/messages')
const english = collectedTexts()
const languages = readdirSync(folder).filter(name => name.endsWith('.json') && name !== 'en.json')

/** Places of a text and the words of its plurals, which every language fills with the same values. */
const placesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name)),
]

test('messages/en.json holds the English texts of the sources', async () => {
  await expect(`${JSON.stringify(english, null, 2)}\n`).toMatchFileSnapshot(join(folder, 'en.json'))
})

describe.each(languages)('%s', name => {
  const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, name), 'utf8'))

  test('translates no message that is gone', () => {
    expect(Object.keys(texts).filter(id => !(id in english))).toEqual([])
  })

  test('has the places of the English text in each message', () => {
    const different = Object.entries(texts).filter(
      ([id, text]) => !placesOf(text).every(place => placesOf(english[id] ?? '').includes(place)),
    )
    expect(different).toEqual([])
  })
})
