import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filled, templateOf, valuesIn } from '../../src/messages/template.ts'

const none = () => undefined
const values = (text: string, template: string, say: (list: string, phrase: string) => string | undefined = none) =>
  valuesIn(text, templateOf(template), say)

describe('a template', () => {
  it('finds the values of its places', () => {
    expect(values('The DOI "10.1/A" should be 10.1/a.', 'The DOI "{doi}" should be {bare}.')).toEqual(
      new Map([
        ['doi', '10.1/A'],
        ['bare', '10.1/a'],
      ]),
    )
    expect(values('The DOI is empty.', 'The DOI is empty.')).toEqual(new Map())
    expect(values('The DOI is empty!', 'The DOI is empty.')).toBeUndefined()
    expect(values('The DOI', 'The DOI is {what}')).toBeUndefined()
  })

  it('takes a phrase only from its list, and looks on where that fails', () => {
    const say = (list: string, phrase: string) => (list === 'side' && phrase === 'after' ? 'nach' : undefined)
    expect(values('a this is after this', '{name} this is {side:side} this', say)?.get('side')).toBe('nach')
    expect(values('a is b is after', '{name} is {side:side}', say)).toEqual(
      new Map([
        ['name', 'a is b'],
        ['side', 'nach'],
      ]),
    )
    expect(values('a is before', '{name} is {side:side}', say)).toBeUndefined()
  })

  it('wants one value where a place stands twice', () => {
    expect(values('a and a', '{x} and {x}')?.get('x')).toBe('a')
    expect(values('a and b', '{x} and {x}')).toBeUndefined()
  })

  it('leaves braces alone that are no places', () => {
    expect(values('write {"name": "X"}.', 'write {"name": "{text}"}.')?.get('text')).toBe('X')
  })

  it('gives back any text that was made from it', () => {
    const literal = fc.constantFrom(' is ', '", ', '; write "', ' and ', ' {x', '. ')
    fc.assert(
      fc.property(fc.array(fc.tuple(literal, fc.string()), { maxLength: 6 }), parts => {
        const template = templateOf(`A ${parts.map(([words], at) => `{p${at}}${words}`).join('')}.`)
        const made = filled(template, new Map(parts.map(([, value], at) => [`p${at}`, value])))
        const found = valuesIn(made, template, none)
        expect(found && filled(template, found)).toBe(made)
      }),
    )
  })

  it('gives up after a bounded number of divisions', () => {
    const text = `${'a '.repeat(20_000)}b`
    expect(values(text, '{x} {y:list} {z:list} b', none)).toBeUndefined()
  })
})
