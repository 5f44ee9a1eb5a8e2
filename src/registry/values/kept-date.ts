import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { isDay, plainDate } from '../../model/date.ts'

/**
 * True if the registry's XML reader keeps a date: an EDTF date or a code for unknown information.
 *
 * EDTF is the draft of 2012, as parsed by the gem edtf 3.2.
 */
export const isKeptDate = (date: string): boolean =>
  isPoint(date) || isUnknownValue(date) || isInterval(date) || forms.some(form => form.test(date))

const month = '(?:0[1-9]|1[0-2])'
const day = '(?:0[1-9]|[12]\\d|3[01])'
const year = '-?\\d{4}'
const mark = '(?:\\?~|[?~%])'
const hidden = '[uX]'
const dayForm = new RegExp(`^(${year})(?:-(${month})(?:-(${day}))?)?$`)
const unspecified = `${year}-${hidden}{2}(?:-${hidden}{2})?|${year}-${month}-${hidden}{2}|-?(?:\\d{3}${hidden}|\\d\\d${hidden}{2})`
const partly = `-?(?:\\d{3}${hidden}|\\d\\d${hidden}{2})-(?:${month}|${hidden}{2})(?:-(?:${day}|${hidden}{2}))?|${year}-${hidden}{2}-${day}`
const uncertain = [
  `${year}${mark}(?:-${month}${mark}?(?:-${day}${mark}?)?)?`,
  `${year}-${month}${mark}(?:-${day}${mark}?)?`,
  `${year}-${month}-${day}${mark}`,
  `${year}(?:${mark})?-\\(${month}\\)${mark}(?:-?${day}${mark}?)?`,
  `${year}-${month}-\\(${day}\\)${mark}`,
  `${year}${mark}?-\\(${month}-(?:${day}|\\(${day}\\)${mark})\\)${mark}`,
].join('|')
const oneDate = `(?:${year}(?:-${month}(?:-${day})?)?|${unspecified}|${uncertain}|\\((?:${uncertain})\\)${mark})`
const element = `${oneDate}|${year}(?:-${month}(?:-${day})?)?\\s*\\.\\.\\s*${year}(?:-${month}(?:-${day})?)?`
const plain = `${year}(?:-${month}(?:-${day})?)?`
const list = `(?:\\s*\\.\\.\\s*${plain}|${element})(?:\\s*,\\s*(?:${element}))*(?:\\s*,\\s*${plain}\\s*\\.\\.\\s*|\\s*\\.\\.\\s*)?`

const forms: readonly RegExp[] = [
  new RegExp(
    `^${year}-${month}-${day}T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|24:00:00)(?:Z|[+-](?:(?:0[1-9]|1[0-3]):[0-5]\\d|14:00|00:(?:0[1-9]|[1-5]\\d))|\\+00:00)?$`,
  ),
  new RegExp(`^(?:${unspecified}|${partly}|${uncertain}|\\((?:${uncertain})\\)${mark})$`),
  /^[uX]{4}$/,
  new RegExp(`^${year}-2[1-4](?:${mark}?(?:\\^\\w+)?)$`),
  new RegExp(`^${plain}\\^\\w+$`),
  /^y-?[1-9]\d{4,}(?:e[1-9]\d*)?$|^y-?[1-9]\d{0,3}e[1-9]\d*$/i,
  /^\d{3}x$|^\d\dxx$/,
  new RegExp(`^(?:\\[${list}\\]|\\{${list}\\})$`),
]

/** True if a text is a year, month or day that exists in the calendar. */
function isPoint(date: string): boolean {
  if (plainDate(date) !== undefined) return true
  const found = date.startsWith('-') ? dayForm.exec(date) : null
  return found !== null && isDay(Number(found[1]), Number(found[2] ?? 1), Number(found[3] ?? 1))
}

const startOrEnd = new RegExp(`^${oneDate}$|^(?:${partly})$`)

/**
 * True if a text is an interval in which the registry's parser finds a day. The registry loses all other intervals.
 *
 * The parser finds no day in an interval with an open or unknown end, nor in an interval with an end less precise than
 * its start and no later: `2020-01-01/2020`.
 */
function isInterval(date: string): boolean {
  const slash = date.indexOf('/')
  if (slash < 0 || date.includes('/', slash + 1)) return false
  const start = boundOf(date.slice(0, slash))
  const end = start && boundOf(date.slice(slash + 1))
  if (start === undefined || end === undefined) return false
  return end.order > start.order || (end.order === start.order && end.precision >= start.precision)
}

/**
 * Returns a sort key for the first day of a date, and its precision: 1 for a year, 2 for a month, 3 for a day. Returns
 * undefined for anything else.
 */
function boundOf(date: string): { order: number; precision: number } | undefined {
  const plain = plainDate(date)
  if (plain !== undefined) return boundAt(plain.year, plain.month, plain.day)
  if (!startOrEnd.test(date)) return undefined
  const [, sign, year = '', month, day] =
    /^\(*(-?)(\d\d[\duX]{2})(?:[^\duX]*([\duX]{2}))?(?:[^\duX]*([\duX]{2}))?/.exec(date) ?? []
  const number = (text: string | undefined): number | undefined =>
    text === undefined ? undefined : Number(text.replace(/[uX]/g, '0')) || 1
  return boundAt(Number(`${sign}${year.replace(/[uX]/g, '0')}`), number(month), number(day))
}

function boundAt(year: number, month?: number, day?: number): { order: number; precision: number } | undefined {
  if (!isDay(year, month ?? 1, day ?? 1)) return undefined
  const order = (year * 12 + (month ?? 1)) * 31 + (day ?? 1)
  return { order, precision: day !== undefined ? 3 : month !== undefined ? 2 : 1 }
}
