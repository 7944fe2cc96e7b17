import { expect, test } from 'vitest'
import { remoteBundle, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { cookiesOf, NAVIGATION, openSite, release } from '../fixture-site.ts'

const shells = ['1', '2', '3'].map((version) => shellBundle({ version }))

async function openedSite(count: number) {
  const site = await openSite({ bundles: [...shells.slice(0, count), remoteBundle()] })
  const first = cookiesOf(await site.app.inject('/registry.json'))
  /** The shell in the page of a visitor with this cookie, and the cookie by which it would fall back. */
  async function open(cookie = '') {
    const headers = { ...NAVIGATION, cookie: `${first}; ${cookie}` }
    const { body } = await site.app.inject({ url: '/news', headers })
    const shell = /data-shell="shell" data-version="(\d)"/.exec(body)?.[1]
    const fallback = /data-fallback="([^"]*)"/.exec(body)?.[1]
    return { shell, fallback }
  }
  return { ...site, open }
}

test('a page whose shell has failed is served with the one before, for ten minutes', async () => {
  const { open } = await openedSite(2)
  const { shell, fallback } = await open()
  expect(shell).toBe('2')
  expect(fallback).toBe('failed-shell=2; path=/; max-age=600; samesite=lax')
  expect(await open('failed-shell=2')).toEqual({ shell: '1', fallback: undefined })
})

test('the cookie cannot choose a shell: it counts only if it names the one that the visitor would get', async () => {
  const { open } = await openedSite(3)
  for (const version of ['1', '2', '9', '', '__proto__', '../news/1'])
    expect(await open(`failed-shell=${version}`)).toMatchObject({ shell: '3' })
})

test('without a shell before it, a page has no fallback', async () => {
  const { open } = await openedSite(1)
  expect(await open()).toEqual({ shell: '1', fallback: undefined })
  expect(await open('failed-shell=1')).toEqual({ shell: '1', fallback: undefined })
})

test('a canary falls back to the live shell, and a release ends that', async () => {
  const { open, storage } = await openedSite(2)
  await release(storage, shellBundle({ version: '3' }), { kind: 'canary', share: 1 })
  const shellFor = async (cookie: string) => (await open(cookie)).shell
  await expect.poll(() => shellFor(''), { timeout: 2_000 }).toBe('3')
  expect(await shellFor('failed-shell=3')).toBe('2')
  await release(storage, shellBundle({ version: '4' }))
  await expect.poll(() => shellFor('failed-shell=3'), { timeout: 2_000 }).not.toBe('2')
})
