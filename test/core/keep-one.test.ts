import { expect, test } from 'vitest'
import { keepOne } from '../../src/core/keep-one.ts'

test('keepOne creates only one object of a class', () => {
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
