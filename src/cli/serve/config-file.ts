import { resolve } from 'node:path'
import { isObject } from '../../core/object.ts'
import { commonOptions } from '../command.ts'
import { readData } from '../config/read-data.ts'
import { Misuse } from '../misuse.ts'
import { type OptionTable, parseOptions } from '../options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { didYouMean } from '../text/nearest.ts'
import { type ServeValues, serveOptions } from './options.ts'

/**
 * Reads option values from a JSON or YAML file with one member per option. Without a path, returns no values.
 *
 * A switch is a boolean, and a repeatable option may be a list.
 * @throws Misuse if the file cannot be read, or if a member names no option or has an invalid value
 */
export async function fromConfigFile(path: string | undefined, terminal: Terminal): Promise<ServeValues> {
  if (path === undefined) return {}
  const file = await readData(resolve(terminal.cwd, path), terminal)
  if (!isObject(file.value)) throw new Misuse(`${file.place([])}: The file should have a member for each option.`)
  const table: OptionTable = { ...serveOptions, color: commonOptions.color }
  const names = Object.keys(table).filter(name => name !== 'config')
  const args = Object.entries(file.value).flatMap(([name, value]) => {
    const option = names.includes(name) ? table[name] : undefined
    if (option === undefined)
      throw new Misuse(`${file.place([name], true)}: There is no option '${name}'.${didYouMean(name, names)}`)
    const wrong = (wanted: string): Misuse =>
      new Misuse(`${file.place([name])}: The option '${name}' should be ${wanted}, not ${JSON.stringify(value)}.`)
    if (option.value === undefined) {
      // The YAML reader does not convert plain scalars, so that years and versions remain text.
      if (!/^(?:true|false)$/.test(String(value))) throw wrong('true or false')
      return String(value) === 'true' ? [`--${name}`] : option.negatable ? [`--no-${name}`] : []
    }
    const values = option.repeatable && Array.isArray(value) ? value : [value]
    return values.map(one => {
      if (typeof one !== 'string' && typeof one !== 'number')
        throw wrong(option.repeatable ? 'a list of texts' : 'a text or a number')
      return `--${name}=${one}`
    })
  })
  return parseOptions(args, { ...serveOptions, color: commonOptions.color }).options
}
