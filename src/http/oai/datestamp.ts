/** The granularities of datestamps (OAI-PMH 2.0, 3.3), and how the protocol writes them. */
export const granularities = { day: 'YYYY-MM-DD', second: 'YYYY-MM-DDThh:mm:ssZ' } as const

/** The granularity of a datestamp; undefined if it is not a datestamp or the day does not exist. */
export function granularityOf(text: string): keyof typeof granularities | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return isReal(`${text}T00:00:00Z`) ? 'day' : undefined
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) && isReal(text) ? 'second' : undefined
}

// `Date` reads 30 February as a day in March.
function isReal(text: string): boolean {
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && datestampOf(time) === text
}

/** A time to the second. */
export const datestampOf = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z')

/** The first second that a datestamp covers. */
export const startOf = (text: string): Date => new Date(granularityOf(text) === 'day' ? `${text}T00:00:00Z` : text)

/** The last second that a datestamp covers. */
export const endOf = (text: string): Date => new Date(granularityOf(text) === 'day' ? `${text}T23:59:59Z` : text)
