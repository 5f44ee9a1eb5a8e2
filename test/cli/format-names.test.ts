import { describe, expect, it } from 'vitest'
import { aliasesOf } from '../../src/formats/aliases.ts'
import { formats } from '../../src/formats/index.ts'

describe('aliasesOf', () => {
  it('extensions and media types that belong to only one format are aliases of that format, and bib means BibTeX', () => {
    const aliases = aliasesOf([
      { id: 'ris', extensions: ['.ris'], mediaTypes: ['application/a', 'text/x'] },
      { id: 'bibtex', extensions: ['.bib', '.b'], mediaTypes: ['text/x'] },
      { id: 'biblatex', extensions: ['.bib'], mediaTypes: [] },
    ])
    expect(aliases).toEqual({
      '.ris': 'ris',
      'application/a': 'ris',
      '.b': 'bibtex',
      b: 'bibtex',
      bib: 'bibtex',
      '.bib': 'bibtex',
    })
  })

  it('aliases refer to existing formats and never equal a format id', () => {
    const ids = formats.map(({ id }) => id)
    for (const [name, id] of Object.entries(aliasesOf(formats))) {
      expect(ids).toContain(id)
      expect(ids).not.toContain(name)
    }
    expect(aliasesOf(formats)).not.toHaveProperty('json')
  })
})
