import { expect, test } from 'vitest'
import { commentOpenings, filesIn, helpSentences, pages, testNames, textOf } from './prose.ts'

const openings = commentOpenings().map(({ place, text }) => ({ path: place, opening: text }))

/** Matches the first word of a sentence whose subject is a clause or is missing. */
const clause = /^(?:What|Whether|Who|Of|How|Where|That|Those)\b/i

test('no doc comment opens with a word such as What, Whether or Of', () => {
  const bad = openings.filter(({ opening }) => clause.test(opening))
  expect(openings.length).toBeGreaterThan(5000)
  expect(bad).toEqual([])
})

test('doc comments have at most two sentences in the first paragraph', () => {
  const long = openings.filter(({ opening }) => {
    const prose = opening.replace(/`[^`]*`|"[^"]*"/g, 'x').replace(/\b(?:e\.g|i\.e|etc|cf|vs|no|ed|et al)\./gi, 'x')
    return prose.split(/[.!?](?=\s+[A-Z(`"])/).length > 2
  })
  expect(long).toEqual([])
})

/** Matches words and phrases that read as translated and must not occur in texts for users. */
const banned = /\b(?:told|foretold|of which|small letters|nobody|parted by|goes on)\b/i

test('texts for users contain no banned word or phrase', async () => {
  const texts = [
    ...pages(),
    ...['src/messages/en.json', ...filesIn('src/validation/rules', /(?<!\.de)\.md$/)].map(place => ({
      place,
      text: textOf(place),
    })),
    ...(await helpSentences()),
  ]
  const found = texts.flatMap(({ place, text }) =>
    text
      .split('\n')
      .filter(line => banned.test(line))
      .map(line => `${place}: ${line.slice(0, 160)}`),
  )
  expect(found).toEqual([])
})

test('test names neither open with a word such as What, Whether or Of nor contain a banned word', () => {
  const names = testNames()
  const translated = /\b(?:tells?|says?|said|foretells?|stands?|stood|holds?|carry|carries|carried|leaves)\b/i
  const bad = names.filter(({ text }) => clause.test(text) || banned.test(text) || translated.test(text))
  expect(names.length).toBeGreaterThan(3000)
  expect(bad).toEqual([])
})
