/** The state stored in a permalink: the text and the open panel. */
export interface Shared {
  text: string
  panel: string
}

/** Returns the fragment of a permalink. Browsers send no fragment to a server. */
export async function toFragment(shared: Shared): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(shared)), new CompressionStream('deflate-raw'))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `#r=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** True if a fragment starts like that of a permalink, even if the rest is damaged. */
export const isPermalink = (fragment: string): boolean => fragment.startsWith('#r=')

/** Returns the state in a fragment, or undefined if the fragment contains no state or is damaged. */
export async function fromFragment(fragment: string): Promise<Shared | undefined> {
  const [, packed] = /^#r=([\w-]+)$/.exec(fragment) ?? []
  if (packed === undefined) return undefined
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, character => character.charCodeAt(0))
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
    const value: unknown = JSON.parse(text)
    return isShared(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isShared = (value: unknown): value is Shared =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Shared).text === 'string' &&
  typeof (value as Shared).panel === 'string'

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const result = new Blob([bytes as BlobPart]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(result).arrayBuffer())
}
