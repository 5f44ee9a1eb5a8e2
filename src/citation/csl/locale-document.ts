import { readXml } from '../../text/xml/read.ts'
import { CslError } from './error.ts'
import { Recent } from './recent.ts'

const checked = new Recent<string>(32)

/** Checks that a text is a locale of CSL; throws {@link CslError} with the place. An engine would take anything. */
export function checkLocale(xml: string, language: string): void {
  checked.get(
    other => other === xml,
    () => {
      const read = readXml(xml)
      if (!read.ok) {
        const { message = '', position } = read.diagnostics[0] ?? {}
        throw badLocale(language, `it is not well-formed XML: ${message}`, position?.start)
      }
      const { local, name } = read.root
      if (local !== 'locale') throw badLocale(language, `its root is <${name.slice(0, 60)}>, and not <locale>.`)
      return xml
    },
  )
}

function badLocale(language: string, why: string, position?: { line: number; column: number }): CslError {
  const place = position === undefined ? '' : ` (line ${position.line}, column ${position.column})`
  return new CslError('bad-locale', `The locale ${language} cannot be used${place}: ${why}`, {
    ...(position && { position: { line: position.line, column: position.column } }),
  })
}
