// A step of the build of the library: the documentation of rules is in modules of its own, so that a check does not load it.
import { dirname, resolve } from 'node:path'

/** A module of rules, as bundlers name it that have it twice: with the rules, and with their documentation. */
const docs = '?docs'

const isRules = path => /[\\/]src[\\/]validation[\\/]rules[\\/]/.test(path)

/**
 * Where an import leads within the documentation of rules: from `docs.ts` to all files of rules, each in the half that has the documentation.
 * Undefined for all other imports.
 */
export function docsImport({ path, importer, pluginData }) {
  const isOfDocs = isRules(importer) && (/[\\/]docs\.ts$/.test(importer) || pluginData === docs)
  const isToRules = path === './all.ts' || /[\\/]all\.ts$/.test(importer)
  return isOfDocs && isToRules ? { path: resolve(dirname(importer), path), suffix: docs, pluginData: docs } : undefined
}

/** A module of a rule that exports the rule alone, or its documentation alone; what only the other half uses is left out by the bundler. */
export function withoutOtherHalf(path, text, suffix) {
  if (!isRules(path)) return text
  return text.replace(/^export (?=const (\w+))/gm, (word, name) =>
    name.endsWith('Docs') === (suffix === docs) ? word : '',
  )
}
