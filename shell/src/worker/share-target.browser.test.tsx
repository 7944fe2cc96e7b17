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

beforeEach(() => forgetSharedPhotos())

test('answers the form of a share, and nothing else', () => {
  expect(isShare({ method: 'POST', url: URL_OF_SHARE })).toBe(true)
  expect(isShare({ method: 'GET', url: URL_OF_SHARE })).toBe(false)
  expect(isShare({ method: 'POST', url: 'https://site.example/profile' })).toBe(false)
})

test('shared pictures wait in the browser until the member’s photos take them, once', async () => {
  const { status, headers } = await share(file('été.jpg'), file('sea.png', 'image/png'))
  expect([status, headers.get('location')]).toEqual([303, '/profile?shared=2'])
  const taken = await takeSharedPhotos()
  expect(names(taken)).toEqual(['été.jpg', 'sea.png'])
  expect(await taken[1]?.text()).toBe('a picture')
  expect(taken[1]?.type).toBe('image/png')
  expect(await takeSharedPhotos()).toEqual([])
})

test('nothing but pictures is kept, and no more than the site takes at once', async () => {
  const others = [
    file('a.svg', 'image/svg+xml'),
    file('b.html', 'text/html'),
    file('c.jpg', 'image/jpeg', ''),
  ]
  const { headers } = await share('text', ...others)
  expect(headers.get('location')).toBe('/profile')
  expect(await takeSharedPhotos()).toEqual([])
  await share(...Array.from({ length: 14 }, (_, at) => file(`${at}.jpg`)))
  expect(await takeSharedPhotos()).toHaveLength(shareTarget.most)
})

test('a later share replaces one that nobody took', async () => {
  await share(file('old.jpg'), file('older.jpg'))
  await share(file('new.jpg'))
  expect(names(await takeSharedPhotos())).toEqual(['new.jpg'])
})
