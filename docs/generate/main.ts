import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatedFolders } from './folders.ts'
import { generatedPages } from './pages.ts'

const docs = fileURLToPath(new URL('../', import.meta.url))

for (const folder of generatedFolders) rmSync(docs + folder, { recursive: true, force: true })
for (const [path, text] of await generatedPages()) {
  mkdirSync(dirname(docs + path), { recursive: true })
  writeFileSync(docs + path, text)
}
