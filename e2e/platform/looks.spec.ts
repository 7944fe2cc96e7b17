import type { Page } from '@playwright/test'
import { asMember } from '../fixtures/member/as-member.ts'
import { withMembers } from '../fixtures/member/members.ts'
import { takePicture } from '../fixtures/pictures.ts'
import { rawKeys } from '../fixtures/raw-keys.ts'
import { EVERY_CASE, sampleOf } from '../fixtures/sample.ts'
import { expect, test } from '../fixtures/test.ts'
import { colourViolationsOf, violationsOf } from '../fixtures/violations.ts'

const WIDTHS = [390, 768, 1280] as const
/** Languages with long words. They take turns, page by page; with EVERY_CASE=1 each page is seen in both. */
const LONG_WORDS = ['fi', 'de'] as const
const SCHEMES = ['light', 'dark'] as const
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'home of members', path: '/', isForMembers: true },
  { name: 'likes', path: '/likes', isForMembers: true },
  { name: 'swipe game', path: '/swipe-game', isForMembers: true },
  { name: 'match finder', path: '/match-finder', isForMembers: true },
  { name: 'interests', path: '/match-finder?step=interests', isForMembers: true },
  { name: 'first matches', path: '/signup-matches', isForMembers: true },
  { name: 'search', path: '/members?gender=female' },
  { name: 'search of members', path: '/members?min_age=25', isForMembers: true },
  { name: 'profile', path: '/members/vera', isForMembers: true },
  { name: 'conversations', path: '/chats', isForMembers: true },
  { name: 'conversation', path: '/chats/1', isForMembers: true, isBare: true },
  { name: 'alonetonight', path: '/landers/alonetonight' },
  { name: 'collagelanding', path: '/landers/collagelanding' },
  { name: 'gallery', path: '/landers/gallery' },
  { name: 'iconslanding', path: '/landers/iconslanding' },
  { name: 'maplanding', path: '/landers/maplanding' },
  { name: 'socialnetwork', path: '/landers/socialnetwork' },
  { name: 'tinderswipe', path: '/landers/tinderswipe' },
  { name: 'transitionsvideolanding', path: '/landers/transitionsvideolanding' },
  { name: 'video', path: '/landers/video' },
  { name: 'landing of a member', path: '/members/vera/landing', isAboutVera: true },
  { name: 'second landing of a member', path: '/members/vera/landing2', isAboutVera: true },
  { name: 'third landing of a member', path: '/members/vera/landing3', isAboutVera: true },
  { name: 'empty', path: '/signup', isBare: true },
  { name: 'service', path: '/service' },
  { name: 'prices', path: '/pricing' },
  { name: 'credits', path: '/credits', isForMembers: true },
  { name: 'checkout', path: '/credits/nl-60', isForMembers: true },
  { name: 'premium', path: '/premium', isForMembers: true },
  { name: 'payments', path: '/transactions', isForMembers: true },
  { name: 'pending payment', path: '/transactions/pending', isForMembers: true },
  { name: 'completed payment', path: '/transactions/paid', isForMembers: true },
  { name: 'failed payment', path: '/transactions/failed', isForMembers: true },
  { name: 'refunded payment', path: '/transactions/partly_refunded', isForMembers: true },
  { name: 'payment charged back', path: '/transactions/charged_back', isForMembers: true },
  { name: 'login', path: '/login' },
  { name: 'signup of a chosen member', path: '/members/nobody/signup', isBare: true },
  { name: 'reset', path: '/reset-password' },
  { name: 'new password', path: '/reset-password/do?token=T0KEN' },
  { name: 'activation', path: '/activate/done?token=T0KEN', isBare: true },
  { name: 'failed activation', path: '/activate/error', isBare: true },
  { name: 'complaints', path: '/complaints' },
  { name: 'language', path: '/lang-config' },
  { name: 'settings', path: '/notifications', isForMembers: true },
  { name: 'closed account', path: '/account-deleted?token=T0KEN', isBare: true },
  { name: 'change of address', path: '/mail-change/do', isBare: true },
  { name: 'missing', path: '/nothing/here' },
]

const LOOKS = PAGES.map((page, index) => ({ ...page, index }))

const localesFor = (index: number) =>
  ['en', ...LONG_WORDS.filter((_, turn) => EVERY_CASE || index % LONG_WORDS.length === turn)] as const

for (const { name, path, isForMembers, isAboutVera, isBare, index } of sampleOf(LOOKS, 12)) {
  for (const locale of localesFor(index)) {
    test.describe(locale, () => {
      test.use({ locale })

      test(`${name}, ${locale}: without overflow at every width, and accessible in light and dark`, async ({
        page,
        site,
        expectedErrors,
      }) => {
        // The page for a missing address answers 404, and the link of the activation has expired.
        expectedErrors.push(/status of 404/, /status of 410/)
        if (isForMembers) await asMember(page)
        if (isAboutVera) await withMembers(page)
        await page.goto(site.url + path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        if (!isBare) await page.getByRole('contentinfo').waitFor()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expectWhole(page, `${width} px`)
          for (const colorScheme of SCHEMES) {
            await takePicture(page, { name: `${name}-${locale}-${width}`, colorScheme })
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
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Everyone' })).toBeFocused()
})
