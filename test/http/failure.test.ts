import { describe, expect, it } from 'vitest'
import { failure } from '../../src/http/failure.ts'
import { HttpError } from '../../src/http/http-error.ts'

const typeFor = (accept: string | undefined) =>
  failure(new HttpError(404, 'Not found.'), accept).type ?? 'application/json'
const problem = 'application/problem+json'

describe('errors are reported', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['text/html', 'application/json'],
    ['application/json', 'application/json'],
    [problem, problem],
    ['Application/Problem+JSON', problem],
    [`application/json, ${problem}`, problem],
    [`${problem}, */*;q=0.1`, problem],
    [`${problem};q=0.5, application/json`, 'application/json'],
    [`application/json;q=0.5, ${problem};q=0.9`, problem],
    [`${problem};q=0`, 'application/json'],
    [`text/html;x="${problem}"`, 'application/json'],
  ])('to a client that accepts %s as %s', (accept, type) => {
    expect(typeFor(accept)).toBe(type)
  })

  it('with the members of RFC 9457, and the same sentence', () => {
    expect(JSON.parse(failure(new HttpError(404, 'Invalid page.'), problem).body ?? '')).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'Invalid page.',
    })
  })
})
