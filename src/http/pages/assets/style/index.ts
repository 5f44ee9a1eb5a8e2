import { base } from './base.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { lists } from './lists.ts'
import { print } from './print.ts'
import { record } from './record.ts'
import { tokens } from './tokens.ts'

/** The style of all pages, for light and dark screens and for paper. */
export const style = [tokens, base, frame, forms, lists, record, print].join('')
