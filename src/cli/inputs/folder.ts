import { type Files, reasonOf } from '../files.ts'
import { extensionOf } from './extensions.ts'
import type { Problem } from './input.ts'

/**
 * The paths of all files below a folder whose names have one of the endings, sorted, and the folders that could not be opened.
 * Dot folders and `node_modules` are passed over; links to folders are not followed, so the walk always ends.
 */
export async function filesBelow(
  folder: string,
  files: Files,
  extensions: readonly string[],
): Promise<{ paths: string[]; problems: Problem[] }> {
  const paths: string[] = []
  const problems: Problem[] = []
  const waiting = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    try {
      for (const { name, folder: isFolder } of await files.list(next)) {
        const path = join(next, name)
        if (!isFolder && extensionOf(name, extensions) !== undefined) paths.push(path)
        if (isFolder && !name.startsWith('.') && name !== 'node_modules') waiting.push(path)
      }
    } catch (error) {
      problems.push({ file: next, message: `The folder cannot be opened: ${reasonOf(error)}.` })
    }
  }
  return { paths: paths.sort(), problems }
}

const join = (folder: string, name: string): string => (folder === '.' ? name : `${folder.replace(/\/+$/, '')}/${name}`)
