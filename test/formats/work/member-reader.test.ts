import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemberReader } from '../../../src/formats/work/reading/member-reader.ts'

describe('Members', () => {
  it('gives what is asked for, and the rest by pointer', () => {
    const members = new MemberReader({
      title: ' A ',
      year: 2020,
      people: [{ name: 'x', age: 3 }],
      'a/b': { c: 1 },
      empty: [],
      nothing: null,
    })
    expect(members.text('title')).toBe('A')
    expect(members.text('year')).toBe('2020')
    expect(members.members('people').map(person => person.text('name'))).toEqual(['x'])
    expect(members.rest()).toEqual({ '/a~1b': { c: 1 }, '/people/0/age': 3 })
  })

  it('keeps what has another type than was asked for, and says so', () => {
    const notes: string[] = []
    const members = new MemberReader({ title: ['A'], people: ['x', { name: 'y' }] }, (path, message) =>
      notes.push(`${path.join('/')}: ${message}`),
    )
    expect(members.text('title')).toBeUndefined()
    expect(members.members('people').map(({ path }) => path)).toEqual([['people', 0]])
    expect(members.rest()).toEqual({ '/title': ['A'], '/people/0/name': 'y' })
    expect(notes).toEqual([
      'title: "title" should be text, not a list.',
      'people/0: "people" should be an object, not text.',
    ])
  })

  it('reads no member that the object does not have itself', () => {
    const members = new MemberReader(JSON.parse('{"__proto__": {"title": "x"}}'))
    expect(members.text('title')).toBeUndefined()
    expect(members.take('constructor')).toBeUndefined()
    expect(members.rest()).toEqual({ '/__proto__': { title: 'x' } })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, name) => {
        const members = new MemberReader(value)
        members.has(name)
        members.text(name)
        members.texts(name)
        members.members(name)
        members.member(name)
        expect(typeof members.rest()).toBe('object')
      }),
    )
  })
})
