import { describe, expect, it } from 'vitest'
import { type Diagnostic, ruleUrl } from '../../src/core/diagnostic.ts'
import { german } from '../../src/messages/german/index.ts'
import { translatorOf } from '../../src/messages/translator.ts'

const finding = (message: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  rule: 'doi-form',
  severity: 'info',
  registry: 'accepts',
  message,
  messageId: '',
  pointer: '/doi',
  url: ruleUrl('doi-form'),
  ...more,
})

const small = translatorOf({
  language: 'xx',
  rules: {
    rule: {
      summary: 'S.',
      why: 'W.',
      says: { '"{value}" is wrong.': 'Falsch: {value}.', 'Keep {list:and}.': 'Behalte {list}.' },
    },
  },
  families: { input: { 'The input is empty.': 'Leer.' } },
  sentences: { 'There are {number} more.': 'Noch {number}.', 'So it is.': 'So.' },
  openings: { 'In the frame.': 'Im Rahmen.' },
  phrases: { and: { ' and ': ' und ' } },
})

describe('a translator', () => {
  it('says a message of a rule, of its family, and the sentences behind', () => {
    expect(small.text('rule', '"x" is wrong.')).toBe('Falsch: x.')
    expect(small.text('other', 'The input is empty.')).toBe('Leer.')
    expect(small.text('rule', '"x" is wrong. So it is. There are 3 more.')).toBe('Falsch: x. So. Noch 3.')
    expect(small.sentences('So it is. There are 3 more.')).toBe('So. Noch 3.')
  })

  it('says a sentence before a message, and the message behind it', () => {
    expect(small.text('rule', 'In the frame. "x" is wrong. So it is.')).toBe('Im Rahmen. Falsch: x. So.')
    expect(small.text('other', 'In the frame. The input is empty.')).toBe('Im Rahmen. Leer.')
    expect(small.text('rule', 'In the frame. Something else.')).toBeUndefined()
    expect(small.text('rule', 'In the frame.')).toBeUndefined()
  })

  it('does not take a sentence for the end of a value', () => {
    expect(small.text('rule', '"x" is wrong. So it is." is wrong.')).toBe('Falsch: x" is wrong. So it is..')
    expect(small.text('rule', '"So it is." is wrong. So it is.')).toBe('Falsch: So it is.. So.')
  })

  it('joins a list in its own way, but leaves quoted values alone', () => {
    expect(small.text('rule', 'Keep "a and b", c and "d".')).toBe('Behalte "a and b", c und "d".')
  })

  it('knows nothing of other texts and of names that every object has', () => {
    expect(small.text('rule', 'Something else.')).toBeUndefined()
    expect(small.text('toString', 'constructor')).toBeUndefined()
    expect(small.rule('constructor')).toBeUndefined()
    expect(small.sentences('Something else. So it is.')).toBeUndefined()
  })
})

describe('German', () => {
  it('leaves what it does not know as it is: messages of own rules', () => {
    const own = finding('Our curators want a ticket number.', { rule: 'ticket-number' })
    expect(german.diagnostic(own)).toEqual(own)
  })

  it('says message, expectation and fix, and nothing else differently', () => {
    const sentence = { id: 'doi-form/write', values: { bare: '10.1/a' } }
    const fix = { description: 'Write the DOI as 10.1/a.', sentence, safe: true, patch: [] }
    const found = finding('The DOI "doi:10.1/a" has an address or a label in front; write 10.1/a.', {
      messageId: 'doi-form/bare',
      values: { doi: 'doi:10.1/a', bare: '10.1/a' },
      fix,
      suggestions: ['10.1/a'],
    })
    expect(german.diagnostic(found)).toEqual({
      ...found,
      message: 'Die DOI „doi:10.1/a“ sollte ohne Zusatz stehen: 10.1/a.',
      fix: { ...fix, description: 'Die DOI als 10.1/a schreiben.' },
    })
  })

  it('keeps values that hold the words of a message, or markup', () => {
    const value = '" is not a DOI. The registry takes this in a draft; {doi} <script>'
    const text = german.sentence({ id: 'title-file-name/fileName', values: { title: value } })
    expect(text).toBe(
      `Der Titel „${value}“ ist ein Dateiname; geben Sie einen Titel an, der sagt, was die Ressource ist.`,
    )
  })

  it('takes time that grows with a message no faster than its length', () => {
    const long = `"${'" is not valid as '.repeat(50_000)}" is no message.`
    expect(german.text('schema/format', long)).toBeUndefined()
  })
})
