import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const docs = fileURLToPath(new URL('../', import.meta.url))

/** A page or a group of pages in the sidebar. */
export interface Item {
  text: string
  link?: string
  items?: Item[]
  collapsed?: boolean
}

interface Page {
  title: string
  order: number
  link: string
}

function pageAt(path: string): Page {
  const text = readFileSync(docs + path, 'utf8')
  const [, title = path] = /^# (.*?)(?: \{#.*\})?$/m.exec(text) ?? []
  const [, order = '100'] = /^order: (\d+)$/m.exec(/^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '') ?? []
  return {
    title: title.replace(/[`\\]/g, '').replaceAll('&lt;', '<'),
    order: Number(order),
    link: `/${path.replace(/(?:index)?\.md$/, '')}`,
  }
}

const pagesIn = (folder: string): Page[] =>
  existsSync(docs + folder)
    ? readdirSync(docs + folder)
        .filter(name => name.endsWith('.md'))
        .map(name => pageAt(`${folder}/${name}`))
        .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title))
    : []

const itemOf = ({ title, link }: Page): Item => ({ text: title, link })

/** Returns a group with all pages of a folder, beginning with its index. The groups in `inner` follow the pages. */
function group(folder: string, text: string, options: { collapsed?: boolean; inner?: Item[] } = {}): Item {
  const index = `/${folder}/`
  const pages = pagesIn(folder)
  const items = [...pages.filter(({ link }) => link === index), ...pages.filter(({ link }) => link !== index)].map(
    itemOf,
  )
  const [first] = items
  return {
    text,
    // Without a link, the name of the group would be a button around the button that opens the group.
    ...(first?.link === undefined ? {} : { link: first.link }),
    items: [...items, ...(options.inner ?? [])],
    ...(options.collapsed === undefined ? {} : { collapsed: options.collapsed }),
  }
}

/** Returns the sidebar of every page: a group for each folder, with all pages of the folder. */
export const contents = (): Item[] => [
  group('start', 'Start', { collapsed: false }),
  group('guides', 'Guides', {
    collapsed: false,
    inner: [group('guides/operating', 'Operating a service', { collapsed: true })],
  }),
  group('reference', 'Reference', {
    collapsed: false,
    inner: [
      group('reference/api', 'API', { collapsed: true }),
      group('reference/commands', 'Commands', { collapsed: true }),
      group('reference/rules', 'Rules', { collapsed: true }),
      group('reference/formats', 'Formats', { collapsed: true }),
      group('reference/codes', 'Codes, limits, configuration', { collapsed: true }),
    ],
  }),
  group('understanding', 'Understanding', { collapsed: true }),
  group('coming-from', 'Coming from', { collapsed: true }),
]
