import { rm } from 'node:fs/promises'
import { logInAs } from '../fixtures/member/log-in.ts'
import { pairsOf, sampleOf } from '../fixtures/sample.ts'
import { REMOTES } from '../fixtures/site/remotes.ts'
import { expect, test } from '../fixtures/test.ts'
import { withServerHalf } from './with-server-half.ts'

/** Puts this in the place of a page's element. */
const inPage = (code: string) => `
;const { createElement } = require('react')
exports.remote = { ...exports.remote, element: () => createElement(() => { ${code} }) }`

/** Code behind a half, which then fails in each of the ways that a team's mistake or an attacker could make it fail. */
const FAULTS: Readonly<Record<string, string>> = {
  'throws at load': `;throw new Error('no half')`,
  'throws in render': inPage(`throw new Error('no page')`),
  'loops for ever': inPage('for (;;);'),
  'takes two gigabytes': inPage(`
    const taken = []
    while (taken.length < 64) taken.push(new Uint8Array(32 * 1024 * 1024).fill(1))
    return createElement('p', null, taken.length)`),
  'reads the environment': inPage(`return createElement('p', null, process.env.PATH)`),
  'opens a file': inPage(
    `return createElement('p', null, require('node:fs').readFileSync('/etc/hostname', 'utf8'))`,
  ),
  'rejects its data': `
;exports.remote = { ...exports.remote, preload: async () => { throw new Error('no data') } }`,
  'renders other HTML than the browser': inPage(`return createElement('p', null, 'something else')`),
}

const OTHER = { path: '/login', heading: 'Log in' }

/** Each fault does the same to all remotes, so these pairs are sampled. */
const CASES = sampleOf(pairsOf(REMOTES, Object.entries(FAULTS)), 3)

for (const { name, path, heading, isForMembers } of REMOTES) {
  const faults = CASES.filter(([remote]) => remote.name === name).map(([, fault]) => fault)
  if (faults.length === 0) continue
  test(`§2: when the server half of ${name} fails, its page appears, and release status names the version`, async ({
    page,
    releaseSite: site,
    expectedErrors,
  }) => {
    test.setTimeout(240_000)
    const folders: string[] = []
    try {
      if (isForMembers) {
        await page.goto(site.url + path)
        await logInAs(page, 'free')
        await expect(page).toHaveURL(site.url + path)
      }
      for (const [index, [fault, code]] of faults.entries()) {
        await test.step(fault, async () => {
          // React reports HTML that differs, and draws the page anew.
          if (fault.startsWith('renders other')) expectedErrors.push(/Minified React error #418/)
          const version = `1.0.1-fa${index}`
          const dist = await withServerHalf(name, { version, change: (half) => half + code })
          folders.push(dist)
          await site.publish(dist)
          const failures = async () => {
            const row = (await site.status()).find((row) => row.name === name)
            const { failures = 0, crashes = 0 } = row?.live?.version === version ? row.live : {}
            return failures + crashes
          }
          // The visitor's own browser may have been told of the version before the page is requested anew.
          await expect(async () => {
            await page.goto(site.url + path)
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 10_000 })
            expect(await failures()).toBeGreaterThan(0)
          }).toPass({ timeout: 60_000 })
          await expect(page.locator('[data-outlet] > [data-remote]:not([hidden])')).toHaveAttribute(
            'data-version',
            version,
          )
          await expect(page.getByText('something else')).toHaveCount(0)
          await page.getByRole('navigation').first().getByRole('link').first().waitFor()
        })
      }
      const other = await (await fetch(site.url + OTHER.path, { headers: { accept: 'text/html' } })).text()
      if (name !== 'mf-account') expect(other).toContain(OTHER.heading)
    } finally {
      for (const folder of folders) await rm(folder, { recursive: true })
    }
  })
}
