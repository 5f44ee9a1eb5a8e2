import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePointer, toPointer, valueAt } from '../../src/core/pointer.ts'

describe('JSON Pointer', () => {
  it.each([
    [[], ''],
    [['a'], '/a'],
    [['a/b', 'c~d', ''], '/a~1b/c~0d/'],
    [['creators', 0, 'name'], '/creators/0/name'],
    [['~1'], '/~01'],
  ])('writes the path %j as the JSON Pointer %j', (path, pointer) => {
    expect(toPointer(path)).toBe(pointer)
    expect(parsePointer(pointer)).toEqual(path.map(String))
  })

  it('parsePointer restores every path of strings that toPointer writes', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), path => {
        expect(parsePointer(toPointer(path))).toEqual(path)
      }),
    )
  })

  it('parsePointer throws a TypeError for text that is not a pointer', () => {
    expect(() => parsePointer('creators/0')).toThrow(TypeError)
  })

  it('a pointer resolves to own members only', () => {
    expect(valueAt({ a: [{ b: 1 }] }, '/a/0/b')).toBe(1)
    expect(valueAt({ a: 1 }, '')).toEqual({ a: 1 })
    for (const pointer of ['/__proto__', '/constructor', '/a/length', '/a/b/c', '/toString'])
      expect(valueAt({ a: 1 }, pointer)).toBeUndefined()
    expect(valueAt(JSON.parse('{"__proto__": {"x": 1}}'), '/__proto__/x')).toBe(1)
  })
})
