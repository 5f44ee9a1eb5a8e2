import { createRequire } from 'node:module'
import { type Citeproc, formatName, markedFormat } from './citeproc-marks.ts'

const require = createRequire(import.meta.url)

/** The citeproc-js package, which has no types. Its output format is {@link markedFormat}. */
export const citeproc: Citeproc = require('citeproc')

citeproc.Output.Formats[formatName] = markedFormat
