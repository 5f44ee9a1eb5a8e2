// Runs the examples of `npm start`: the main tasks, with the built command, on records in fixtures/.
import { spawnSync } from 'node:child_process'

const root = new URL('..', import.meta.url)
const talk = 'fixtures/datacite-xml/weather-talk.xml'

const scenes = [
  [
    'A broken record: the problem with its position, its effect at DataCite and its fix',
    [1, 'check fixtures/invalid/byte-order-mark.json'],
  ],
  [
    'One record, cited in three styles',
    [0, `cite ${talk}`],
    [0, `cite ${talk} --style apa`],
    [0, `cite ${talk} --style ieee`],
  ],
  ['DataCite XML as BibTeX, with what BibTeX cannot express', [0, `convert ${talk} --to bibtex --format compact`]],
  ['The versions of a dataset, in order', [0, 'versions fixtures/versions/dotted-suffix-chain.json']],
]

for (const [sentence, ...commands] of scenes) {
  console.log(process.stdout.isTTY ? `\x1b[1m${sentence}\x1b[22m` : sentence)
  for (const [expected, command] of commands) {
    console.log(`$ citable ${command}`)
    const options = { cwd: root, env: { ...process.env, GITHUB_ACTIONS: '' }, stdio: 'inherit' }
    const { status } = spawnSync(process.execPath, ['dist/cli.js', ...command.split(' ')], options)
    if (status !== expected) process.exitCode = 1
  }
  console.log('')
}

console.log(`Try next:
  npx citable check your-records/            JSON, NDJSON, YAML or XML
  npx citable fix your-record.json           what can be corrected automatically
  npx citable convert your.bib --to datacite-xml
  npx citable serve                          the API and pages of a repository
  npx citable --help                         everything else`)
