import { shareTarget } from 'contracts'
import { forgetSharedPhotos, takeSharedPhotos } from 'shared-state/shared-photos'
import { beforeEach, expect, test } from 'vitest'
import { isShare, receiveShare } from './share-target.ts'

const URL_OF_SHARE = `https://site.example${shareTarget.path}`

function share(...files: readonly (File | string)[]) {
  const body = new FormData()
  for (const file of files) body.append(shareTarget.field, file)
  return receiveShare(new Request(URL_OF_SHARE, { method: 'POST', body }))
}

const file = (name: string, type = 'image/jpeg', content = 'a picture') => new File([content], name, { type })
const names = (files: readonly File[]) => files.map(({ name }) => name)

/** The key of the pictures in the address to which a share leads. */
function keyIn({ headers }: Response): string {
  const location = new URL(headers.get('location') ?? '', URL_OF_SHARE)
  expect(location.pathname).toBe('/profile')
  return location.searchParams.get(shareTarget.parameter) ?? ''
}

beforeEach(() => forgetSharedPhotos())

test('answers the form of a share, and nothing else', () => {
  expect(isShare({ method: 'POST', url: URL_OF_SHARE })).toBe(true)
  expect(isShare({ method: 'GET', url: URL_OF_SHARE })).toBe(false)
  expect(isShare({ method: 'POST', url: 'https://site.example/profile' })).toBe(false)
})

test('shared pictures wait in the browser until the member’s photos take them, once', async () => {
  const response = await share(file('été.jpg'), file('sea.png', 'image/png'))
  expect(response.status).toBe(303)
  const key = keyIn(response)
  const taken = await takeSharedPhotos(key)
  expect(names(taken)).toEqual(['été.jpg', 'sea.png'])
  expect(await taken[1]?.text()).toBe('a picture')
  expect(taken[1]?.type).toBe('image/png')
  expect(await takeSharedPhotos(key)).toEqual([])
})

test.each(['', '1', '0', 'undefined'])(
  'a site that has posted pictures does not know their key: %j',
  async (guess) => {
    await share(file('advert.jpg'))
    expect(await takeSharedPhotos(guess)).toEqual([])
  },
)

test('nothing but pictures is kept, and no more than the site takes at once', async () => {
  const others = [
    file('a.svg', 'image/svg+xml'),
    file('b.html', 'text/html'),
    file('c.jpg', 'image/jpeg', ''),
  ]
  const { headers } = await share('text', ...others)
  expect(headers.get('location')).toBe('/profile')
  const many = await share(...Array.from({ length: 14 }, (_, at) => file(`${at}.jpg`)))
  expect(await takeSharedPhotos(keyIn(many))).toHaveLength(shareTarget.most)
})

test('a later share replaces one that nobody took', async () => {
  const old = await share(file('old.jpg'), file('older.jpg'))
  const response = await share(file('new.jpg'))
  expect(await takeSharedPhotos(keyIn(old))).toEqual([])
  const again = await share(file('new.jpg'))
  expect(keyIn(again)).not.toBe(keyIn(response))
  expect(names(await takeSharedPhotos(keyIn(again)))).toEqual(['new.jpg'])
})
