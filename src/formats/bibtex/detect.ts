const entry =
  /(?:^\ufeff?|[\n}])[ \t]*@[ \t]*(?!(?:string|preamble|comment)\b)([a-z]{2,30})\s{0,20}[{(]\s{0,20}[^\s{},=()]{0,200}\s{0,20}(?:,|=\s{0,20}["{\d])/i
const ofBiblatex =
  /@(?:dataset|software|online|electronic|thesis|report|audio|video|image|standard|periodical|collection|mv\w+|suppbook|review|movie|music|artwork)\s{0,20}[{(]|^[ \t]*(?:[a-z]+\+an:[a-z]+|date|journaltitle|eprinttype|langid|institution-?type|entrysubtype|eventdate|urldate)[ \t]*=/im

/** True if the first 20,000 characters contain an entry, but no type or field that only BibLaTeX has. */
export const isBibtex = (text: string): boolean => holdsEntries(text) && !isOfBiblatex(text)

/** True if the first 20,000 characters contain an entry, and a type or field that only BibLaTeX has. */
export const isBiblatex = (text: string): boolean => holdsEntries(text) && isOfBiblatex(text)

const holdsEntries = (text: string): boolean => entry.test(text.slice(0, sniffed))

const isOfBiblatex = (text: string): boolean => ofBiblatex.test(text.slice(0, sniffed))

const sniffed = 20_000

/** True if a text starts like BibTeX, even if it is too faulty or too unusual to be detected. */
export const beginsAsBibtex = (text: string): boolean =>
  /^\ufeff?(?:\s{0,100}%[^\n]{0,1000}\n){0,50}\s{0,100}@[a-z]{2,30}\s{0,20}[{(]/i.test(text)
