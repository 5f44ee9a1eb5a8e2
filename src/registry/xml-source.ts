import { sourceOfXml } from '../datacite/read/repaired-xml.ts'
import { latestKernel } from '../kernel/index.ts'
import { saying } from '../messages/message.ts'
import type { Datacite } from '../model/datacite.ts'
import { keptElements } from './values/html.ts'

/**
 * Reads the complete record in an XML text, including its extras. Returns an empty record if the text contains none.
 */
export const recordOfXml = (xml: string): Datacite => sourceOfXml(xml)?.record ?? {}

/**
 * Returns structural faults of XML that the newest kernel rejects and that the canonical record of the XML cannot show.
 * Omits markup that the registry reads as text.
 */
export function shapeFaults(xml: string): { message: string; pointer: string }[] {
  const faults = sourceOfXml(xml)?.shape?.(latestKernel, false) ?? []
  return faults
    .filter(
      ({ severity = 'error', inRecord, markup }) =>
        severity === 'error' && inRecord !== true && markup?.every(name => keptElements.has(name)) !== true,
    )
    .map(({ rule, message, pointer }) => ({ message: saying(message, rule).message, pointer }))
}
