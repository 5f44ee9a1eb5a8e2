import { isUnknownValue } from '../../kernel/unknown-values.ts'

/** Whether the registry's reader of XML keeps a date: EDTF by its draft of 2012, as the parser of the gem edtf 3.2 reads it, or a code for unknown information. */
export const isKeptDate = (date: string): boolean =>
  isUnknownValue(date) || isDay(date) || isInterval(date) || forms.some(form => form.test(date))

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

/** Whether a text is a year, month or day that exists. */
function isDay(date: string): boolean {
  const found = dayForm.exec(date)
  return found !== null && exists(Number(found[1]), Number(found[2] ?? 1), Number(found[3] ?? 1))
}

function exists(year: number, month: number, day: number): boolean {
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, day)
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day
}

const startOrEnd = new RegExp(`^${oneDate}$|^(?:${partly})$`)

/**
 * Whether a text is an interval that holds a day. An interval with an open or unknown end holds none in the eyes of the parser, so the
 * registry loses it, and so does one whose end is less precise than its start and no later: `2020-01-01/2020`.
 */
function isInterval(date: string): boolean {
  const parts = date.split('/')
  if (parts.length !== 2) return false
  const [start, end] = parts.map(boundOf)
  if (start === undefined || end === undefined) return false
  const order = end.day - start.day
  return order > 0 || (order === 0 && end.precision >= start.precision)
}

/** The first day of a date, counted from 1970, and how precise it is: 1 for a year, 3 for a day. */
function boundOf(date: string): { day: number; precision: number } | undefined {
  if (!startOrEnd.test(date)) return undefined
  const [, sign, year = '', month, day] =
    /^\(*(-?)(\d\d[\duX]{2})(?:[^\duX]*([\duX]{2}))?(?:[^\duX]*([\duX]{2}))?/.exec(date) ?? []
  const number = (text: string | undefined): number => Number(text?.replace(/[uX]/g, '0') ?? 1) || 1
  const first = Number(`${sign}${year.replace(/[uX]/g, '0')}`)
  if (!exists(first, number(month), number(day))) return undefined
  const at = new Date(0)
  at.setUTCFullYear(first, number(month) - 1, number(day))
  return { day: at.getTime() / 86_400_000, precision: day !== undefined ? 3 : month !== undefined ? 2 : 1 }
}
