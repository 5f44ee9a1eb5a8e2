import type { Kind, Stored } from '../../catalog/index.ts'
import { withoutLandingPage } from '../../catalog/storing/landing-page.ts'
import { downloadUrl, fieldsOf, listedFile, type Place, recordText } from '../record/present.ts'

/**
 * Converts a record's stored JSON to the compact JSON of the API.
 *
 * Inserting the API addresses of a dataset into the stored text takes a third of the time of parsing and writing the
 * dataset.
 */
export const shownText = <K extends Kind>(kind: K, stored: string, place: Place): string =>
  spliced(kind, stored, place) ?? recordText(fieldsOf[kind](JSON.parse(stored) as Stored[K], place))

function spliced(kind: Kind, stored: string, place: Place): string | undefined {
  // A resource has no addresses to insert, and its members outside the API description are already last.
  if (kind === 'resource') return withoutLandingPage(stored).json
  return kind === 'dataset' ? splicedDataset(stored, place) : undefined
}

/**
 * Inserts the API addresses into the JSON of a dataset.
 *
 * Returns undefined if the dataset has members outside the API description. Quotes inside strings are escaped, so a
 * quoted name after a comma is always a member, and each part is checked only as far as needed to find the next part.
 */
function splicedDataset(stored: string, place: Place): string | undefined {
  const [, id, path] = start.exec(stored) ?? []
  const at = stored.indexOf(rankMark)
  // A specifier may have the same name.
  if (id === undefined || path === undefined || at < 0 || at !== stored.lastIndexOf(rankMark)) return undefined
  middle.lastIndex = at
  const [found, rank = '', isPublic, rights] = middle.exec(stored) ?? []
  if (found === undefined) return undefined
  const [from, to] = [at + found.length, stored.lastIndexOf(linksMark)]
  const links = stored.slice(to + linksMark.length, -1)
  if (to < from || !linkList.test(links)) return undefined
  const files = from === to ? '' : listedFiles(stored.slice(from, to), place)
  const own: string = path.includes('\\') ? JSON.parse(`"${path}"`) : path
  const baseUrl = text(place.baseUrl).slice(1, -1)
  return `${stored.slice(0, at)},"search_rank":${rank.includes('.') ? rank : `${rank}.0`},"public":${isPublic},"url":"${baseUrl}/api/v1/datasets/${id}/","metadata_url":"${baseUrl}/datasets/${id}/","download_url":"${downloadUrl(own, { baseUrl })}","filelist_url":"${baseUrl}/api/v1/datasets/${id}/filelist/","rights":${rights},"files":[${files}],"resources":${links},"terms_of_use":${text(place.termsOfUse)}}`
}

const listedFiles = (files: string, place: Place): string =>
  (JSON.parse(`[${files}]`) as Stored['dataset']['files']).map(file => text(listedFile(file, place))).join(',')

const text = (value: unknown): string => JSON.stringify(value)

const start = /^\{"id":"([\da-f-]{36})","name":"(?:[^"\\]|\\.)*","path":"((?:[^"\\]|\\.)*)","version":/
const rankMark = ',"search_rank":'
const middle =
  /,"search_rank":(\d{1,15}(?:\.\d{1,15})?),"public":(true|false),"rights":(\{(?:"\w+":"(?:[^"\\]|\\.)*",?)*\}),"files":\[/y
const linksMark = '],"resources":'
const linkList = /^\[(?:\{"id":"[\da-f-]{36}","doi":"(?:[^"\\]|\\.)*","doi_url":"(?:[^"\\]|\\.)*"\},?)*\]$/
