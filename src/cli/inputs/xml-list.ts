import { beginsXmlList } from '../../datacite/xml-list.ts'

/** True if bytes begin as an XML document of many records. */
export const isXmlList = (bytes: Uint8Array): boolean =>
  beginsXmlList(new TextDecoder().decode(bytes.subarray(0, enoughForRoot)))

const enoughForRoot = 4096
