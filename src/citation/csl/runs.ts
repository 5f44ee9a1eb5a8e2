/** A stretch of a citation that is set in one way: what every engine gives, and every output format is written from. */
export interface Run {
  text: string
  italic?: true
  bold?: true
  smallCaps?: true
  underline?: true
  position?: 'super' | 'sub'
  /** The direction of its script where it is not that of the text around it; only where typography was asked for. */
  direction?: 'ltr' | 'rtl'
  /** The web address that it leads to; only https://doi.org, http and https, or an anchor in the document (`#ref-doe`). */
  link?: string
  /** The place, among all that may be cited, of the item that a citation cites here. */
  target?: number
  /** The part of the record that the run prints; only for Microdata or typography. */
  part?: RunPart
  /** The display of an entry's part: the number in the margin, the text next to it, or a separate block. */
  display?: 'block' | 'left-margin' | 'right-inline' | 'indent'
  /** True if the run starts a block, even after a run with the same display. */
  startsBlock?: true
}

/** A variable of CSL whose value a stretch is; of names, that of one person or organisation. */
export interface RunPart {
  variable: string
  isOrganization?: true
}

/** The links of a citation: the printed DOIs and URLs, the titles of entries, or none. */
export type Links = 'doi' | 'title' | false

/** A citation, or an entry of a bibliography. */
export type Runs = readonly Run[]
