import { Misuse } from './misuse.ts'
import { type OptionTable, type OptionValues, parseOptions } from './options.ts'

/**
 * The values of options that environment variables give: `--base-url` is `CITABLE_SERVE_BASE_URL` for the prefix `CITABLE_SERVE_`. A
 * switch is `true` or `false`; the values of an option that may be repeated are parted by line breaks. An empty variable says nothing. Throws `Misuse` for
 * wrong values.
 */
export function fromEnvironment<T extends OptionTable>(
  table: T,
  prefix: string,
  env: Readonly<Record<string, string | undefined>>,
): OptionValues<T> {
  const args = Object.entries(table).flatMap(([name, { value, repeatable, negatable }]) => {
    const variable = prefix + name.replaceAll('-', '_').toUpperCase()
    const text = env[variable]?.trim() ?? ''
    if (text === '') return []
    if (value !== undefined) return (repeatable ? text.split(/\r?\n/) : [text]).map(one => `--${name}=${one}`)
    if (/^(?:true|1|yes|on)$/i.test(text)) return [`--${name}`]
    if (/^(?:false|0|no|off)$/i.test(text)) return negatable ? [`--no-${name}`] : []
    throw new Misuse(`The variable ${variable} should be true or false, not '${text}'.`)
  })
  return parseOptions(args, table).options
}
