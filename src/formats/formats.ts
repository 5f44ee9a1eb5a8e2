import { unknownName } from '../core/argument.ts'
import { entryOf } from '../core/object.ts'
import { aliasesOf } from './aliases.ts'
import { biblatex, bibtex } from './bibtex/format.ts'
import { cff } from './cff/format.ts'
import { codemeta } from './codemeta/format.ts'
import { commonmeta } from './commonmeta/format.ts'
import { crosscite } from './crosscite/format.ts'
import { crossref } from './crossref/format.ts'
import { crossrefXml } from './crossref-xml/format.ts'
import { cslJson } from './csl-json/format.ts'
import { csv } from './csv/format.ts'
import { dataciteFormats } from './datacite-formats.ts'
import { dcatJson, dcatRdf, dcatTurtle } from './dcat/format.ts'
import { dublinCoreJson } from './dublin-core/json.ts'
import { dublinCoreXml } from './dublin-core/xml.ts'
import { endnote } from './endnote/enw.ts'
import { endnoteXml } from './endnote/xml.ts'
import type { Format, FormatId } from './format.ts'
import { html } from './html/format.ts'
import { inveniordm } from './inveniordm/format.ts'
import { jats } from './jats/format.ts'
import { mods } from './mods/format.ts'
import { packageJson } from './npm/format.ts'
import { openalex } from './openalex/format.ts'
import { nbib } from './pubmed/nbib.ts'
import { pubmedXml } from './pubmed/xml.ts'
import { pyproject } from './pyproject/format.ts'
import { schemaOrgRdf, schemaOrgTurtle } from './rdf/format.ts'
import { ris } from './ris/format.ts'
import { roCrate } from './ro-crate/format.ts'
import { schemaOrg } from './schema-org/format.ts'
import { zenodo, zenodoDeposit } from './zenodo/format.ts'

/** The foreign formats, in order of detection. The first format that matches a text reads the text. */
export const otherFormats: readonly Format[] = [
  bibtex,
  biblatex,
  ris,
  nbib,
  pubmedXml,
  endnote,
  endnoteXml,
  html,
  pyproject,
  cff,
  mods,
  dublinCoreXml,
  dublinCoreJson,
  jats,
  crossref,
  crossrefXml,
  openalex,
  commonmeta,
  crosscite,
  zenodo,
  zenodoDeposit,
  inveniordm,
  packageJson,
  cslJson,
  codemeta,
  roCrate,
  dcatJson,
  schemaOrg,
  schemaOrgTurtle,
  schemaOrgRdf,
  dcatTurtle,
  dcatRdf,
  csv,
]

/** Every format that can be read or written. */
export const formats: readonly Format[] = [...dataciteFormats, ...otherFormats]

/** Returns the format with the given id. Throws a `TypeError` that suggests a similar id if there is no such format. */
export function formatNamed(id: FormatId): Format {
  const format = formats.find(known => known.id === id)
  if (format !== undefined) return format
  throw unknownName(
    'format',
    id,
    formats.map(known => known.id),
  )
}

/**
 * Returns the format to write, given an id, a short name (`xml`), a file extension (`.bib`) or a media type.
 *
 * Throws a `TypeError` if the format cannot be written or the name is unknown. For an unknown name, the error suggests
 * a similar name.
 */
export function targetNamed(name: string): Format {
  const meant = formats.find(({ id }) => id === name) ?? formatOfAlias(name)
  if (meant !== undefined && isWritable(meant)) return meant
  if (meant !== undefined) throw new TypeError(`${meant.name} can be read, but not written.`)
  throw unknownName(
    'format',
    name,
    formats.filter(isWritable).map(({ id }) => id),
  )
}

const isWritable = ({ write, writeAll }: Format): boolean => write !== undefined || writeAll !== undefined

/** Returns the format with an alias. If several formats share the alias, one that can be written takes precedence. */
function formatOfAlias(name: unknown): Format | undefined {
  if (typeof name !== 'string') return undefined
  const alias = name.toLowerCase()
  const id = entryOf(aliasesOf(formats.filter(isWritable)), alias) ?? entryOf(aliasesOf(formats), alias)
  return formats.find(format => format.id === id)
}
