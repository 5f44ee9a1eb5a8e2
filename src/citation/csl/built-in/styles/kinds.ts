import type { Node } from '../../processor/compile/nodes.ts'
import { choose, otherwise, when } from '../elements.ts'

export const laws = 'bill hearing legal_case legislation regulation treaty'
/** Types of periodicals and of their parts. */
export const serial = 'article-journal article-magazine article-newspaper periodical post-weblog review review-book'
/** Types of works that count as parts of periodicals unless the work has an editor or compiler. */
export const maybeSerial = 'interview paper-conference'
/** The roles that make a work part of a book. */
export const editing = 'collection-editor compiler editor editorial-director'
/** Variables that make a work such as a letter or interview retrievable. One of them is enough. */
export const retrievable = 'archive archive-place container-title DOI number publisher references URL'
/** Variables that make a work a review. One of them is enough. */
export const reviewing = 'reviewed-author reviewed-genre reviewed-title'

/**
 * Builds a choice between reviews and other works. Reviews are identified by type or by a reviewed author, genre or
 * title.
 */
export const ofReviews = (review: readonly Node[], other: readonly Node[]): Node =>
  choose(
    when({ match: 'any', type: 'review review-book' }, ...review),
    when({ match: 'any', variable: reviewing }, ...review),
    otherwise(...other),
  )

/** Builds a choice between parts of periodicals and works of other kinds. */
export const byKind = (ofPeriodical: readonly Node[], others: readonly Node[]): Node =>
  choose(
    when({ type: serial }, ...ofPeriodical),
    when({ match: 'any', variable: editing }, ...others),
    when({ type: maybeSerial }, ...ofPeriodical),
    otherwise(...others),
  )
