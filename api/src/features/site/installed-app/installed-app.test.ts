import { locales, paths } from 'contracts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { screenshotsOf } from './app-screenshots.ts'
import { drawAppIcon } from './draw-app-icon.ts'

const { app } = await openWorld()

interface Manifest {
  readonly name: string
  readonly lang: string
  readonly theme_color: string
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose: string
  }[]
  readonly screenshots: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly form_factor: string
    readonly label: string
  }[]
  readonly share_target: { readonly action: string }
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}

async function manifestOf(lang: string, host = 'localhost') {
  const response = await app.inject({ url: `/app.webmanifest?lang=${lang}`, headers: { host } })
  expect(response.statusCode).toBe(200)
  return { response, manifest: response.json<Manifest>() }
}

test('§2: browsers can install the site as an app of the brand’s name, whatever the language', async () => {
  const { response, manifest } = await manifestOf('fi')
  expect(response.headers['content-type']).toContain('application/manifest+json')
  expect(response.headers['cache-control']).toBe('public, max-age=3600')
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/',
    display: 'standalone',
    name: 'Amberly',
    lang: 'fi',
    shortcuts: [
      { name: 'Viestit', url: paths.chats },
      { name: 'Tykkäykset', url: paths.likes },
      { name: 'Etsi jäseniä', url: paths.members },
    ],
  })
  for (const locale of locales) {
    const { name, shortcuts } = (await manifestOf(locale)).manifest
    expect([name, shortcuts.length, shortcuts.every((shortcut) => shortcut.name)]).toEqual([
      'Amberly',
      3,
      true,
    ])
  }
})

test('every icon of every brand is there, of the size that the manifest says, and caches may keep it', async () => {
  const colours = new Set<string>()
  for (const host of ['localhost', 'she.localhost']) {
    const { manifest } = await manifestOf('en', host)
    colours.add(manifest.theme_color)
    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'maskable 192x192',
      'any 512x512',
      'maskable 512x512',
    ])
    for (const { src, sizes, type } of manifest.icons) {
      const { headers, rawPayload } = await app.inject({ url: src, headers: { host } })
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': expect.stringContaining('immutable'),
      })
      const { width, height } = await sharp(rawPayload).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  }
  expect(colours.size).toBe(2)
})

test('a maskable icon fills the square, and its heart is within the circle that no mask cuts', async () => {
  const icon = await drawAppIcon({ palette: 'amberly', size: 512, purpose: 'maskable' })
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let farthest = 0
  let lowestAlpha = 255
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    lowestAlpha = Math.min(lowestAlpha, alpha)
    const pixel = at / info.channels
    const [x, y] = [(pixel % 512) - 256, Math.floor(pixel / 512) - 256]
    if (Math.min(red, green, blue) > 235) farthest = Math.max(farthest, Math.hypot(x, y))
  }
  expect(lowestAlpha).toBe(255)
  expect(farthest).toBeGreaterThan(100)
  expect(farthest).toBeLessThan(0.4 * 512)
})

test('every brand of the demo shows what its app looks like, on a phone and on a wide screen', async () => {
  for (const host of ['localhost', 'she.localhost', 'gay.localhost']) {
    const { screenshots } = (await manifestOf('fi', host)).manifest
    expect(screenshots).toMatchObject([
      { form_factor: 'narrow', sizes: '390x844', label: 'Etsi jäseniä' },
      { form_factor: 'wide', sizes: '1280x800', label: 'Etsi jäseniä' },
    ])
    for (const { src, sizes, type } of screenshots) {
      const { headers, rawPayload } = await app.inject({ url: src, headers: { host } })
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': expect.stringContaining('immutable'),
      })
      expect(rawPayload.length).toBeLessThanOrEqual(60_000)
      const { width, height, format } = await sharp(rawPayload).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
    }
  }
})

test('a brand whose pages were not recorded shows no other brand’s', () => {
  expect(screenshotsOf('Somewhere')).toEqual([])
})

test.each([
  '/media/app/amberly-any-4096-1.png',
  '/media/app/other-any-192-1.png',
  '/media/app/x',
  '/media/app/screenshots/amberly-narrow.webp',
  '/media/app/screenshots/..%2Fapp-routes.ts',
])('has no other picture: %s', async (url) => {
  expect((await app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404)
})

test('a share that no service worker has caught leads to the member’s photos, and changes nothing', async () => {
  const { share_target } = (await manifestOf('en')).manifest
  expect(share_target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' })
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: share_target.action,
    headers: {
      host: 'localhost',
      'content-type': 'multipart/form-data; boundary=x',
      'sec-fetch-site': 'cross-site',
    },
    payload: `--x\r\n${'a picture'.repeat(100_000)}`,
  })
  expect([statusCode, headers['location']]).toEqual([303, paths.profile])
})

test.each([
  ['cross-site', '/profile?shared=a-key', '/profile'],
  ['same-site', '/profile?from=here&shared=a-key', '/profile'],
  ['cross-site', '/profile?shared', '/profile'],
  ['none', '/profile?shared=a-key', undefined],
  ['same-origin', '/profile?shared=a-key', undefined],
  ['cross-site', '/profile', undefined],
  ['cross-site', '/profile?unshared=a-key', undefined],
  ['cross-site', '/members?shared=a-key', undefined],
])('a share from another site opens the photos without its pictures: %s, %s', async (site, url, expected) => {
  const headers = { host: 'localhost', 'sec-fetch-site': site }
  const { statusCode, headers: sent } = await app.inject({ url, headers })
  expect(sent['location']).toBe(expected)
  // There are no pages in this test.
  expect(statusCode).toBe(expected === undefined ? 404 : 303)
})

test('another site’s name has no manifest', async () => {
  const { statusCode } = await app.inject({ url: '/app.webmanifest', headers: { host: 'elsewhere.example' } })
  expect(statusCode).toBeGreaterThanOrEqual(400)
})
