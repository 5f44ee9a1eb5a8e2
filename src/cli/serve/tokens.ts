import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal.ts'

/** The tokens in a file, one on each line; `#` begins a comment. Throws `Misuse` if there is none, or one that could be guessed. */
export async function tokensIn(path: string, { cwd }: Terminal): Promise<string[]> {
  const text = await readFile(resolve(cwd, path), 'utf8').catch((error: unknown) => {
    throw new Misuse(`The option '--tokens' needs a file; ${path} cannot be read: ${reasonOf(error)}.`)
  })
  const lines = text.split(/\r?\n/).map((line, at) => ({ token: line.replace(/#.*$/, '').trim(), line: at + 1 }))
  const given = lines.filter(({ token }) => token !== '')
  const wrong = given.find(({ token }) => !/^[\w.~+/-]{16,512}=*$/.test(token))
  if (wrong !== undefined)
    throw new Misuse(
      `Line ${wrong.line} of ${path} is not a token: it takes at least 16 letters, digits and -._~+/, such as 'openssl rand -hex 24' writes.`,
    )
  if (given.length === 0) throw new Misuse(`There is no token in ${path}; write one on each line.`)
  return given.map(({ token }) => token)
}
