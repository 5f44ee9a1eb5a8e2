import { beginsXmlList } from '../../datacite/xml-list.ts'

/** True if bytes begin like an XML document with many records. */
export const isXmlList = (bytes: Uint8Array): boolean =>
  beginsXmlList(new TextDecoder().decode(bytes.subarray(0, enoughForRoot)))

const enoughForRoot = 4096
