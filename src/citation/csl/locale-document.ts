import { Recent } from '../../recent.ts'
import { readXml } from '../../text/xml/read.ts'
import { CslError } from './error.ts'

const checked = new Recent<true>(32)

/** Checks that a text is a CSL locale, which engines do not; otherwise throws a {@link CslError} with the place. */
export function checkLocale(xml: string, language: string): void {
  checked.get(xml, () => {
    const read = readXml(xml)
    if (!read.ok) {
      const { message = '', position } = read.diagnostics[0] ?? {}
      throw badLocale(language, `it is not well-formed XML: ${message}`, position?.start)
    }
    const { local, name } = read.root
    if (local !== 'locale') throw badLocale(language, `its root is <${name.slice(0, 60)}>, not <locale>.`)
    return true
  })
}

function badLocale(language: string, why: string, position?: { line: number; column: number }): CslError {
  const place = position === undefined ? '' : ` (line ${position.line}, column ${position.column})`
  return new CslError('bad-locale', `The locale ${language} cannot be used${place}: ${why}`, {
    ...(position && { position: { line: position.line, column: position.column } }),
  })
}
