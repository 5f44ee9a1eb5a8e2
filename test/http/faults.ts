import type { Basic, Form, Type } from './description.ts'

type Test = (value: unknown) => boolean

const fits =
  (pattern: RegExp): Test =>
  value =>
    typeof value === 'string' && pattern.test(value)

const basics: Readonly<Record<Basic, Test>> = {
  uuid: fits(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  text: value => typeof value === 'string',
  stamp: fits(/^\d{8}$/),
  digest: fits(/^[\da-f]+$/),
  year: fits(/^\d{4}$/),
  date: fits(/^\d{4}(-\d\d(-\d\d)?)?$/),
  doi: fits(/^10\.[^/]+\/./),
  url: value => fits(/^https?:\/\/[^/]/)(value) && URL.canParse(String(value)),
  integer: value => Number.isSafeInteger(value),
  decimal: value => typeof value === 'number',
  degrees: value => typeof value === 'number' && Math.abs(value) <= 180,
  boolean: value => typeof value === 'boolean',
  'text or integer': value => typeof value === 'string' || Number.isSafeInteger(value),
  anything: () => true,
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the deviations of a value from a type, each with its place. */
export function faultsOf(value: unknown, type: Type, place = ''): string[] {
  if (typeof type === 'string') return basics[type](value) ? [] : [`${place}: ${JSON.stringify(value)} is no ${type}`]
  if ('list' in type) {
    if (!Array.isArray(value)) return [`${place}: is no list`]
    return value.flatMap((one, index) => faultsOf(one, type.list, `${place}/${index}`))
  }
  if (!isObject(value)) return [`${place}: is no object`]
  if ('map' in type) return Object.entries(value).flatMap(([name, one]) => faultsOf(one, type.map, `${place}/${name}`))
  return faultsOfForm(value, type.form, place)
}

function faultsOfForm(value: Record<string, unknown>, { fields, isOpen, isUnordered }: Form, place: string): string[] {
  const described = fields.map(([name]) => name)
  const [names, expected] = [Object.keys(value), described.filter(name => Object.hasOwn(value, name))]
  const wrongOrder = !isUnordered && names.filter(name => described.includes(name)).join() !== expected.join()
  return [
    ...(wrongOrder ? [`${place}: has its members in the order ${names}`] : []),
    ...(isOpen
      ? []
      : names.filter(name => !described.includes(name)).map(name => `${place}/${name}: is not described`)),
    ...fields.flatMap(([name, type, ...flags]) => {
      const member = value[name]
      if (member === undefined) return flags.includes('optional') ? [] : [`${place}/${name}: is missing`]
      return member === null && flags.includes('nullable') ? [] : faultsOf(member, type, `${place}/${name}`)
    }),
  ]
}
