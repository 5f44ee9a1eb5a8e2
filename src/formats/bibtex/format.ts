import { fileTypes } from '../file-types.ts'
import type { Format } from '../format.ts'
import { looksLikeBiblatex, looksLikeBibtex } from './detect.ts'
import type { BibDialect } from './dialects.ts'
import { biblatexDialect, bibtexDialect } from './dialects.ts'
import { readEntries } from './read.ts'
import { writeEntries } from './write.ts'

/** BibTeX as its standard styles have it. */
export const bibtex: Format = {
  ...formatOf(bibtexDialect),
  ...fileTypes.bibtex,
  detect: looksLikeBibtex,
}

/** BibLaTeX, which has types for datasets and software, dates, and a field for the version. */
export const biblatex: Format = {
  ...formatOf(biblatexDialect),
  ...fileTypes.biblatex,
  detect: looksLikeBiblatex,
}

function formatOf(
  dialect: BibDialect,
): Pick<Format, 'id' | 'name' | 'read' | 'write' | 'writeAll'> & Pick<Required<Format>, 'read' | 'write' | 'writeAll'> {
  return {
    id: dialect.id,
    name: dialect.name,
    read: text => readEntries(text, dialect),
    write: (record, options) => writeEntries([record], dialect, options),
    writeAll: (records, options) => writeEntries(records, dialect, options),
  }
}
