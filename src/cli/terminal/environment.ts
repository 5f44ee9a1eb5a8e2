import { Misuse } from '../misuse.ts'
import { type OptionTable, type OptionValues, parseOptions } from '../options.ts'
import { didYouMean } from '../text/nearest.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the prefix of a command's environment variables, such as `CITABLE_SERVE_`. */
export const variablePrefix = (command: string): string => `CITABLE_${command.toUpperCase()}_`

const variableOf = (name: string, prefix: string): string => prefix + name.replaceAll('-', '_').toUpperCase()

/**
 * Reads option values from environment variables. Ignores empty variables.
 *
 * With the prefix `CITABLE_SERVE_`, the option `--base-url` is read from `CITABLE_SERVE_BASE_URL`.
 *
 * A switch is `true` or `false`; `1`, `yes`, `on`, `0`, `no` and `off` are accepted, too. Multiple values of a
 * repeatable option are separated by line breaks.
 * @throws Misuse if a value is wrong
 */
export function fromEnvironment<T extends OptionTable>(table: T, prefix: string, env: Environment): OptionValues<T> {
  const off: Record<string, false> = {}
  const args = Object.entries(table).flatMap(([name, { value, repeatable }]) => {
    const variable = variableOf(name, prefix)
    const text = env[variable]?.trim() ?? ''
    if (text === '') return []
    if (value !== undefined) return (repeatable ? text.split(/\r?\n/) : [text]).map(one => `--${name}=${one}`)
    if (/^(?:true|1|yes|on)$/i.test(text)) return [`--${name}`]
    if (!/^(?:false|0|no|off)$/i.test(text))
      throw new Misuse(`The variable ${variable} should be true or false, not '${text}'.`)
    off[name] = false
    return []
  })
  return { ...parseOptions(args, table).options, ...off } as OptionValues<T>
}

/**
 * Returns a warning for each non-empty variable that has the prefix but matches no option. Without a warning, a
 * misspelt variable would be ignored silently.
 */
export function unknownVariables(table: OptionTable, prefix: string, env: Environment): string[] {
  const known = Object.keys(table).map(name => variableOf(name, prefix))
  return Object.keys(env)
    .filter(name => name.startsWith(prefix) && env[name]?.trim() && !known.includes(name))
    .map(name => `There is no option for the variable ${name}.${didYouMean(name, known)}`)
}
