import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { terminalPicture } from '../../docs/generate/picture.ts'
import { citable } from '../cli/fake-terminal.ts'

test('the picture in the README shows the current output of citable check', async () => {
  const name = 'language-name.json'
  const text = readFileSync(new URL(`../../fixtures/invalid/${name}`, import.meta.url), 'utf8')
  const { stdout } = await citable(['check', name, '--color'], { files: { [name]: text }, columns: 92 })
  await expect(terminalPicture(`citable check ${name}`, stdout)).toMatchFileSnapshot('../../docs/public/terminal.svg')
})
