import type { StyleSource } from '../style/source.ts'
import { dataciteStyle } from '../styles/datacite.ts'
import { houseStyle } from '../styles/house.ts'

/** The styles of the core as a source, so that they are named among those that are known and can be depended on. */
export const ownStyles: StyleSource = {
  style: id => (id === 'house' ? houseStyle : id === 'datacite' ? dataciteStyle : undefined),
  locale: () => undefined,
  list: () => ({ styles: ['datacite', 'house'], locales: [] }),
}
