import { commonLicenceLines } from '../tables/common-licences.ts'
import { licenceList } from './licence-list.ts'

/** The licences that most records have; the whole list would weigh as much as all behaviours. */
export const commonLicenceOf = licenceList(commonLicenceLines)
