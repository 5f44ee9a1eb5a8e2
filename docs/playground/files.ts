import type { Ask } from './ask.ts'

const mostBytes = 10_000_000

/**
 * Reads files as one text. Several JSON objects become a list.
 * @throws Error if the files are too large together, or if one is empty, compressed or not text
 */
export async function readFiles(files: readonly File[], ask: Ask): Promise<string> {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > mostBytes)
    throw new Error(
      `${Math.round(size / 1e6)} MB are too much for this page. Use the command: citable check ${files[0]?.name}`,
    )
  const texts = await Promise.all(files.map(file => readFile(file, ask)))
  const isList = texts.length > 1 && texts.every(text => /^\s*\{[\s\S]*\}\s*$/.test(text) && isJson(text))
  return isList ? `[\n${texts.map(text => text.trim()).join(',\n')}\n]\n` : texts.join('\n')
}

async function readFile(file: File, ask: Ask): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length === 0) throw new Error(`${file.name} is empty.`)
  const [first, second] = bytes
  const packed = { '1f,8b': 'gzip', '50,4b': 'ZIP' }[[first, second].map(byte => byte?.toString(16)).join()]
  if (packed !== undefined)
    throw new Error(
      `${file.name} is compressed by ${packed}. Unpack it first, or use the command, which reads it as it is.`,
    )
  const { text } = await ask('decode', { bytes })
  if (text.includes('\0')) throw new Error(`${file.name} is no text.`)
  return text
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
