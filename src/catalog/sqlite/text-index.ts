import type { Kind, Stored } from '../catalog.ts'
import { bytesOf } from '../filter/key-ranges.ts'
import { commonTermsOf, hasFurtherTerms, rareTermsOf, wordLetters, wordTermsOf } from '../filter/terms.ts'
import { searchedOf, weights } from '../search/searched-words.ts'
import { dateKeyOf, sortBytes, titleKeyOf } from '../sort-key.ts'
import type { Statements } from './database.ts'
import { PostingChanges } from './postings/posting-changes.ts'

/** Writes the words and the texts of a record to the text index, unless they are unchanged. */
export function putText<K extends Kind>(
  sql: Statements,
  postings: PostingChanges,
  { kind, no, record, before }: { kind: K; no: number; record: Stored[K]; before: Stored[K] | undefined },
): void {
  const columns = columnsOf(kind, record)
  if (before !== undefined) {
    if (columns.join('\n') === columnsOf(kind, before).join('\n')) return
    for (const term of wordTermsOf(kind, before)) postings.set(term, no, false)
    sql.run(`delete from ${kind}_text where rowid = ?`, no)
  }
  for (const term of wordTermsOf(kind, record)) postings.set(term, no, true)
  sql.run(`insert into ${kind}_text (rowid, title, name, topic, text) values (?, ?, ?, ?, ?)`, no, ...columns)
}

/** Returns the texts of a record, grouped by weight. Texts are joined by a separator that no phrase contains. */
const columnsOf = <K extends Kind>(kind: K, record: Stored[K]): string[] => {
  const searched = searchedOf(kind, record)
  return weights.map(weight => searched[weight].map(words => words.join(' ')).join(' \u00b6 '))
}

/**
 * Reindexes all records of one kind in a database from an earlier release.
 *
 * Rewrites the words, the texts, and the sort keys by title and date, and adds the common terms.
 */
export function indexSqliteAgain(sql: Statements, kind: Kind): void {
  for (const letter of Object.values(wordLetters)) {
    const range = [bytesOf(letter), bytesOf(`${letter}\u{10ffff}`)]
    sql.run(
      `delete from ${kind}_posting where key in (select p.key from ${kind}_term t join ${kind}_posting p
        on p.key >= t.no * 65536 and p.key < (t.no + 1) * 65536 where t.term >= ? and t.term < ?)`,
      ...range,
    )
    sql.run(`delete from ${kind}_term where term >= ? and term < ?`, ...range)
  }
  sql.run(`insert into ${kind}_text (${kind}_text) values ('delete-all')`)
  for (let last = 0; ; ) {
    const rows = [...sql.rows(`select no, body from ${kind} where no > ? order by no limit 1000`, last)]
    if (rows.length === 0) return
    const postings = new PostingChanges(sql, kind)
    for (const row of rows) {
      const [no, record] = [Number(row.no), JSON.parse(String(row.body))]
      putText(sql, postings, { kind, no, record, before: undefined })
      for (const term of commonTermsOf(kind, record)) postings.set(term, no, true)
      const keys = [titleKeyOf(kind, record), dateKeyOf(kind, record)].map(sortBytes)
      sql.run(`update ${kind} set title = ?, date = ? where no = ?`, ...keys, no)
      last = no
    }
    postings.write()
  }
}

/**
 * Indexes the words, terms and texts of files with several paths or merged values.
 *
 * Used for a database of an earlier release, which indexed only the first path and no merged values.
 */
export function indexFilesAgain(sql: Statements): void {
  for (let last = 0; ; ) {
    const rows = [...sql.rows('select no, body from file where no > ? order by no limit 1000', last)]
    if (rows.length === 0) return
    const postings = new PostingChanges(sql, 'file')
    for (const row of rows) {
      const [no, record]: [number, Stored['file']] = [Number(row.no), JSON.parse(String(row.body))]
      last = no
      if (!hasFurtherTerms(record)) continue
      sql.run('delete from file_text where rowid = ?', no)
      putText(sql, postings, { kind: 'file', no, record, before: undefined })
      for (const term of commonTermsOf('file', record)) postings.set(term, no, true)
      for (const term of rareTermsOf('file', record))
        sql.run('insert or ignore into file_rare (term, no) values (?, ?)', bytesOf(term), no)
    }
    postings.write()
  }
}
