import { getLikes, getMember, getUser, type Likes, likeMember, type User } from 'contracts'
import { asMember } from '../fixtures/member/as-member.ts'
import { answerWith } from '../fixtures/member/fake-api.ts'
import { photo, profile } from '../fixtures/member/members.ts'
import { answered, enterAs, heading, openFirst } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

test('§2: a like given on a profile shows on the search card too; the profile leads to the next member', async ({
  page,
  site,
}) => {
  await enterAs(page, site, 'free')
  // Not “For me”, which leaves out those whom the member likes.
  await page.goto(`${site.url}/members?gender=male`)
  const name = await openFirst(page)
  await expect(page).toHaveTitle(new RegExp(`${name}, \\d\\d – Amberly$`))
  // Found by its state: its name follows what the two have liked, and a match pop-up may cover it.
  const like = page.locator('main article button[aria-pressed]').first()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  const saved = page.waitForResponse('**/api/like.php')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  const { matched } = likeMember.answer.parse(await (await saved).json())
  if (matched) {
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const write = page.getByRole('link', { name: new RegExp(`^(?:Message|Write to) ${name}$`) })
  await expect(write).toHaveAttribute('href', /\/chat$/)
  // Found by the address: the next member may have the same name.
  const here = page.url()
  await page.getByRole('link', { name: 'Next member' }).click()
  await expect(page).not.toHaveURL(here)
  await expect(heading(page)).toHaveText(/, \d\d$/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Search members')
  // The first card: similar members further down may have the same name.
  const card = page.getByRole('button', { name: `Like ${name}` }).first()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
})

test('§6: a visitor sees only the main photo, and an invitation to sign up', async ({ page, site }) => {
  await page.goto(`${site.url}/members?country=US&with_photo=1`)
  const name = await openFirst(page)
  await expect(page.getByRole('button', { name: /^Photo/ })).toHaveCount(1)
  const more = page.getByRole('main').getByText(/^Members see more photos/)
  await expect(more).toBeVisible()
  await expect(more.locator('..').getByRole('button', { name: 'Sign up' })).toBeVisible()
  // The head for shared links names only what visitors may see.
  const html = await (await page.request.get(page.url())).text()
  expect(html).toMatch(new RegExp(`<meta property="og:title" content="${name}, \\d\\d – Amberly">`))
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/localhost:\d+\/media\/[^"]+">/)
  await page.getByRole('button', { name: `Like ${name}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Block' })).toHaveCount(0)
  await page.getByRole('link', { name: `Message ${name}` }).click()
  await expect(heading(page)).toHaveText(`Write to ${name}`)
})

test('§4: opening the profile of a member who likes me clears the new like and the badge', async ({
  page,
  site,
}) => {
  await enterAs(page, site, 'free')
  const { liked_by } = await answered<Likes>(page, getLikes.path)
  const fresh = liked_by.filter(({ like_new }) => like_new)
  const [one] = fresh
  const likes = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Likes/ })
  await expect(likes).toHaveAccessibleName(new RegExp(`${fresh.length} new`))
  await page.goto(`${site.url}/likes/m/${one?.id}`)
  await expect(heading(page)).toContainText(one?.name ?? 'nobody')
  await expect(page.getByText('Likes you', { exact: true })).toBeVisible()
  await expect(likes).not.toHaveAccessibleName(new RegExp(`${fresh.length} new`))
  await page.reload()
  await expect(heading(page)).toContainText(one?.name ?? 'nobody')
  await expect(likes).not.toHaveAccessibleName(new RegExp(`${fresh.length} new`))
})

test('§2: private photos are blurred for a free member and lead to premium; the others open large', async ({
  page,
  site,
}) => {
  await asMember(page)
  await answerWith(page, getMember, {
    profile: profile({
      photos: [
        photo('main', { is_main: true }),
        photo('second'),
        photo('hidden', { is_private: true, is_blurred: true }),
      ],
      photo_count: 3,
      is_fictional: true,
    }),
  })
  await page.goto(`${site.url}/members/vera`)
  const gate = page.getByRole('link', { name: 'See Vera’s premium-only photo' })
  await expect(gate).toHaveAttribute('href', '/premium')
  await expect(page.getByText('This feature is only available for premium members')).toHaveCount(0)
  await expect(page.getByText('fictional profile')).toBeVisible()
  const second = page.getByRole('button', { name: 'Photo 2 of 2' })
  await second.focus()
  await page.keyboard.press('Enter')
  const gallery = page.getByRole('dialog', { name: 'Photos of Vera' })
  await expect(gallery.getByText('2 of 2', { exact: true })).toBeVisible()
  // The lightbox ignores keys during its animation.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(gallery.getByText('1 of 2', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(gallery).toHaveCount(0)
  await expect(second).toBeFocused()
})

test('§3: common ground comes first, then the member’s text and facts, in words', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await asMember(page)
  await page.goto(`${site.url}/members/vera`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'You both:',
    'About me',
    'At a glance',
    'More interests',
  ])
  const chips = page.getByRole('article').getByRole('listitem')
  await expect(chips.nth(0)).toHaveText('Wine')
  await expect(chips.nth(1)).toHaveText('Utrecht')
  await expect(page.getByText('Living together')).toBeVisible()
  // The actions are in view from the start, above the phone's bottom navigation.
  await expect(page.getByRole('button', { name: 'Like back: Vera' })).toBeInViewport()
})

for (const [width, height] of [
  [320, 568],
  [390, 664],
] as const)
  test(`§2: on a phone ${width} pixels wide, the first screen says who it is and what the two share, above the actions`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height })
    await asMember(page)
    await page.goto(`${site.url}/members/vera`)
    await expect(heading(page)).toHaveText('Vera, 34')
    const like = await page.getByRole('button', { name: 'Like back: Vera' }).boundingBox()
    for (const part of [
      heading(page),
      page.getByText('You both:'),
      page.getByText('Wine', { exact: true }),
    ]) {
      const box = await part.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(like?.y ?? 0)
    }
  })

test('a member sees their own profile as others do, with the way to edit it', async ({ page, site }) => {
  await enterAs(page, site, 'premium')
  const { user } = await answered<{ user: User }>(page, getUser.path)
  await page.goto(`${site.url}/members/${user.id}`)
  await expect(page.getByText('This is how others see you')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit my profile' })).toHaveAttribute('href', '/profile')
  await expect(page.getByRole('button', { name: /^(Like|Block|Report)/ })).toHaveCount(0)
})

test('§8: a missing profile says so, and tells a visitor that members see more', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await page.goto(`${site.url}/members/nobody`)
  await expect(heading(page)).toHaveText('This profile isn’t available')
  await page.getByRole('link', { name: 'Log in to see more' }).click()
  await expect(page).toHaveURL(`${site.url}/login?back=%2Fmembers%2Fnobody`)
})
