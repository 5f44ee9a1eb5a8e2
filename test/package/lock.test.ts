import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.ts'

interface Locked {
  version?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

// npm leaves them out where its registry or node_modules lacks them, and then `npm ci` refuses the lock; .ci/complete-lock.mjs adds them.
test('package-lock.json names the packages for every platform', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const locked = Object.keys(packages).map(path =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  )
  const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  expect(named.filter(name => !locked.includes(name))).toEqual([])
})

test('package-lock.json says of every package what its content has to be', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const open = Object.entries(packages).filter(
    ([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'),
  )
  expect(open.map(([path]) => path)).toEqual([])
})
