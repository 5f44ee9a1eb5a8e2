import { codePages } from './code-pages.ts'
import { commandPages } from './command-pages.ts'
import { formatPages } from './format-pages.ts'
import { rulePages } from './rule-pages.ts'

/** Renders all pages that are generated from the code, by their path in `docs/`. */
export async function generatedPages(): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await commandPages()), ...rulePages(), ...formatPages(), ...codePages()])
}
