// Installs what package-lock.json names, unless node_modules already holds just that.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

const time = path => statSync(new URL(`../${path}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0

if (time('node_modules/.package-lock.json') < Math.max(time('package-lock.json'), 1)) {
  console.error('Installing the dependencies (npm ci) …')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  process.exitCode = npm.status ?? 1
}
