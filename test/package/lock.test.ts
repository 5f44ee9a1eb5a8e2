import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.ts'

interface Locked {
  version?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

// Without them `npm ci` refuses the lock. npm before 11 leaves them out where node_modules lacks them; npm 11 keeps them.
test('package-lock.json lists the optional dependencies of every package, for all platforms', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const locked = Object.keys(packages).map(path =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  )
  const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  expect(named.filter(name => !locked.includes(name))).toEqual([])
})

test('package-lock.json has a SHA-512 hash of every dependency', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const open = Object.entries(packages).filter(
    ([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'),
  )
  expect(open.map(([path]) => path)).toEqual([])
})
