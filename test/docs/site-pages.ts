import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatedFolders } from '../../docs/generate/folders.ts'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))

/** The handwritten pages of the site, by their path in `docs/`. */
export const writtenPages: ReadonlyMap<string, string> = new Map(
  readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.md') && !/(?:^|\/)(?:node_modules|\.vitepress|playground)\//.test(path))
    .filter(path => !generatedFolders.some(folder => path.startsWith(`${folder}/`)))
    .sort()
    .map(path => [path, readFileSync(docs + path, 'utf8')]),
)

/** A link on a page: the path of its target in `docs/`, and the section of the target page. */
export interface PageLink {
  target: string
  anchor: string | undefined
}

/** Returns the links of a page to other pages of the site, in its text and in its front matter. */
export function linksOf(path: string, text: string): PageLink[] {
  const plain = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/(`+)[^`]*?\1/g, 'code')
  const addresses = [
    ...[...plain.matchAll(/\]\(([^()\s]+)\)/g)].map(([, address = '']) => address),
    ...[...plain.matchAll(/^\s+link: (\S+)$/gm)].map(([, address = '']) => address),
  ]
  return addresses
    .filter(address => !/^[a-z]+:/.test(address))
    .map(address => {
      const [file = '', anchor] = address.split('#')
      const target = file === '' ? path : posix.join(file.startsWith('/') ? '.' : posix.dirname(path), file)
      return { target: target.endsWith('/') ? `${target}index.md` : target.replace(/(?:\.md)?$/, '.md'), anchor }
    })
}

/** Returns the anchors of the headings of a page, without its title. A heading may set its anchor as `{#name}`. */
export const anchorsOf = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) => {
    const [, given] = /\{#([\w-]+)\}/.exec(heading) ?? []
    return (
      given ??
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '')
    )
  })
