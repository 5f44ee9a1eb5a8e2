// What `npm start` shows: the main job, run with the built command on the records in fixtures/.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What is shown: a sentence, the arguments of `citable`, and the exit code that belongs to them (0 where not given). */
const scenes = [
  ['Are these records valid, and what would DataCite do with them?', 'check fixtures/datacite-rest --format compact'],
  [
    'A record that is broken on purpose: every problem at once, each where it stands.',
    'check fixtures/invalid/orcid-check-digit.json',
    1,
  ],
  ['A citation, in the style of the service that keeps the record …', 'cite fixtures/datacite-rest/soil-moisture.json'],
  ['… and as DataCite recommends it.', 'cite fixtures/datacite-rest/soil-moisture.json --style datacite'],
  [
    'The versions of a dataset, put in order by what they say of each other.',
    'versions fixtures/versions/dotted-suffix.json',
  ],
]

const next = `Try next:
  npx citable check your-records/        your own DataCite records: JSON, NDJSON or YAML
  npx citable cite your-record.json      how to cite one
  npx citable explain orcid-check-digit  what a finding means and how to settle it
  npx citable --help                     everything else
  npm test                               the tests`

if (!existsSync(new URL('../dist/cli.js', import.meta.url))) {
  console.error('Nothing is built yet: run npm start, which builds first.')
  process.exitCode = 1
} else {
  for (const scene of scenes) show(...scene)
  if (!process.exitCode) console.log(next)
}

function show(sentence, command, expected = 0) {
  console.log(`${sentence}\n\n$ citable ${command}`)
  const { status } = spawnSync(process.execPath, ['dist/cli.js', ...command.split(' ')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  console.log('')
  if (status === expected) return
  console.error(`citable ${command} ended with exit code ${status}; ${expected} was expected.\n`)
  process.exitCode = 1
}
