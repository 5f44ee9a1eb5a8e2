import { optional } from '../../../core/optional.ts'
import { CslError } from '../error.ts'
import type { Citeproc } from './citeproc-marks.ts'
import { formatName, markedFormat } from './citeproc-marks.ts'

let loaded: Promise<Citeproc> | undefined

/** Loads citeproc-js and adds our output format; if it is missing, throws a {@link CslError} that says what to install. */
export function loadCiteproc(): Promise<Citeproc> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Citeproc> {
  try {
    const { default: citeproc } = await optional<{ default: Citeproc }>('citeproc')
    citeproc.Output.Formats[formatName] = markedFormat
    return citeproc
  } catch (cause) {
    loaded = undefined
    throw new CslError(
      'engine-missing',
      'This style is rendered by citeproc-js, an optional package that is not installed: npm install citeproc.',
      { cause },
    )
  }
}
