import { expect, test, vi } from 'vitest'
import type { Brand } from './brand.ts'
import { cacheBrands } from './brand-cache.ts'

const brand = (id: string) => ({ id }) as Brand

test('concurrent calls share one look-up, and a brand is looked up again after five seconds', async () => {
  const find = vi.fn<(domain: string) => Promise<Brand>>(async (domain) => brand(domain))
  const cached = cacheBrands(find)
  expect(await Promise.all([cached('a'), cached('a'), cached('b')])).toEqual([
    brand('a'),
    brand('a'),
    brand('b'),
  ])
  expect(find.mock.calls).toEqual([['a'], ['b']])
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now')
  clock.mockReturnValue(start + 4_900)
  await nextReading()
  await cached('a')
  expect(find).toHaveBeenCalledTimes(2)
  clock.mockReturnValue(start + 5_100)
  await nextReading()
  await cached('a')
  expect(find).toHaveBeenCalledTimes(3)
  clock.mockRestore()
})

/** The cache reads the clock once per millisecond. */
const nextReading = () => new Promise((resolve) => setTimeout(resolve, 5))

test('an unknown domain is cached too', async () => {
  const find = vi.fn<(domain: string) => Promise<null>>(async () => null)
  const cached = cacheBrands(find)
  expect([await cached('a'), await cached('a')]).toEqual([null, null])
  expect(find).toHaveBeenCalledTimes(1)
})

test('while the look-up fails, a brand stays as it was last known, and changes when it works again', async () => {
  let settings: 'old' | 'new' | Error = 'old'
  const cached = cacheBrands(async () => {
    if (settings instanceof Error) throw settings
    return brand(settings)
  })
  expect(await cached('a')).toEqual(brand('old'))
  const clock = vi.spyOn(performance, 'now')
  const at = async (ms: number) => {
    clock.mockReturnValue(start + ms)
    await nextReading()
    return cached('a')
  }
  const start = performance.now()
  settings = new Error('gone')
  expect(await at(6_000)).toEqual(brand('old'))
  expect(await at(60_000)).toEqual(brand('old'))
  await expect(cached('b')).rejects.toThrow('gone')
  settings = 'new'
  expect(await at(66_000)).toEqual(brand('new'))
  clock.mockRestore()
})

test('a failed look-up is not cached', async () => {
  const find = vi
    .fn<() => Promise<Brand>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(brand('here'))
  const cached = cacheBrands(find)
  await expect(cached('a')).rejects.toThrow('gone')
  expect(await cached('a')).toEqual(brand('here'))
})
