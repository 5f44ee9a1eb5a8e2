import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemberReader } from '../../../src/formats/work/reading/member-reader.ts'
import { english } from '../../../src/messages/message.ts'

describe('Members', () => {
  it('the member reader returns requested members, and the remaining values by pointer', () => {
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

  it('the member reader returns the usable part of a member with an unexpected type, keeps the rest, and reports the type', () => {
    const notes: string[] = []
    const value = {
      title: ['A', 'B'],
      maker: 'z',
      place: [{ name: 'P' }],
      year: { n: 1 },
      people: ['x', { name: 'y' }],
    }
    const members = new MemberReader(value, (path, message) => notes.push(`${path.join('/')}: ${english(message)}`))
    expect(members.text('title')).toBe('A')
    expect(members.member('maker').text('name')).toBe('z')
    expect(members.member('place').text('name')).toBe('P')
    expect(members.text('year')).toBeUndefined()
    expect(members.members('people').map(({ path }) => path)).toEqual([['people', 0]])
    expect(members.rest()).toEqual({ '/title/-': ['B'], '/year': { n: 1 }, '/people/0/name': 'y' })
    expect(notes).toEqual([
      'title: "title" should be text, not a list.',
      'maker: "maker" should be an object, not text.',
      'place: "place" should be an object, not a list.',
      'year: "year" should be text, not an object.',
      'people/0: "people" should be an object, not text.',
    ])
  })

  it('the member reader ignores inherited members', () => {
    const members = new MemberReader(JSON.parse('{"__proto__": {"title": "x"}}'))
    expect(members.text('title')).toBeUndefined()
    expect(members.take('constructor')).toBeUndefined()
    expect(members.rest()).toEqual({ '/__proto__': { title: 'x' } })
  })

  it('the member reader never throws for any value', () => {
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
