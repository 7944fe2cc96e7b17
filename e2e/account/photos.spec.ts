import type { Page } from '@playwright/test'
import { getPhotos, getUser, type OwnPhoto, paths, type User, uploadPhoto } from 'contracts'
import { logInAs } from '../fixtures/member/log-in.ts'
import { paintedPicture } from '../fixtures/member/painted-picture.ts'
import { signUpAs } from '../fixtures/member/sign-up.ts'
import type { Site } from '../fixtures/site/site.ts'
import { staff } from '../fixtures/site/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.slow()
// Playwright's tracing fetches the previews' blob: URLs, which the CSP forbids.
test.use({ expectedErrors: async ({}, use) => use([/Connecting to 'blob:.*connect-src/]) })

/** Signs up a free member without photos. */
async function openProfile(page: Page, { url }: Site) {
  await signUpAs(page, url, 'Robin')
  await page.goto(url + paths.profile)
  await expect(page.getByRole('heading', { name: 'Photos', exact: true })).toBeVisible()
}

type Files = ReturnType<typeof paintedPicture>[]

/** Picks files by keyboard. */
async function choose(page: Page, files: Files) {
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos' }).focus()
  await page.keyboard.press('Enter')
  await (await asked).setFiles(files)
}

async function bring(page: Page, ...names: readonly string[]) {
  await choose(
    page,
    names.map((name) => paintedPicture(name)),
  )
  await page
    .getByRole('button', { name: names.length > 1 ? 'Use all as they are' : 'Use the whole picture' })
    .press('Enter')
}

const photo = (page: Page, number: number, of: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('img', { name: `Photo ${number} of ${of}` }) })

async function press(page: Page, number: number, item: string) {
  await page.getByRole('button', { name: `Photo ${number}: options` }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

async function expectAccessible(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

const refusal = (page: Page, name: string) => page.getByRole('alert').filter({ hasText: name })

async function kept(page: Page, { url }: Site): Promise<OwnPhoto[]> {
  const { photos } = (await (await page.request.get(url + getPhotos.path)).json()) as { photos: OwnPhoto[] }
  return photos
}

test('§5, §6: a free member uploads three photos; the fourth needs premium', async ({ page, site }) => {
  await openProfile(page, site)
  await expect(page.getByRole('heading', { name: 'Put a face to your name' })).toBeVisible()
  await choose(
    page,
    ['one.png', 'two.png', 'three.png', 'four.png'].map((name) => paintedPicture(name)),
  )

  await expect(refusal(page, 'four.png')).toContainText(
    'Free members can have 3 photos. With premium, you can have 25.',
  )
  const frame = page.getByRole('application')
  await frame.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowUp')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this part' }).press('Enter')
  await expect(page.getByText('1 more picture comes after this one.')).toBeVisible()
  await page.getByRole('button', { name: 'Use all as they are' }).press('Enter')

  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible()
  await expect(photo(page, 1, 3)).toContainText('Main photo')
  // A cropped photo has the frame's proportions, the others their own.
  const proportions = (await kept(page, site)).map(({ width, height }) => (width / height).toFixed(2))
  expect(proportions).toEqual(['0.80', '0.75', '0.75'])

  await page.reload()
  await expect(photo(page, 3, 3)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add photos' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Get premium' }).click()
  await expect(page).toHaveURL(site.url + paths.premium)
})

test('§4, §8: a file that is no picture, or whose upload breaks off, is named; the others stay', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/, /ERR_(FAILED|INTERNET_DISCONNECTED)/)
  await openProfile(page, site)
  await bring(page, 'good.png')
  await expect(photo(page, 1, 1)).toBeVisible()

  const { buffer } = paintedPicture('half.png')
  const text = Buffer.from('Not a picture at all.')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>')
  for (const [name, mimeType, bytes] of [
    ['letter.jpg', 'image/jpeg', text],
    ['drawing.svg', 'image/svg+xml', svg],
    ['half.png', 'image/png', buffer.subarray(0, buffer.length / 2)],
  ] as const) {
    await choose(page, [{ name, mimeType, buffer: bytes }])
    // A browser that draws half a picture lets it be cropped, and the server refuses it; another shows an error itself.
    const skip = page.getByRole('button', { name: 'Use the whole picture' })
    await expect(skip.or(refusal(page, name))).toBeVisible()
    await skip.press('Enter', { timeout: 2_000 }).catch(() => undefined)
    await expect(refusal(page, name)).toContainText('We can’t open that file as a picture.')
    await page.getByRole('button', { name: `Close the message about ${name}` }).press('Enter')
    await expect(refusal(page, name)).toHaveCount(0)
  }

  await page.route(`**${uploadPhoto.path}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await bring(page, 'cut.png', 'cut as well.png')
  for (const name of ['cut.png', 'cut as well.png']) {
    await expect(refusal(page, name)).toContainText('An error occurred, please try again later')
  }
  await page.unroute(`**${uploadPhoto.path}`)
  await refusal(page, 'cut.png').getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(photo(page, 2, 2)).toBeVisible()

  await page.context().setOffline(true)
  await refusal(page, 'cut as well.png').getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(refusal(page, 'cut as well.png')).toContainText('You’re offline')
  await page.context().setOffline(false)
  await refusal(page, 'cut as well.png').getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(photo(page, 3, 3)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('§3, §6: photos are sorted, made main or private, and deleted by keyboard; another tab follows', async ({
  page,
  context,
  site,
}) => {
  await openProfile(page, site)
  await bring(page, 'a.png', 'b.png', 'c.png')
  await expect(photo(page, 3, 3)).toBeVisible()
  const ids = (await kept(page, site)).map(({ id }) => id)
  const [a, b, c] = ids
  const other = await context.newPage()
  await other.goto(site.url + paths.profile)
  await expect(photo(other, 3, 3)).toBeVisible()

  await press(page, 3, 'Move forward')
  await expect(page.getByText('The photo is now number 2 of 3.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Photo 2: options' })).toBeFocused()
  await expect.poll(async () => (await kept(page, site)).map(({ id }) => id)).toEqual([a, c, b])

  await press(page, 2, 'Make it the main photo')
  await expect(photo(page, 2, 3)).toContainText('Main photo')
  await expect(photo(page, 1, 3)).not.toContainText('Main photo')
  await expect(photo(other, 2, 3)).toContainText('Main photo')

  await press(page, 3, 'Show to premium members only')
  await expect(photo(page, 3, 3)).toContainText('Premium only')
  await page.getByRole('button', { name: 'Preview my profile' }).press('Enter')
  const preview = page.getByRole('dialog', { name: 'Your profile as others see it' })
  await expect(preview.getByRole('img', { name: 'Premium-only photo' })).toHaveCount(1)
  await page.getByRole('tab', { name: 'Free' }).press('ArrowRight')
  await expect(preview.getByRole('img')).toHaveCount(3)
  await expect(preview.getByRole('img', { name: 'Premium-only photo' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Preview my profile' })).toBeFocused()

  await press(page, 3, 'Show to all members')
  await expect(page.getByText('This photo is for all members now.')).toBeVisible()

  await press(page, 2, 'Delete')
  await page.getByRole('button', { name: 'Delete the photo' }).press('Enter')
  await expect(photo(page, 1, 2)).toContainText('Main photo')
  await expect(photo(other, 1, 2)).toContainText('Main photo')
  await expect.poll(async () => (await kept(page, site)).map(({ id }) => id)).toEqual([a, b])
  const { user } = (await (await page.request.get(site.url + getUser.path)).json()) as { user: User }
  expect(user.profile.main_image?.filename).toBe((await kept(page, site))[0]?.filename)

  const why = ['contact-details', '--reason', 'A phone number in the picture']
  await staff(site, 'photo', 'reject', a ?? '', ...why)
  await expect(photo(page, 1, 2)).toContainText('It shows contact details.')
  await expectAccessible(page)
})

test('§3: photos can be sorted by dragging', async ({ page, site }) => {
  await openProfile(page, site)
  await bring(page, 'a.png', 'b.png')
  await expect(photo(page, 2, 2)).toBeVisible()
  const [a, b] = (await kept(page, site)).map(({ id }) => id)
  await photo(page, 1, 2).dragTo(photo(page, 2, 2))
  await expect(page.getByText('The photo is now number 2 of 2.')).toBeVisible()
  await expect.poll(async () => (await kept(page, site)).map(({ id }) => id)).toEqual([b, a])
})

test('§4, §6: a member without a photo is reminded once, and not on pages where it would be in the way', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}${paths.login}?back=${paths.index}`)
  await logInAs(page, 'free')
  const reminder = page.getByRole('status').filter({ hasText: 'No photo yet' })
  await expect(reminder).toBeVisible()
  await reminder.getByRole('link', { name: 'Add a photo' }).click()
  await expect(page.getByRole('heading', { name: 'Photos', exact: true })).toBeVisible()
  await expect(reminder).toHaveCount(0)
  await page.goto(site.url + paths.chats)
  // Never two notices above the page: the banner comes first.
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(reminder).toHaveCount(0)
  await page
    .getByRole('region', { name: '25% off your first purchase' })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(reminder).toBeVisible()
  await page.getByRole('button', { name: 'Don’t remind me again' }).click()
  await expect(reminder).toHaveCount(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(reminder).toHaveCount(0)
})
