import { describe, expect, it } from 'vitest'
import { type Diagnostic, ruleUrl } from '../../src/core/diagnostic.ts'
import { german } from '../../src/messages/german.ts'

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

describe('German', () => {
  it('the German translator has no page for a rule named like a property of Object.prototype', () => {
    expect(german.rule('constructor')).toBeUndefined()
  })

  it('the German translator keeps unknown messages of custom rules unchanged', () => {
    const own = finding('Our curators want a ticket number.', { rule: 'ticket-number' })
    expect(german.diagnostic(own)).toEqual(own)
  })

  it('the German translator translates the message and the fix of a finding, and keeps everything else', () => {
    const sentence = { id: 'doi-form/write', values: { bare: '10.1/a' } }
    const fix = { description: 'Write the DOI as 10.1/a.', sentence, safe: true, patch: [] }
    const found = finding('The DOI "doi:10.1/a" has an address or a label in front of it; write 10.1/a.', {
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

  it('the German translator keeps values that contain markup or the words of a message', () => {
    const value = '" is not a DOI. The registry takes this in a draft; {doi} <script>'
    const text = german.sentence({ id: 'title-file-name/fileName', values: { title: value } })
    expect(text).toBe(
      `Der Titel „${value}“ ist ein Dateiname; geben Sie einen Titel an, der sagt, was die Ressource ist.`,
    )
  })
})
