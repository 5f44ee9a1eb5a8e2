import { creativeCommonsOf } from '../registry/values/creative-commons.ts'
import { byAddress, byIdentifier, type SpdxRights } from '../registry/values/licence-keys.ts'

export type { SpdxRights }

/** The SPDX entry of a Creative Commons licence given by identifier (`CC-BY-4.0`) or address; `undefined` for other licences. */
export const creativeCommons = ({ rightsIdentifier, rightsUri }: { [name: string]: unknown }): SpdxRights | undefined =>
  creativeCommonsOf([byIdentifier(rightsIdentifier)]) ?? creativeCommonsOf([byAddress(rightsUri)])
