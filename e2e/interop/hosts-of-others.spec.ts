import type { ResolvedRegistry } from 'platform/protocol'
import { test } from '../fixtures/interop/interop-site.ts'
import { serveFolder } from '../fixtures/interop/serve-folder.ts'
import { expect } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial', timeout: 90_000 })
// The host's own, and the site with our remotes.
test.use({ mostOrigins: 2 })

/** Says how to reach a remote of the toys: its manifest, its entry, and the name of its global. */
async function remoteOf(toys: { readonly url: string }, name: string) {
  const response = await fetch(`${toys.url}/registry.json`)
  const { remotes } = (await response.json()) as ResolvedRegistry
  const remote = remotes.find((it) => it.name === name)
  if (!remote) throw new Error(`The toys have no ${name}.`)
  const base = new URL(remote.base, toys.url).href
  return { manifest: `${base}mf-manifest.json`, entry: base + remote.entry, global: remote.federation }
}

const addressed = (host: string, page: string, query: Readonly<Record<string, string>>) =>
  `${host}/${page}.html?${new URLSearchParams(query)}`

for (const by of ['manifest', 'entry'] as const) {
  test(`a host of Module Federation loads our page by its ${by}, and shares its own React with it`, async ({
    page,
    toys,
    built,
  }) => {
    const host = await serveFolder(await built('hosts'))
    const { manifest, entry, global } = await remoteOf(toys, 'clock')
    const remote = by === 'manifest' ? { entry: manifest } : { entry, global }
    await page.goto(addressed(host.url, 'federation', { name: 'clock', path: '/', ...remote }))
    // A component of the host is around it, which only the host's own React can draw.
    await expect(page.getByTitle('the host').getByRole('heading')).toHaveText('What time is it?')
    await expect(page.locator('body.drawn')).toBeVisible()
    await page.evaluate(() => (globalThis as unknown as { leave(): Promise<void> }).leave())
    await expect(page.locator('#place')).toBeEmpty()
    await host.close()
  })
}

test('our page is a parcel in a root config of single-spa', async ({ page, toys, built }) => {
  const host = await serveFolder(await built('hosts'))
  const { manifest } = await remoteOf(toys, 'clock')
  const address = addressed(host.url, 'single-spa', { name: 'clock', path: '/', entry: manifest })
  await page.goto(address)
  await expect(page.locator('#place')).toBeEmpty()
  await page.evaluate(() => {
    location.hash = '#/parcel'
  })
  await expect(page.getByRole('heading', { name: 'What time is it?' })).toBeVisible()
  await page.evaluate(() => {
    location.hash = ''
  })
  await expect(page.locator('#place')).toBeEmpty()
  await host.close()
})

test("Module Federation's tools find what the page runs", async ({ page, toys }) => {
  const { manifest, global } = await remoteOf(toys, 'clock')
  await page.goto(toys.url)
  await expect(page.getByRole('heading', { name: 'What time is it?' })).toBeVisible()
  const described = () =>
    page.evaluate(() => {
      const { __FEDERATION__ } = globalThis as unknown as {
        __FEDERATION__?: {
          moduleInfo: Record<string, object>
          __SHARE__: Record<string, { default: object }>
        }
      }
      const shared = Object.keys(__FEDERATION__?.__SHARE__['shell']?.default ?? {})
      return { modules: __FEDERATION__?.moduleInfo ?? {}, shared }
    })
  await expect.poll(async () => Object.keys((await described()).modules)).toContain(`clock:${manifest}`)
  const { modules, shared } = await described()
  expect(modules['shell']).toMatchObject({ remotesInfo: { clock: { matchedVersion: manifest } } })
  expect(modules[`clock:${manifest}`]).toMatchObject({
    globalName: global,
    modules: [{ modulePath: './remote' }],
  })
  expect(shared).toContain('react')
  const response = await fetch(manifest)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toMatchObject({ name: 'clock', metaData: { globalName: global } })
})
