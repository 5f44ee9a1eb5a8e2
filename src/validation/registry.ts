/** Whether the registry keeps the value of a related identifier of type DOI when reading XML; it drops any other. */
export const keepsRelatedDoi = (text: string): boolean => relatedDoi.test(text)

/** Whether the registry registers a new DOI with this name. */
export const registersDoi = (doi: string): boolean => newDoi.test(doi)

/** Whether the registry keeps a date when reading XML: EDTF as of its 2012 draft, or a code for unknown information; it drops any other. */
export const keepsDate = (date: string): boolean =>
  plainDate.test(date) || dateTime.test(date) || interval.test(date) || otherDate.test(date) || unknownValues.has(date)

/** The elements that the registry keeps in titles and descriptions; of all others it keeps only the content. */
export const keptElements: ReadonlySet<string> = new Set(['strong', 'em', 'b', 'i', 'code', 'pre', 'sub', 'sup', 'br'])

/** The kernel's codes for unknown information (appendix 3), and what they stand for. */
export const unknownValues: ReadonlyMap<string, string> = new Map([
  [':unac', 'temporarily inaccessible'],
  [':unal', 'not allowed, suppressed intentionally'],
  [':unap', 'not applicable'],
  [':unas', 'not assigned'],
  [':unav', 'not available, possibly unknown'],
  [':unkn', 'known to be unknown'],
  [':none', 'never had a value'],
  [':null', 'explicitly empty'],
  [':tba', 'to be announced'],
  [':etal', 'too many to list'],
])

const relatedDoi =
  /^(?:https?:\/\/?(?:dx\.)?(?:doi\.org|handle\.stage\.datacite\.org|handle\.test\.datacite\.org)\/)?(?:doi:)?10\.\d{4,5}\/.+$/i
const newDoi = /^10\.\d{4,5}\/[-._;()/:a-zA-Z0-9*~$=]+$/

const month = '(?:0[1-9]|1[0-2])'
const day = '(?:0[1-9]|[12]\\d|3[01])'
const qualifier = '(?:\\?~|[?~%])'
const masked = '[uX]{2}'
const calendarDate = `-?\\d{4}(?:-${month}(?:-${day})?)?`
const unspecified = `-?(?:\\d{3}[uX]|\\d\\d${masked}|\\d{4}-${masked})(?:-(?:${month}|${masked})(?:-(?:${day}|${masked}))?)?|-?\\d{4}-${month}-${masked}`
const end = `(?:${calendarDate}${qualifier}?|${unspecified})`

const plainDate = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/
// Seconds are required, and fractions of a second rejected.
const dateTime =
  /^-?\d{4}-\d\d-\d\dT(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|24:00:00)(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))?$/
const interval = new RegExp(`^(?:unkn?own|${end})/(?:unkn?own|open|${end})$`, 'i')
// Qualified parts and sets have a grammar of their own; they are accepted unchecked.
const otherDate = new RegExp(
  `^(?:${end}|[uX]{4}|y-?\\d{5,}|-?\\d{4}-2[1-4]${qualifier}?|[\\[{][^\\]}]*[\\]}]|.*[?~].*)$`,
  'i',
)
