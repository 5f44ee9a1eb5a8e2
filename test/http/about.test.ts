import { expect, it } from 'vitest'
import { aboutOf } from '../../src/http/about.ts'

it.each([
  ['https://data.example.org', 'Research data of data.example.org'],
  ['http://127.0.0.1:8000', 'Research data'],
  ['http://[::1]:8000', 'Research data'],
  ['http://localhost:8000', 'Research data'],
])('a service at %s has the default title %s', (baseUrl, title) => {
  expect(aboutOf({ baseUrl })).toMatchObject({ title, publisher: title })
  expect(aboutOf({ baseUrl, about: { title: 'Soils of the North' } }).publisher).toBe('Soils of the North')
})
