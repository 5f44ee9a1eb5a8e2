import picocolors from 'picocolors'
import type { Output, Terminal } from './terminal.ts'

/** Functions that color a text, or return it unchanged if color is off. */
export type Colors = ReturnType<typeof picocolors.createColors>

/** Colors that leave every text unchanged. */
export const plain: Colors = picocolors.createColors(false)

/**
 * Returns the colors for an output.
 *
 * The argument `flag` takes precedence over `NO_COLOR`, which takes precedence over `FORCE_COLOR`. By default, a
 * terminal has colors unless `TERM` is `dumb`.
 *
 * See https://no-color.org.
 */
export function colorsFor(output: Output, terminal: Terminal, flag: boolean | undefined): Colors {
  return picocolors.createColors(flag ?? wantsColor(output, terminal.env))
}

function wantsColor(output: Output, env: Terminal['env']): boolean {
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0'
  return output.isTTY && env.TERM !== 'dumb'
}
