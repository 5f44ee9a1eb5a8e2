import { join } from 'node:path'
import type { ExitCode } from '../command.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal.ts'
import { oneLine } from '../text/printable.ts'
import { type FetchedStyle, FetchFailure, fetchStyle, officialStyles } from './fetch-style.ts'
import { isStyleId } from './folder-source.ts'
import { userStyles } from './folders.ts'
import { orMisuse } from './options.ts'

const mostParents = 5

/** Fetches styles into the user's folder, each with the one that it depends on. An id that is none, or that nobody knows, is misuse. */
export async function addStyles(ids: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const folder = userStyles(terminal)
  if (folder === undefined) throw new Misuse('There is no folder for styles: set XDG_DATA_HOME or HOME.')
  for (const id of ids)
    if (!isStyleId(id)) throw new Misuse(`'${oneLine(id)}' is not the id of a style, such as apa or nature.`)
  try {
    for (const id of ids) await add(id, folder, terminal)
    return 0
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    if (error.isUnknown) throw new Misuse(error.message)
    terminal.stderr.write(`citable: ${oneLine(error.message)}\n`)
    return 3
  }
}

async function add(id: string, folder: string, terminal: Terminal): Promise<void> {
  let next: string | undefined = id
  for (let count = 0; next !== undefined && count <= mostParents; count++) {
    if (!isStyleId(next))
      throw new Misuse(`The style ${id} depends on '${oneLine(next)}', which is not the id of a style.`)
    const { xml, title, parent }: FetchedStyle = await orMisuse(
      fetchStyle(next, terminal.env.CITABLE_STYLES_URL ?? officialStyles),
    )
    const path = join(folder, `${next}.csl`)
    await terminal.files.write(path, xml)
    terminal.stdout.write(`${next}  ${oneLine(title)}\n`)
    terminal.stderr.write(`citable: Written to ${oneLine(path)}.\n`)
    next = parent
  }
}
