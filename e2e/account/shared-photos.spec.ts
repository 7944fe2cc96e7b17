import type { Page } from '@playwright/test'
import { getPhotos, type OwnPhoto, paths, shareTarget } from 'contracts'
import { paintedPicture } from '../fixtures/member/painted-picture.ts'
import { pushWorker } from '../fixtures/member/push-worker.ts'
import { signUpAs } from '../fixtures/member/sign-up.ts'
import { staff } from '../fixtures/site/staff.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })
// Playwright's tracing fetches the previews' blob: URLs, which the CSP forbids.
test.use({ expectedErrors: async ({}, use) => use([/Connecting to 'blob:.*connect-src/]) })

/**
 * Posts the picture from the open page: from the site's own as the installed app does when it is picked in the share menu of
 * the device, which no page can open.
 */
async function share(page: Page, site: { readonly url: string }, picture: ReturnType<typeof paintedPicture>) {
  const target = { action: site.url + shareTarget.path, field: shareTarget.field }
  await page.evaluate(({ action, field }) => {
    const form = document.createElement('form')
    Object.assign(form, { id: 'share', method: 'post', enctype: 'multipart/form-data', action })
    form.append(
      Object.assign(document.createElement('input'), { type: 'file', name: field }),
      document.createElement('button'),
    )
    document.body.append(form)
  }, target)
  await page.locator('#share input').setInputFiles(picture)
  await page.locator('#share button').press('Enter')
}

/** The address at which the document in the page was loaded. */
function openedWith(page: Page) {
  return page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)
}

test('§4, §6: a picture from the share menu is offered to be cropped, once, and then waits for approval', async ({
  page,
  ownSite: site,
}) => {
  await staff(site, 'settings', 'set', 'photo_approval', 'true')
  await signUpAs(page, site.url, 'Robin')
  await page.goto(site.url + paths.profile)
  await pushWorker(page)
  await share(page, site, paintedPicture('beach.png'))

  const dialog = page.getByRole('dialog', { name: 'How should it look?' })
  await expect(dialog.getByRole('application')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Skip beach.png' })).toBeVisible()
  expect(await openedWith(page)).toContain(`${paths.profile}?${shareTarget.parameter}=`)
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(dialog).toHaveCount(0)
  const photo = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Photo 1 of 1' }) })
  await expect(photo).toContainText('In review')
  await expect(page).toHaveURL(site.url + paths.profile)
  const answer = await page.request.get(site.url + getPhotos.path)
  const { photos } = (await answer.json()) as { photos: OwnPhoto[] }
  expect(photos.map(({ status, width, height }) => [status, (width / height).toFixed(2)])).toEqual([
    ['pending', '0.80'],
  ])

  await page.reload()
  await expect(photo).toContainText('In review')
  await expect(dialog).toHaveCount(0)

  await test.step('a picture that another site posts is dropped', async () => {
    // Nor does this page have an origin that the site knows.
    await page.goto('about:blank')
    await share(page, site, paintedPicture('advert.png'))
    await expect(photo).toContainText('In review')
    expect(await openedWith(page)).toBe(site.url + paths.profile)
    await expect.poll(() => page.evaluate((name) => caches.has(name), shareTarget.cache)).toBe(false)
    await expect(dialog).toHaveCount(0)
  })
})
