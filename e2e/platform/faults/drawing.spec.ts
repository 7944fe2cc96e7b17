import type { Page } from '@playwright/test'
import { sampleOf } from '../../fixtures/sample.ts'
import type { Site } from '../../fixtures/site/site.ts'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'
import { expect, test } from '../../fixtures/test.ts'

// With a first view from the server, that shows while the browser is at fault: server-halves-at-fault.spec.ts tests both.
test.use({ isRendering: false })

const PANEL = 'This part of the site isn’t available right now'
const PAGE = 'src/pages/pricing.tsx'
const HEADING = 'What it costs'

/** Code at the start of the page's component that breaks it in one way, each time after it has rendered. */
const FAULTS = {
  'throws in an effect': "useEffect(() => { throw new Error('in an effect') }, [])",
  'throws in a layout effect': "useLayoutEffect(() => { throw new Error('in an effect') }, [])",
  'throws in its second step': `const [step, setStep] = useState(1)
  useEffect(() => setStep(2), [])
  if (step === 2) throw new Error('in an effect')`,
} as const

async function publishBroken(site: Site, code: string, note = '') {
  const dist = await buildVariant('mf-credits', {
    [PAGE]: (source) =>
      `import { use, useEffect, useLayoutEffect, useState } from 'react'\n${source.replace(
        'export function Page() {',
        `const never = new Promise<void>(() => {})
export function Page() {
  void [use, useEffect, useLayoutEffect, useState, never, '${note}']
  ${code}`,
      )}`,
  })
  const { version } = await site.publish(dist)
  await removeVariant(dist)
  return version
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function counted(site: Site, version: string) {
  const live = (await site.status()).find(({ name }) => name === 'mf-credits')?.live
  expect(live?.version).toBe(version)
  return { visitors: live?.visitors, loads: live?.loads, failures: live?.failures, crashes: live?.crashes }
}

for (const [fault, code] of sampleOf(Object.entries(FAULTS), 1)) {
  test(`§8: a new version whose page ${fault}: the previous one shows, and the crash counts`, async ({
    page,
    releaseSite,
    expectedErrors,
  }) => {
    expectedErrors.push(/in an effect/)
    const version = await publishBroken(releaseSite, code)
    await page.goto(`${releaseSite.url}/pricing`)
    await expect(heading(page, HEADING)).toBeVisible()
    await expect
      .poll(() => counted(releaseSite, version), { timeout: 10_000 })
      .toEqual({ visitors: 1, loads: 0, failures: 0, crashes: 1 })

    // The same after a navigation inside the page.
    await page.goto(`${releaseSite.url}/members`)
    await expect(heading(page, 'Search members')).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Prices' }).click()
    await expect(heading(page, HEADING)).toBeVisible()
    await expect(page.locator('[data-outlet] > [data-remote]')).toHaveCount(1)
  })
}

test('§8: a page that breaks in all its versions shows the panel, each time', async ({
  page,
  releaseSite,
  expectedErrors,
}) => {
  expectedErrors.push(/in an effect/)
  for (const note of ['one', 'two'])
    await publishBroken(releaseSite, FAULTS['throws in its second step'], note)
  for (let opening = 0; opening < 7; opening += 1) {
    await page.goto(`${releaseSite.url}/pricing`)
    await expect(heading(page, PANEL)).toBeVisible()
  }
})

test('§8: a page that waits for ever has failed: the previous version shows', async ({
  page,
  releaseSite,
}) => {
  const version = await publishBroken(releaseSite, 'use(never)')
  await page.clock.install()
  await page.goto(`${releaseSite.url}/pricing`)
  await expect(page.locator(`[data-outlet] > [data-version="${version}"]`)).toBeAttached()
  await page.clock.fastForward(3_000)
  await page.clock.fastForward(13_000)
  await expect(heading(page, HEADING)).toBeVisible()
  await page.clock.fastForward(3_000)
  await expect
    .poll(() => counted(releaseSite, version), { timeout: 10_000 })
    .toEqual({ visitors: 1, loads: 0, failures: 1, crashes: 0 })
})
