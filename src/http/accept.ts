/** A range of media types that a client takes, with how much it likes it (RFC 9110, 12.5.1). */
interface Range {
  type: string
  subtype: string
  quality: number
}

/**
 * Which of the media types a client likes best: by quality, then by how narrowly it is named, then in the order given. Undefined where
 * it takes none of them; without an Accept header, or with one that cannot be read, the first.
 */
export function negotiate(accept: string | undefined, offered: readonly string[]): string | undefined {
  const ranges = accept === undefined ? [] : rangesOf(accept)
  if (ranges.length === 0) return offered[0]
  let best: { type: string; quality: number } | undefined
  for (const type of offered) {
    const quality = qualityOf(type, ranges)
    if (quality > (best?.quality ?? 0)) best = { type, quality }
  }
  return best?.type
}

function qualityOf(mediaType: string, ranges: readonly Range[]): number {
  const [type = '', subtype = ''] = mediaType.split('/')
  let found = { narrowness: -1, quality: 0 }
  for (const range of ranges) {
    const fits = (range.type === '*' || range.type === type) && (range.subtype === '*' || range.subtype === subtype)
    const narrowness = Number(range.type !== '*') + Number(range.subtype !== '*')
    if (fits && narrowness > found.narrowness) found = { narrowness, quality: range.quality }
  }
  return found.quality
}

function rangesOf(accept: string): Range[] {
  return accept
    .slice(0, 2000)
    .split(',')
    .flatMap(text => {
      const [name = '', ...parameters] = text.split(';').map(part => part.trim().toLowerCase())
      const match = /^([\w!#$&^.+*-]{1,100})\/([\w!#$&^.+*-]{1,100})$/.exec(name)
      if (match === null) return []
      const stated = parameters.find(parameter => parameter.startsWith('q='))
      const quality = stated === undefined ? 1 : Number(stated.slice(2))
      const [, type = '', subtype = ''] = match
      return [{ type, subtype, quality: quality >= 0 && quality <= 1 ? quality : 1 }]
    })
}
