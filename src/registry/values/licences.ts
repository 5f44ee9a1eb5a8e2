import { commonLicenceLines } from '../tables/common-licences.ts'
import { otherLicenceLines } from '../tables/licences.ts'
import { licenceList } from './licence-list.ts'

/** All licences of the registry's list, in its order: that of their identifiers, which decides where several have the same address. */
export const licenceOf = licenceList(() => [...commonLicenceLines(), ...otherLicenceLines.split('\n')].sort())
