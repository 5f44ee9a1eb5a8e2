const entry =
  /(?:^|[\n}])[ \t]*@[ \t]*(?!(?:string|preamble|comment)\b)([a-z]{2,30})\s{0,20}[{(]\s{0,20}[^\s{},=()]{0,200}\s{0,20},/i
const ofBiblatex =
  /@(?:dataset|software|online|electronic|thesis|report|audio|video|image|standard|periodical|collection|mv\w+|suppbook|patent|review|movie|music|artwork)\s{0,20}[{(]|^[ \t]*(?:date|journaltitle|eprinttype|langid|institution-?type|entrysubtype|eventdate|urldate)[ \t]*=/im

/** Whether a text holds entries, and among them types or fields that only BibLaTeX has, near enough to its beginning. */
export const looksLikeBiblatex = (text: string): boolean =>
  entry.test(text.slice(0, sniffed)) && ofBiblatex.test(text.slice(0, sniffed))

/** Whether a text holds entries, and nothing that only BibLaTeX has. */
export const looksLikeBibtex = (text: string): boolean =>
  entry.test(text.slice(0, sniffed)) && !ofBiblatex.test(text.slice(0, sniffed))

const sniffed = 20_000
