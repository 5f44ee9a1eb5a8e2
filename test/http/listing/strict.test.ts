import { beforeAll, describe, expect, it } from 'vitest'
import { type Served, serving } from '../serving.ts'

describe('the parameter strict', () => {
  let service: Served
  beforeAll(async () => {
    service = await serving()
  })

  it.each(['datasets', 'files', 'resources'])(
    'the service returns 400 for the listing and the facets of %s if the parameter strict is not a boolean',
    async kind => {
      for (const path of [`/api/v1/${kind}/`, `/api/v1/${kind}/facets/`]) {
        for (const value of ['banana', 'truee', '2']) {
          const response = await service.get(`${path}?strict=${value}`)
          expect([path, response.status]).toEqual([path, 400])
          expect((await response.json()).detail).toBe(`"strict" is true or false, not "${value}".`)
        }
        for (const value of ['true', 'false', '', '1', '0'])
          expect((await service.get(`${path}?strict=${value}`)).status).toBe(200)
        expect((await service.get(`${path}?strict=true&nothing=1`)).status).toBe(400)
        expect((await service.get(`${path}?strict=false&nothing=1`)).status).toBe(200)
      }
    },
  )
})
