import type { Page } from '@playwright/test'
import { asMember } from '../fixtures/member/as-member.ts'
import { withMembers } from '../fixtures/member/members.ts'
import { takePicture } from '../fixtures/pictures.ts'
import { rawKeys } from '../fixtures/raw-keys.ts'
import { openPages, type Route } from '../fixtures/routes.ts'
import { EVERY_CASE, sampleOf } from '../fixtures/sample.ts'
import { expect, test } from '../fixtures/test.ts'
import { colourViolationsOf, violationsOf } from '../fixtures/violations.ts'

const WIDTHS = [390, 768, 1280] as const
/** Languages with long words. They take turns, page by page; with EVERY_CASE=1 each page is seen in both. */
const LONG_WORDS = ['fi', 'de'] as const
const SCHEMES = ['light', 'dark'] as const

/** Pages in further states, beside each route's first address. */
const STATES: readonly Pick<Route, 'address' | 'layout' | 'access'>[] = [
  { address: '/match-finder?step=interests', layout: 'default', access: 'member' },
  { address: '/members?gender=female', layout: 'default', access: 'visitor' },
  { address: '/transactions/paid', layout: 'default', access: 'member' },
  { address: '/transactions/failed', layout: 'default', access: 'member' },
  { address: '/transactions/partly_refunded', layout: 'default', access: 'member' },
  { address: '/transactions/charged_back', layout: 'default', access: 'member' },
  { address: '/reset-password/do?token=T0KEN', layout: 'default', access: 'visitor' },
  { address: '/activate/done?token=T0KEN', layout: 'empty', access: 'visitor' },
  { address: '/account-deleted?token=T0KEN', layout: 'empty', access: 'visitor' },
  { address: '/nothing/here', layout: 'default', access: 'visitor' },
]

const LOOKS = [...openPages, ...STATES].map(({ address, layout, access }, index) => ({
  address,
  index,
  isForMembers: access === 'member',
  isAboutVera: address.startsWith('/members/7'),
  isBare: layout === 'chat' || layout === 'empty',
}))

/** For a file. */
const nameOf = (address: string) => address.slice(1).replaceAll(/\W+/g, '-') || 'home'

const localesFor = (index: number) =>
  ['en', ...LONG_WORDS.filter((_, turn) => EVERY_CASE || index % LONG_WORDS.length === turn)] as const

for (const { address, isForMembers, isAboutVera, isBare, index } of sampleOf(LOOKS, 4)) {
  for (const locale of localesFor(index)) {
    test.describe(locale, () => {
      test.use({ locale })

      test(`${address} of ${isForMembers ? 'members' : 'visitors'}, ${locale}: without overflow at every width, and accessible in light and dark`, async ({
        page,
        site,
        expectedErrors,
      }) => {
        // The page for a missing address answers 404, and the link of the activation has expired.
        expectedErrors.push(/status of 404/, /status of 410/)
        if (isForMembers)
          await asMember(page, address.startsWith('/complete-signup') ? { signup_step: 0 } : {})
        if (isAboutVera) await withMembers(page)
        await page.goto(site.url + address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        if (!isBare) await page.getByRole('contentinfo').waitFor()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expectWhole(page, `${width} px`)
          for (const colorScheme of SCHEMES) {
            await takePicture(page, {
              name: `${nameOf(address)}-${isForMembers ? 'member' : 'visitor'}-${locale}-${width}`,
              colorScheme,
            })
          }
        }
        // Accessible in one language is accessible in all: they share their markup, and a linter checks the words.
        if (locale !== 'en') return
        await page.emulateMedia({ colorScheme: 'light' })
        expect(await violationsOf(page), 'light').toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await colourViolationsOf(page), 'dark').toEqual([])
      })
    })
  }
}

/** No overflow, no untranslated key, and no target below 44 px. */
async function expectWhole(page: Page, where: string) {
  const found = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    // A label is a target of its own only when it wraps its input.
    small: [...document.querySelectorAll<HTMLElement>('a, button, select, label:has(input)')]
      .filter((element) => element.checkVisibility() && !element.matches('[href="#content"]'))
      // A link within a text is as tall as its line.
      .filter((element) => !element.matches(':is(p, li, dd) > a:not([data-standalone])'))
      // The native select behind our own, there for autofill.
      .filter((element) => !element.closest('[aria-hidden="true"]'))
      // The input of a radio button covers its whole card.
      .filter((element) =>
        [element, element.querySelector('input')].every(
          (part) => !part || part.getBoundingClientRect().height < 44,
        ),
      )
      // The link of a card covers the whole card.
      .filter((element) => !(Number.parseFloat(getComputedStyle(element, '::after').height) >= 44))
      .map((element) => element.outerHTML),
  }))
  expect({ ...found, rawKeys: await rawKeys(page) }, where).toEqual({ overflow: 0, rawKeys: [], small: [] })
}

test('Tab reaches every control of a page in order, and each shows a focus ring', async ({ page, site }) => {
  await page.goto(`${site.url}/members`)
  await page.getByRole('contentinfo').waitFor()
  const reached: string[] = []
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const isSeen = outlineStyle !== 'none' && outlineWidth !== '0px'
        return `${element.ariaLabel ?? element.innerText}${isSeen ? '' : ' (no ring)'}`
      }),
    )
  }
  expect(reached).toEqual([
    'Skip to content',
    'Amberly – Home',
    'Search members',
    'Prices',
    'Log in',
    'Language: English',
    'Sign up',
    'Everyone',
    'Women',
    'Men',
  ])
  await page.reload()
  await page.getByRole('contentinfo').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Everyone' })).toBeFocused()
})
