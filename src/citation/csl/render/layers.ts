import type { Run } from '../run.ts'

/** What stands before and after a text that is set in some way. */
export type Around = readonly [before: string, after: string]

/** How each way of setting a text is written. */
export interface Settings {
  italic: Around
  bold: Around
  smallCaps: Around
  underline: Around
  super: Around
  sub: Around
}

/** Puts around a text that is escaped already what sets it as its run says. White space at its ends stays outside. */
export function set(text: string, { italic, bold, smallCaps, underline, position }: Run, settings: Settings): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (inner === '') return text
  const layers: (Around | undefined)[] = [
    position && settings[position],
    italic && settings.italic,
    bold && settings.bold,
    smallCaps && settings.smallCaps,
    underline && settings.underline,
  ]
  let written = inner
  for (const layer of layers) if (layer !== undefined) written = layer[0] + written + layer[1]
  return start + written + end
}
