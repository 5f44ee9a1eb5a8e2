import { checkedOptions, wrongArgument } from '../../core/argument.ts'
import { asReferences } from '../../core/strings.ts'
import type { VersionEdge, VersionGraph, VersionNode } from '../types.ts'
import { type PictureOptions, type Scene, scenesOf, shortened } from './scene.ts'

/** Options of {@link toSvg}. */
export interface SvgOptions extends PictureOptions {
  /** The width in pixels, at least 320 and by default 640. The picture shrinks with the page but never grows. */
  width?: number
}

const row = 64
const card = 52
const heading = 40
const rail = 52
const left = 76

/**
 * Draws chains as an SVG picture: a column of cards with the concepts at the top, then the versions, oldest first. The
 * `latest` version is marked, and nodes without a record are dashed.
 *
 * The file is self-contained, has no script, has a text alternative, and supports light and dark colour schemes.
 * @example
 * const graph = versionGraph([{ doi: '10.5072/rain.1' }, { doi: '10.5072/rain.2', previous_version: '10.5072/rain.1' }])
 * toSvg(graph, { width: 480 }).startsWith('<svg') // → true
 */
export function toSvg(graph: VersionGraph<unknown>, options: SvgOptions = {}): string {
  const { width = 640, ...picture } = checkedOptions(options, ['width', 'of'])
  if (!(width >= 320 && width < 1e5)) throw wrongArgument('The option width', 'a number from 320 up', width)
  const scenes = scenesOf(graph, picture)
  const parts: string[] = []
  let top = 8
  for (const scene of scenes) {
    parts.push(`<g transform="translate(0 ${top})">`, ...drawn(scene, width), '</g>')
    top += heightOf(scene)
  }
  const height = Math.max(top, 48)
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" class="citable-versions" role="img" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${asReferences(shortened(scenes.map(scene => `Versions of ${scene.title}`).join('; ') || 'No versions', 300))}</title>`,
    `<desc>${asReferences(scenes.map(described).join(' '))}</desc>`,
    `<style>${css}</style>`,
    `<rect class="page" width="${width}" height="${height}"/>`,
    ...(scenes.length > 0 ? parts : ['<text x="16" y="30">No versions</text>']),
    '</svg>',
  ].join('\n')}\n`
}

const heightOf = ({ concepts, versions }: Scene): number => heading + row * (concepts.length + versions.length) + 8

function drawn(scene: Scene, width: number): string[] {
  const rows = [...scene.concepts, ...scene.versions]
  const middle = new Map(rows.map((node, at) => [node.doi, heading + at * row + card / 2]))
  return [
    `<text class="heading" x="16" y="24">${asReferences(shortened(scene.title, Math.floor((width - 32) / 9)))}</text>`,
    ...lines(scene, middle),
    ...rows.flatMap((node, at) => cardOf(scene, node, heading + at * row, width)),
  ]
}

function lines(scene: Scene, middle: ReadonlyMap<string, number>): string[] {
  const standsFor = new Map(scene.aliases.map(({ node, of }) => [node.doi, of]))
  const drawn = new Set<string>()
  const at = (doi: string): number => middle.get(standsFor.get(doi) ?? doi) ?? 0
  const paths = scene.edges.flatMap(edge => {
    const [from, to] = [at(edge.from), at(edge.to)]
    if (edge.type !== 'succession' || from === to || drawn.has(`${from} ${to}`)) return []
    drawn.add(`${from} ${to}`)
    return [path(from, to, edge)]
  })
  const first = at(scene.versions[0]?.doi ?? '')
  const last = at(scene.latest)
  const concept = scene.concepts[0]
  const between = concept
    ? [`<path class="concept" d="M${rail} ${at(concept.doi)}V${last}"/>`]
    : first < last
      ? [`<path class="concept" d="M${rail} ${first}V${last}"/>`]
      : []
  return [...between, ...paths]
}

/** Draws a straight line from a card to the card below it, and an arc between any other cards. */
function path(from: number, to: number, { side }: VersionEdge): string {
  const look = side === 'heuristic' ? 'guess' : 'next'
  const steps = Math.abs(to - from) / row
  if (steps <= 1 && to > from) return `<path class="${look}" d="M${rail} ${from}V${to}"/>`
  const bow = rail - Math.min(44, 14 + 5 * steps)
  return `<path class="${look}" d="M${rail} ${from}C${bow} ${from} ${bow} ${to} ${rail} ${to}"/>`
}

function cardOf(scene: Scene, node: VersionNode, top: number, width: number): string[] {
  const isLatest = node.doi === scene.latest
  const classes = [
    node.role === 'concept' ? 'concept' : 'version',
    ...(isLatest ? ['latest'] : []),
    ...(node.record === undefined ? ['unknown'] : []),
  ]
  const aliases = scene.aliases.filter(({ of }) => of === node.doi).map(alias => alias.node.doi)
  const note = [node.doi, ...(aliases.length > 0 ? [`same as ${aliases.join(', ')}`] : [])].join(' · ')
  const remark = [...(isLatest ? ['latest'] : []), ...(node.record === undefined ? ['no record'] : [])].join(', ')
  const columns = Math.floor((width - left - 32) / 7.5)
  return [
    `<g class="${classes.join(' ')}">`,
    `<circle cx="${rail}" cy="${top + card / 2}" r="6"/>`,
    `<rect x="${left}" y="${top}" width="${width - left - 16}" height="${card}" rx="${node.role === 'concept' ? card / 2 : 6}"/>`,
    `<text class="name" x="${left + 16}" y="${top + 22}">${asReferences(shortened(nameOf(node), columns - 14))}</text>`,
    ...(remark === '' ? [] : [`<text class="remark" x="${width - 32}" y="${top + 22}">${remark}</text>`]),
    `<text class="doi" x="${left + 16}" y="${top + 41}">${asReferences(shortened(note, columns))}</text>`,
    '</g>',
  ]
}

function nameOf({ role, version, date }: VersionNode): string {
  if (role === 'concept') return 'All versions'
  const day = date?.slice(0, 10)
  return [version ?? (day === undefined ? 'Version unknown' : undefined), day]
    .filter(part => part !== undefined)
    .join(' · ')
}

function described({ title, concepts, versions, latest }: Scene): string {
  const shown = versions.slice(0, 50).map(({ doi, version }) => (version === undefined ? doi : `${version} (${doi})`))
  const more = versions.length > shown.length ? ` and ${versions.length - shown.length} more` : ''
  const all = concepts.length > 0 ? ` All versions: ${concepts.map(({ doi }) => doi).join(', ')}.` : ''
  return shortened(`${title}. Oldest first: ${shown.join(', ')}${more}. Latest: ${latest}.${all}`, 10_000)
}

// Colours have a contrast of at least 4.5 to 1, in both schemes.
const css = `
.citable-versions{max-width:100%;height:auto;font:14px/1.4 system-ui,sans-serif}
.citable-versions text{fill:#1f2933}
.citable-versions .heading{font-size:16px;font-weight:600}
.citable-versions .name{font-weight:600}
.citable-versions .doi{font-size:13px;fill:#3e4c59}
.citable-versions .remark{font-size:13px;text-anchor:end;fill:#0b5cad}
.citable-versions rect{fill:#fff;stroke:#7b8794}
.citable-versions circle{fill:#7b8794}
.citable-versions .page{fill:#fff;stroke:none}
.citable-versions .latest rect{stroke:#0b5cad;stroke-width:2.5}
.citable-versions .latest circle{fill:#0b5cad}
.citable-versions .concept rect{fill:#f0f4f8}
.citable-versions .unknown rect{stroke-dasharray:6 4}
.citable-versions path{fill:none;stroke:#7b8794;stroke-width:2}
.citable-versions path.concept{stroke-width:1.5;stroke-dasharray:2 4}
.citable-versions path.guess{stroke-dasharray:6 4}
@media (prefers-color-scheme:dark){
.citable-versions text{fill:#f0f4f8}
.citable-versions .doi{fill:#cbd2d9}
.citable-versions .remark{fill:#8cc4ff}
.citable-versions rect{fill:#1f2933;stroke:#9aa5b1}
.citable-versions .concept rect{fill:#323f4b}
.citable-versions circle{fill:#9aa5b1}
.citable-versions .page{fill:#12181f;stroke:none}
.citable-versions .latest rect{stroke:#8cc4ff}
.citable-versions .latest circle{fill:#8cc4ff}
.citable-versions path{stroke:#9aa5b1}
}`
