// What `npm start` shows: the main tasks, run with the built command on the records in fixtures/.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const records = ['sea-ice-thickness', 'dendro-align', 'market-speech'].map(
  name => `fixtures/datacite-rest/${name}.json`,
)

/** The scenes: a sentence, the arguments of `citable`, and the expected exit code (0 by default). */
const scenes = [
  ['Are these records valid and ready to be registered?', ['check', 'fixtures/datacite-rest', 'fixtures/resource']],
  [
    'A deliberately broken record: every problem at once, its place, and what DataCite would do.',
    ['check', 'fixtures/invalid/field-campaign.json'],
    1,
  ],
  ['Citations in the house style …', ['cite', ...records]],
  ['… and as DataCite recommends them.', ['cite', ...records, '--style', 'datacite']],
  ['The versions of a dataset, in order.', ['versions', 'fixtures/versions/dotted-suffix-chain.json']],
]

const next = `Try next:
  npx citable check your-records/                  your own DataCite records: JSON, NDJSON, YAML or XML
  npx citable cite your-record.json                how to cite one
  npx citable convert your-record.json --to xml    any format to any other, and what that loses
  npx citable upgrade your-record.xml              an older record as one of the newest kernel
  npx citable diff one.xml other.json              what two records say differently
  npx citable serve                                the API and pages of a repository, here with examples
  npx citable explain self-relation                what a finding means and how to settle it
  npx citable --help                               everything else
  npm test                                         the tests`

for (const scene of scenes) show(...scene)
if (!process.exitCode) console.log(next)

function show(sentence, args, expected = 0) {
  const command = `citable ${args.join(' ')}`
  console.log(`${sentence}\n\n$ ${command}`)
  const { status } = spawnSync(process.execPath, ['dist/cli.js', ...args], {
    cwd: root,
    env: { ...process.env, GITHUB_ACTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  console.log('')
  if (status === expected) return
  console.error(`${command} ended with exit code ${status}; ${expected} was expected.\n`)
  process.exitCode = 1
}
