import { styleXml } from './style-xml.ts'

/**
 * The service's own style as CSL 1.0.2, for programs that want a style file: `Creator, Creator (Year): Title (v1.1). Publisher.
 * https://doi.org/…`. MIT licence, as all of this package.
 */
export const houseStyle = /* @__PURE__ */ styleXml({
  title: 'Data repository with the version in the title',
  shortTitle: 'house',
  delimiter: ', ',
  behindTitle: `
        <text variable="version" prefix="(v" suffix=")"/>`,
})
