import { parentPort } from 'node:worker_threads'

// Answers pieces as a thread does that checks them; one makes it end, one fills its memory, one fails.
parentPort.on('message', ({ piece }) => {
  const text = new TextDecoder().decode(piece.bytes)
  if (text.includes('"end"')) process.exit(9)
  const held = []
  while (text.includes('"fill"')) held.push(new Array(100_000).fill(0))
  if (text.includes('"fail"')) parentPort.postMessage({ error: 'It fails.' })
  else
    parentPort.postMessage({
      made: {
        about: [],
        result: { records: [], diagnostics: [] },
        extent: { units: text.length, lines: 1, tail: 0 },
      },
    })
})
