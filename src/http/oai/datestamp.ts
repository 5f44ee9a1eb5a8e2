/** The granularities of datestamps (OAI-PMH 2.0, 3.3), as protocol and people write them. */
export const granularities = { day: 'YYYY-MM-DD', second: 'YYYY-MM-DDThh:mm:ssZ' } as const

/** How exact a datestamp is; undefined where it is none, or of a day that no calendar has. */
export function granularityOf(text: string): keyof typeof granularities | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return isReal(`${text}T00:00:00Z`) ? 'day' : undefined
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) && isReal(text) ? 'second' : undefined
}

// 30 February is taken for a day in March.
function isReal(text: string): boolean {
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && datestampOf(time) === text
}

/** A time to the second. */
export const datestampOf = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z')

/** The first second that a datestamp stands for. */
export const startOf = (text: string): Date => new Date(granularityOf(text) === 'day' ? `${text}T00:00:00Z` : text)

/** The last one. */
export const endOf = (text: string): Date => new Date(granularityOf(text) === 'day' ? `${text}T23:59:59Z` : text)
