import type { Datacite, Description } from '../../model/datacite.ts'
import type { Found } from './held.ts'
import { entriesOf, memberText } from './text.ts'

/** The first series that a description (17) names. */
export function seriesOf({ descriptions }: Datacite): Found | undefined {
  const isSeries = ({ descriptionType }: Description): boolean => descriptionType === 'SeriesInformation'
  for (const entry of entriesOf<Description>(descriptions, ['descriptions'], isSeries)) {
    const text = memberText(entry, 'description')
    if (text !== undefined) return text
  }
  return undefined
}
