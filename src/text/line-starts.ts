/** Returns the offsets of all line starts, beginning with 0. Lines end with LF, CRLF or CR. */
export function lineStarts(text: string): number[] {
  const starts = [0]
  if (text.includes('\r')) {
    const lineEnd = /\r\n?|\n/g
    while (lineEnd.exec(text) !== null) starts.push(lineEnd.lastIndex)
  } else {
    // Engines search for a single character many times faster than for a pattern.
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  }
  return starts
}
