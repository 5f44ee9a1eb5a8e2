import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sharedFolder } from '../../../conformance/cases.ts'

/** A test of the official CSL test suite, https://github.com/citation-style-language/test-suite. */
export interface SuiteFixture {
  name: string
  mode: 'citation' | 'bibliography'
  result: string
  style: string
  items: Record<string, unknown>[]
  /** The cites of each citation, if the citations are independent. */
  citationItems: SuiteCite[][] | undefined
  /** The steps of writing a document, each with a citation and the citations before and after that citation. */
  citations: [SuiteCitation, [string, number][], [string, number][]][] | undefined
}

/** A cite as defined in a test of the suite. */
export interface SuiteCite {
  id: string | number
  locator?: string | number
  label?: string
  prefix?: string
  suffix?: string
  position?: number
  'near-note'?: boolean
  'suppress-author'?: boolean
  'author-only'?: boolean
  'first-reference-note-number'?: number
}

/** A citation as defined in a test of the suite. */
export interface SuiteCitation {
  citationID?: string
  citationItems: SuiteCite[]
  properties?: { noteIndex?: number; unsorted?: boolean }
}

/**
 * The folder with the tests of the official suite; undefined if there is none.
 *
 * The folder is in the copy of the suite's repository that `CITABLE_CSL_SUITE` names, or in the copy in the shared
 * folder.
 */
export const suiteFolder: string | undefined = [
  process.env.CITABLE_CSL_SUITE,
  fileURLToPath(new URL('csl-test-suite', sharedFolder)),
]
  .flatMap(folder => (folder ? [join(folder, 'processor-tests', 'humans')] : []))
  .find(existsSync)

/** Returns all tests of the suite. */
export function suiteFixtures(folder: string): SuiteFixture[] {
  const names = readdirSync(folder).filter(file => file.endsWith('.txt'))
  return names.sort().map(file => fixtureIn(file.slice(0, -'.txt'.length), readFileSync(join(folder, file), 'utf8')))
}

function fixtureIn(name: string, text: string): SuiteFixture {
  const section = (title: string): string | undefined =>
    new RegExp(`>>=+ ${title} =+>>\\n([\\s\\S]*?)\\n?<<=+ ${title} =+<<`).exec(text)?.[1]
  const json = (title: string) => {
    const found = section(title)
    return found === undefined ? undefined : JSON.parse(found)
  }
  return {
    name,
    mode: section('MODE')?.trim() === 'bibliography' ? 'bibliography' : 'citation',
    result: section('RESULT') ?? '',
    style: section('CSL') ?? '',
    items: json('INPUT') ?? [],
    citationItems: json('CITATION-ITEMS'),
    citations: json('CITATIONS'),
  }
}
