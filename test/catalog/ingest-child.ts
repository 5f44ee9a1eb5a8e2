/** Ingests datasets into a database until the process is killed, and reports their number after each batch. */
import { openCatalog } from '../../src/cli/database.ts'
import { nodeTerminal } from '../../src/cli/terminal/node-terminal.ts'
import { dataset } from './records.ts'

function* datasets() {
  for (let number = 0; ; number++) yield dataset(number)
}

const catalog = await openCatalog(process.argv[2] ?? '', nodeTerminal())
await catalog.ingest(datasets(), { batch: 50, onProgress: ({ accepted }) => process.stdout.write(`${accepted}\n`) })
