/** Whether the registry keeps the value of a related identifier of type DOI when reading XML; it drops any other. */
export const keepsRelatedDoi = (text: string): boolean => relatedDoi.test(text)

/** Whether the registry registers a new DOI with this name. */
export const registersDoi = (doi: string): boolean => newDoi.test(doi)

export { isKeptDate as keepsDate } from '../registry/values/dates.ts'
export { keptElements } from '../registry/values/html.ts'

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
