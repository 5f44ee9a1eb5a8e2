import { expect, it } from 'vitest'
import { Recent } from '../../src/core/recent.ts'

it('Recent computes a value again only if the value was not requested recently', () => {
  const made: string[] = []
  const recent = new Recent<string>(2)
  const get = (key: string) =>
    recent.get(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'a', 'b', 'a', 'c', 'a', 'd'].map(get)).toEqual(['A', 'A', 'B', 'A', 'C', 'A', 'D'])
  expect(made).toEqual(['a', 'b', 'c', 'd'])
  get('b')
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
})

it('Recent keeps at most twice as many values as the given limit', () => {
  let made = 0
  const recent = new Recent<object>(10)
  for (let index = 0; index < 1000; index++) recent.get(String(index), () => ({ made: ++made }))
  for (let index = 0; index < 980; index++) recent.get(String(index), () => ({ made: ++made }))
  expect(made).toBe(1980)
})

it('Recent limits the kept values by the weights that a given function returns', () => {
  const recent = new Recent<string>(10, value => value.length)
  for (const key of ['four', 'more', 'five5']) recent.keep(key, key)
  expect(['four', 'more', 'five5'].map(key => recent.held(key))).toEqual(['four', 'more', 'five5'])
  recent.keep('long', 'x'.repeat(20))
  recent.keep('a', 'a')
  expect(['four', 'long', 'a'].map(key => recent.held(key)?.length)).toEqual([undefined, 20, 1])
  recent.clear()
  expect(recent.held('a')).toBeUndefined()
})
