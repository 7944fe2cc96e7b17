import type { CDPSession, Page } from '@playwright/test'
import { sampleOf } from '../../fixtures/sample.ts'
import type { Site } from '../../fixtures/site/site.ts'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'
import { expect, test } from '../../fixtures/test.ts'

// Playwright would hold the requests of a tab that it has given up, if the test had routes.
test.use({ showsWaitingLike: true })

// With a first view from the server, that shows while the browser is at fault: server-halves-at-fault.spec.ts tests both.
test.use({ isRendering: false })

const HEADING = 'What it costs'
const LOOP = "if (location) { console.log('frozen'); for (;;) {} }"

/** Edits that make the page of prices loop for ever, which nothing in the page can interrupt or report. */
const LOOPS = {
  'at load': { 'src/index.ts': (source: string) => `${source}\n${LOOP}\n` },
  'at mount': {
    'src/index.ts': (source: string) =>
      `${source.replace('export default defineRemote', 'const made = defineRemote')}
export default { ...made, async mount() { ${LOOP} } }\n`,
  },
  'in render': {
    'src/pages/pricing.tsx': (source: string) =>
      source.replace('export function Page() {', `export function Page() {\n  ${LOOP}`),
  },
} as const

const SHELL_LOOPS = {
  'at load': {
    'src/index.ts': (source: string) => source.replace('const start =', (line) => `${LOOP}\n${line}`),
  },
  'in its frame': {
    'src/frame/root.tsx': (source: string) =>
      source.replace("  const isHome = route?.name === 'index'\n", (line) => `${line}  ${LOOP}\n`),
  },
} as const

/** Ends the frozen tab as a visitor would, and loads the page in it again. Playwright itself gives up such a tab. */
async function endAndReload(page: Page, browser: CDPSession, url: string) {
  const crash = page.waitForEvent('crash')
  // It gets no answer.
  browser.send('Page.crash').catch(() => {})
  await crash
  await browser.send('Page.navigate', { url })
}

/** Loads the page until it is frozen, then loads it again in the same tab. */
async function freezeAndReload(page: Page, url: string) {
  const browser = await page.context().newCDPSession(page)
  const frozen = page.waitForEvent('console', (message) => message.text() === 'frozen')
  await page.goto(url, { waitUntil: 'commit' })
  await frozen
  // A page that ends sooner is not taken for a frozen one.
  await new Promise((resolve) => setTimeout(resolve, 5_500))
  await endAndReload(page, browser, url)
  /** The value of an expression in the page. */
  return async (expression: string) => (await browser.send('Runtime.evaluate', { expression })).result.value
}

const bundle = async (site: Site, name: string) => (await site.status()).find((one) => one.name === name)

async function counted(site: Site, name: string, version: string) {
  const live = (await bundle(site, name))?.live
  expect(live?.version).toBe(version)
  return { loads: live?.loads, failures: live?.failures }
}

for (const [moment, edits] of sampleOf(Object.entries(LOOPS), 1)) {
  test(`a new version that loops for ever ${moment}: the tab, ended and loaded again, shows the previous one`, async ({
    page,
    releaseSite,
  }) => {
    const dist = await buildVariant('mf-credits', edits)
    const { version } = await releaseSite.publish(dist)
    await removeVariant(dist)
    const evaluate = await freezeAndReload(page, `${releaseSite.url}/pricing`)
    const previous = (await bundle(releaseSite, 'mf-credits'))?.previous
    await expect.poll(() => evaluate("document.querySelector('h1')?.textContent")).toBe(HEADING)
    const shown = "document.querySelector('[data-outlet] > [data-remote]')?.dataset.version"
    expect(await evaluate(shown)).toBe(previous)
    await expect.poll(() => counted(releaseSite, 'mf-credits', version)).toEqual({ loads: 0, failures: 1 })
    expect(await bundle(releaseSite, 'shell')).toMatchObject({ live: { failures: 0, crashes: 0 } })
  })
}

for (const [moment, edits] of sampleOf(Object.entries(SHELL_LOOPS), 1)) {
  test(`a new shell that loops for ever ${moment}: the tab, ended and loaded again, gets the shell before`, async ({
    page,
    releaseSite,
  }) => {
    const dist = await buildVariant('shell', edits)
    const { version } = await releaseSite.publish(dist)
    await removeVariant(dist)
    const evaluate = await freezeAndReload(page, `${releaseSite.url}/pricing`)
    const previous = (await bundle(releaseSite, 'shell'))?.previous
    await expect.poll(() => evaluate("document.querySelector('h1')?.textContent")).toBe(HEADING)
    expect(await evaluate("document.querySelector('[data-shell]')?.dataset.version")).toBe(previous)
    await expect.poll(() => counted(releaseSite, 'shell', version)).toEqual({ loads: 0, failures: 1 })
    expect(await bundle(releaseSite, 'mf-credits')).toMatchObject({ live: { failures: 0, crashes: 0 } })
  })
}
