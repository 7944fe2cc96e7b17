import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import {
  type AnswerOf,
  CLAIM_SECONDS,
  CLIENT_HEADER,
  CLIENT_TYPE,
  decideCase,
  getCases,
  staffPaths,
} from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { ROOT } from '../fixtures/site/remotes.ts'
import type { Site } from '../fixtures/site/site.ts'
import { expect, test } from '../fixtures/test.ts'

const LOOK_MS = 350

const QUEUE = `${staffPaths['staff-moderation']}?kind=photo`
const EACH = 6
const MOVED_CLOCK = join(ROOT, 'e2e/fixtures/site/moved-clock.ts')

/** A moderator at work in a browser of their own, with each case that the page has shown and each call that decided one. */
async function moderatorIn(browser: Browser, site: Site, name: string) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  await pastEntryWarning(context)
  const page = await context.newPage()
  const decided: { readonly id: string; readonly status: number }[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (new URL(response.url()).pathname !== decideCase.path || request.method() !== 'POST') return
    const { id } = request.postDataJSON() as { id: string }
    decided.push({ id, status: response.status() })
  })
  await openBackOffice(page, site, name)
  return { context, page, decided, shown: [] as string[] }
}

type Moderator = Awaited<ReturnType<typeof moderatorIn>>

const caseOf = (page: Page) => /\/moderation\/([^/?]+)/.exec(page.url())?.[1] ?? ''

async function start({ page }: Moderator, site: Site) {
  await page.goto(site.url + QUEUE)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Photo: / })).toBeVisible()
}

/** Approves some cases by key, each after a short look: a press right after the last one counts as its double. */
async function clear({ page, shown }: Moderator, count: number) {
  for (let index = 0; index < count; index += 1) {
    await expect.poll(() => caseOf(page)).not.toBe(shown.at(-1) ?? '')
    shown.push(caseOf(page))
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
    await sleep(LOOK_MS)
    await page.keyboard.press('a')
  }
  await expect.poll(() => caseOf(page)).not.toBe(shown.at(-1) ?? '')
}

/** The claim of a case that waits; undefined once it is decided. */
async function claimOf({ page }: Moderator, url: string, wanted: string) {
  const answer = await page.request.get(`${url}${getCases.path}?kind=photo`, {
    headers: { [CLIENT_HEADER]: CLIENT_TYPE },
  })
  const { cases } = (await answer.json()) as AnswerOf<typeof getCases>
  return cases.find(({ id }) => id === wanted)?.claim
}

/** Approves what comes until this case is before the moderator. */
async function workTowards({ page }: Moderator, wanted: string) {
  await expect(async () => {
    const shown = caseOf(page)
    if (shown === wanted) return
    await page.keyboard.press('a')
    await expect.poll(() => caseOf(page), { timeout: 5_000 }).not.toBe(shown)
    expect(caseOf(page)).toBe(wanted)
  }).toPass()
}

test('§2: two moderators clear one queue at once: no case is shown to both, and none is decided twice', async ({
  browser,
  ownSite: site,
}) => {
  test.setTimeout(300_000)
  const [ann, ben] = [
    await moderatorIn(browser, site, 'moderator'),
    await moderatorIn(browser, site, 'staff'),
  ]
  await Promise.all([start(ann, site), start(ben, site)])
  await Promise.all([clear(ann, EACH), clear(ben, EACH)])
  // The cases that they have before them now, too.
  for (const who of [ann, ben]) who.shown.push(caseOf(who.page))
  const shown = [...ann.shown, ...ben.shown]
  expect(new Set(shown).size).toBe(shown.length)
  await expect.poll(() => [ann.decided.length, ben.decided.length]).toEqual([EACH, EACH])
  const decided = [...ann.decided, ...ben.decided]
  expect(decided.map(({ status }) => status)).toEqual(decided.map(() => 200))
  expect(new Set(decided.map(({ id }) => id)).size).toBe(decided.length)

  await test.step('a page that is closed gives its cases to the other at once', async () => {
    const left = caseOf(ann.page)
    await ann.page.goto('about:blank')
    await expect.poll(() => claimOf(ben, site.url, left)).toBeNull()
    await workTowards(ben, left)
  })

  await test.step('a moderator who vanishes keeps a case no longer than the lease', async () => {
    await start(ann, site)
    const left = caseOf(ann.page)
    await expect.poll(() => claimOf(ben, site.url, left)).toMatchObject({ by: { is_me: false } })
    // A page that crashes gives nothing up.
    const devtools = await ann.context.newCDPSession(ann.page)
    const crashed = ann.page.waitForEvent('crash')
    devtools.send('Page.crash').catch(() => {})
    await crashed
    expect(await claimOf(ben, site.url, left)).toMatchObject({ by: { is_me: false } })
    const later = await site.addNode({ CLOCK_AHEAD: String(CLAIM_SECONDS + 1) }, ['--import', MOVED_CLOCK])
    await start(ben, later)
    await workTowards(ben, left)
    await ben.page.close()
    await later.stop()
  })
  for (const { context } of [ann, ben]) await context.close()
})
