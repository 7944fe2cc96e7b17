import type { Page } from '@playwright/test'
import { href, type LanderTemplate } from 'contracts'
import { asSettings } from '../fixtures/member/as-member.ts'
import { newcomer, typeSignup } from '../fixtures/member/newcomer.ts'
import { sampleOf } from '../fixtures/sample.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(({ page }) => asSettings(page, { geoip_country: 'GB' }))

const QUERY = 'network=partner&ref=7&sub1=summer&sub2=b&sub3=c'
const TRACKING = { network: 'partner', ref: '7', sub1: 'summer', sub2: 'b', sub3: 'c' }

/** Some pages have the link twice, at their beginning and at their end. */
const signUp = (page: Page) => page.getByRole('link', { name: 'Sign up for free' }).first().click()

/** A visitor's way through each template to the signup. */
const TEMPLATES: Readonly<Record<LanderTemplate, (page: Page) => Promise<unknown>>> = {
  alonetonight: signUp,
  collagelanding: signUp,
  gallery: signUp,
  async iconslanding(page) {
    await page.getByRole('button', { name: 'Women' }).click()
    await page.getByRole('button', { name: '30–44' }).click()
    await page.getByRole('button', { name: 'Another country' }).click()
    await page.getByLabel('Choose a country').selectOption('NL')
    await signUp(page)
  },
  async maplanding(page) {
    await page.getByRole('button', { name: /Region/ }).click()
    await page.getByRole('option').nth(1).click()
    await expect(page.getByRole('link', { name: 'See who’s there' })).toBeVisible()
    await signUp(page)
  },
  socialnetwork: signUp,
  async tinderswipe(page) {
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await page.keyboard.press('ArrowRight')
    await signUp(page)
  },
  transitionsvideolanding: signUp,
  video: signUp,
}

for (const [template, toSignup] of sampleOf(Object.entries(TEMPLATES), 3)) {
  test(`§2, §3: ${template} leads to an account, with the tracking data of its address`, async ({
    page,
    site,
  }) => {
    const kim = newcomer(template)
    await page.goto(`${site.url}${href('landers-template-slug', { template, slug: 'summer' })}?${QUERY}`)
    const heading = page.getByRole('heading', { level: 1 })
    const title = (await heading.textContent()) ?? ''
    await toSignup(page)
    await page.getByRole('textbox', { name: 'Email address' }).focus()
    // The signup keeps the promise of the page in sight: its title, what the visitor said yes to, or how far they are.
    const kept: Readonly<Record<string, string>> = {
      tinderswipe: 'Coffee for two?',
      iconslanding: 'You’re nearly there',
    }
    await expect(heading).toHaveText(kept[template] ?? title)
    const next = template === 'iconslanding' ? 'Last thing: an account.' : 'First, a profile.'
    await expect(page.getByText(next)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
    const sent = page.waitForRequest('**/api/signup.php')
    // British dates begin with the day.
    await typeSignup(page, kim, '15061990')
    expect((await sent).postDataJSON()).toMatchObject({ email: kim.email, tracking: TRACKING })
    await expect(page).toHaveURL(/\/complete-signup/)
  })
}

test('the browser’s Back leads from the signup to the last question of iconslanding, and from each to the one before', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}${href('landers-template-slug', { template: 'iconslanding' })}`)
  await TEMPLATES.iconslanding(page)
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Netherlands', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Another country' })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('button', { name: '30–44' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Women' })).toHaveAttribute('aria-pressed', 'true')
})

test('the browser’s Back leads from the signup to the region that was chosen on maplanding', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}${href('landers-template-slug', { template: 'maplanding' })}`)
  await TEMPLATES.maplanding(page)
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'See who’s there' })).toBeVisible()
})

test('§4: the steps after the signup know the ages that iconslanding asked for; whom to meet is only offered', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}${href('landers-template-slug', { template: 'iconslanding' })}`)
  await TEMPLATES.iconslanding(page)
  await page.getByRole('textbox', { name: 'Email address' }).focus()
  await typeSignup(page, newcomer('icons'), '15061990')
  await expect(page).toHaveURL(/\/complete-signup/)
  await expect(page.getByText('30–44')).toBeVisible()
  // Choosing is a consent, with its words beside it.
  await expect(page.getByRole('radio', { name: 'Women' })).not.toBeChecked()
  await expect(page.getByText('Earlier you chose “Women”.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep “Women”' }).click()
  await expect(page.getByRole('radio', { name: 'Women' })).toBeChecked()
  await expect(page.getByText('Earlier you chose')).toHaveCount(0)
})
