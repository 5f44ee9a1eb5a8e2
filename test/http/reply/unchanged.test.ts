import { describe, expect, it } from 'vitest'
import { isUnchanged } from '../../../src/http/reply/respond.ts'
import { expectLinear } from '../../linear.ts'

const changed = new Date('2026-01-02T03:04:05.678Z')
const tag = '"abc"'

describe('what a client has is unchanged', () => {
  it.each([
    ['no condition', {}, false],
    ['the current validator', { 'if-none-match': '"abc"' }, true],
    ['the current validator, marked as weak', { 'if-none-match': 'W/"abc"' }, true],
    ['the current validator in a list', { 'if-none-match': '"x", W/"y" ,"abc"' }, true],
    ['a validator with a comma', { 'if-none-match': '"x,y","abc"' }, true],
    ['a wildcard', { 'if-none-match': ' * ' }, true],
    ['another validator', { 'if-none-match': '"abcd"' }, false],
    ['a validator without quotation marks', { 'if-none-match': 'abc' }, false],
    ['an empty list of validators', { 'if-none-match': '' }, false],
    ['the same time', { 'if-modified-since': 'Fri, 02 Jan 2026 03:04:05 GMT' }, true],
    ['a later time', { 'if-modified-since': 'Fri, 02 Jan 2026 03:04:06 GMT' }, true],
    ['an earlier time', { 'if-modified-since': 'Fri, 02 Jan 2026 03:04:04 GMT' }, false],
    ['an invalid time', { 'if-modified-since': 'yesterday' }, false],
    [
      'another validator and a later time',
      { 'if-none-match': '"x"', 'if-modified-since': 'Fri, 02 Jan 2027 03:04:04 GMT' },
      false,
    ],
  ])(
    'isUnchanged compares the condition of a request with the reply: %s',
    (_, headers: Record<string, string>, expected) => {
      expect(isUnchanged({ header: name => headers[name] }, tag, changed)).toBe(expected)
    },
  )

  it('isUnchanged does not compare times if the last change is unknown', () => {
    expect(
      isUnchanged(
        { header: name => (name === 'if-modified-since' ? 'Fri, 02 Jan 2026 03:04:05 GMT' : undefined) },
        tag,
      ),
    ).toBe(false)
  })

  it('isUnchanged compares very long lists of validators in linear time', () => {
    for (const text of ['"', '"x",']) expectLinear(size => isUnchanged({ header: () => text.repeat(size) }, tag), 1e5)
  })
})
