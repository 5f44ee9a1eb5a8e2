import { isObject } from '../../../src/core/object.ts'
import { toPointer } from '../../../src/core/pointer.ts'

type Path = readonly (string | number)[]

/** Variants of an input that differ in one value: the place of the value, and the changed inputs. */
export interface Variant {
  place: string
  inputs: (string | object)[]
}

/** Returns the values of a JSON input other than objects, lists, null and empty texts, with their paths. */
export function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, [...path, index]))
  if (isObject(value)) return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]))
  return value === null || value === '' ? [] : [{ path, value }]
}

/**
 * Returns a different value of the same type. Objects and lists have all their values changed, and null becomes a text.
 */
function altered(value: unknown, mark = 'x'): unknown {
  if (typeof value === 'string') return `${value}${mark}`
  if (typeof value === 'number') return value + mark.length
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return value.map(entry => altered(entry, mark))
  if (!isObject(value)) return mark
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, altered(member, mark)]))
}

/** Returns a copy of a JSON value with another value at a path. */
export function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return by
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? replaced(entry, rest, by) : entry))
  return { ...(value as object), [step]: replaced((value as Record<string, unknown>)[step], rest, by) }
}

/** Returns two changes for each value of an input: a different value of the same type, and an implausible value. */
export const variantsOf = (input: object): Variant[] =>
  leavesOf(input).map(({ path, value }) => ({
    place: toPointer(path.map(String)).replace(/\/\d+(?=\/|$)/g, '/*'),
    inputs: [altered(value), typeof value === 'number' ? -999 : '7q'].map(by => replaced(input, path, by) as object),
  }))

/** Matches the values of a text in each syntax other than JSON and XML. */
const valuesIn: Readonly<Record<string, RegExp>> = {
  turtle: /(?<=")(?:[^"\\\n]|\\.)+(?=")/g,
  bibtex: /(?<=^\s+[\w-]+\s*=\s*[{"])[^\n]+(?=[}"],?$)/gm,
  lines: /(?<=^(?:[A-Z][A-Z0-9]{1,3} *- |%. )).*\S.*$/gm,
  toml: /(?<=")[^"\n]+(?=")/g,
  html: /(?<=content="|href=")[^"\n]+(?=")/g,
}

interface Stretch {
  place: string
  start: number
  end: number
}

function valuesOfXml(text: string): Stretch[] {
  const found: Stretch[] = []
  const names: string[] = []
  for (const part of text.matchAll(/<(\/?)([\w:.-]+)([^<>]*?)(\/?)>|[^<>]+/g)) {
    const [whole, isEnd, name, attributes = '', isEmpty] = part
    if (name === undefined) {
      if (whole.trim() !== '' && names.length > 0)
        found.push({ place: `/${names.join('/')}`, start: part.index, end: part.index + whole.trimEnd().length })
      continue
    }
    if (isEnd === '/') {
      names.pop()
      continue
    }
    names.push(name)
    const from = part.index + 1 + name.length
    for (const attribute of attributes.matchAll(/([\w:.-]+)\s*=\s*["']([^"']+)["']/g)) {
      const end = from + attribute.index + attribute[0].length - 1
      if (!attribute[1]?.startsWith('xmlns'))
        found.push({ place: `/${names.join('/')}/@${attribute[1]}`, start: end - (attribute[2] ?? '').length, end })
    }
    if (isEmpty === '/') names.pop()
  }
  return found
}

const valuesOfLines = (text: string, syntax: string): Stretch[] =>
  [...text.matchAll(valuesIn[syntax] ?? /$^/g)].map(({ index, 0: value }) => {
    const line = text.slice(text.lastIndexOf('\n', index) + 1, index)
    return { place: line.trim(), start: index, end: index + value.length }
  })

/** Returns two variants of a text for each of its values: one with the value extended, one with the value replaced. */
export function textVariantsOf(text: string, syntax: string): Variant[] {
  const values = syntax === 'xml' ? valuesOfXml(text) : valuesOfLines(text, syntax)
  return values.map(({ place, start, end }) => ({
    place,
    inputs: [`${text.slice(0, end)}x${text.slice(end)}`, `${text.slice(0, start)}7q${text.slice(end)}`],
  }))
}
