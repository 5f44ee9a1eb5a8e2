/**
 * A part of a citation with uniform formatting. Every engine produces runs, and every output format is rendered from
 * them.
 */
export interface Run {
  text: string
  italic?: true
  bold?: true
  smallCaps?: true
  underline?: true
  position?: 'super' | 'sub'
  /** The direction of the run's script, if it differs from that of the surrounding text; set only with `typography`. */
  direction?: 'ltr' | 'rtl'
  /** The link target: an http or https URL, such as that of a DOI, or an anchor in the document (`#ref-doe`). */
  link?: string
  /** The index of the cited item in the list of all items. */
  target?: number
  /** The part of the record that the run prints; set only for Microdata or typography. */
  part?: RunPart
  /** The display of a part of an entry: in the margin, next to the margin, or as a separate or indented block. */
  display?: 'block' | 'left-margin' | 'right-inline' | 'indent'
  /** True if the run starts a new block even if the previous run has the same display. */
  startsBlock?: true
}

/** The CSL variable that a run prints; for names, a single person or organisation. */
export interface RunPart {
  variable: string
  isOrganization?: true
}

/** The kind of links in a citation: the printed DOIs and URLs, the titles of entries, or none. */
export type Links = 'doi' | 'title' | false

/** A citation, or an entry of a bibliography. */
export type Runs = readonly Run[]
