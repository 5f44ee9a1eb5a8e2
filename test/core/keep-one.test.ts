import { expect, test } from 'vitest'
import { keepOne } from '../../src/core/keep-one.ts'

test('one object of a class is made and kept, however often it is asked for', () => {
  const made: string[] = []
  class Shape {
    constructor(name: string) {
      made.push(name)
    }
  }
  keepOne(Shape, 'first')
  keepOne(Shape, 'second')
  expect(made).toEqual(['first'])
})
