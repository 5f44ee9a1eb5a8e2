import { Recent } from '../../../core/recent.ts'
import { readXml } from '../../../text/xml/read.ts'
import { CslError } from '../error.ts'
import { localePartsOf } from '../processor/compile/locale-xml.ts'
import type { LocaleParts } from '../processor/compile/nodes.ts'

const known = new Recent<LocaleParts>(32)

/**
 * Reads a locale from the XML of its file. Throws a {@link CslError} for an invalid file, with the position of an XML
 * error.
 */
export function readLocale(xml: string, language: string): LocaleParts {
  return known.get(xml, () => {
    const read = readXml(xml)
    if (!read.ok) {
      const { message = '', position } = read.diagnostics[0] ?? {}
      throw badLocale(language, `it is not well-formed XML: ${message}`, position?.start)
    }
    const { local, name } = read.root
    if (local !== 'locale') throw badLocale(language, `its root is <${name.slice(0, 60)}>, not <locale>.`)
    return localePartsOf(read.root)
  })
}

function badLocale(language: string, why: string, position?: { line: number; column: number }): CslError {
  const place = position === undefined ? '' : ` (line ${position.line}, column ${position.column})`
  return new CslError('bad-locale', `The locale ${language} cannot be used${place}: ${why}`, {
    ...(position && { position: { line: position.line, column: position.column } }),
  })
}
