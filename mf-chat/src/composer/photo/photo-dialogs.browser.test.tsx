import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queued, renderComposer, server } from '../fixture-composer.tsx'

let unmount = () => {}
const compose = (...scene: Parameters<typeof renderComposer>) => {
  unmount = renderComposer(...scene).unmount
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const dialog = page.getByRole('dialog', { name: 'Send Bea a photo' })
const price = 'Uses 2 of your 3 free messages.'
const sendPhoto = dialog.getByRole('button', { name: 'Send photo' })
/** A GIF of one pixel: browsers go by the content, not by the name. */
const PIXEL = atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')
const picture = () =>
  new File([Uint8Array.from(PIXEL, (one) => one.charCodeAt(0))], 'me.jpg', { type: 'image/jpeg' })

/** Chooses a file as the file dialog would. */
async function upload(file = picture()) {
  await expect.element(page.getByRole('button', { name: 'Photo or gift' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, file)
}

test('an upload shows the picture and the price first, and is sent once it has arrived', async () => {
  compose()
  await upload()
  await expect.element(dialog.getByText(price)).toBeVisible()
  expect(server.uploads).toBe(0)
  await sendPhoto.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(queued()).toEqual([{ kind: 'photo', photo: 'new' }])
})

test('an upload shows its progress, and can be cancelled', async () => {
  compose()
  server.isSlow = true
  await upload()
  await sendPhoto.click()
  await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('value', '0.5')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(queued()).toEqual([])
})

test.each([
  ['picture_unreadable', 'We can’t open that file as a picture.'],
  ['picture_too_small', 'That picture is too small.'],
  ['file_too_large', 'That file is too large.'],
] as const)('§8: %s gets its sentence, and nothing is sent', async (code, sentence) => {
  compose()
  server.refusal = code
  await upload()
  await sendPhoto.click()
  await expect.element(dialog.getByText(sentence, { exact: false })).toBeVisible()
  expect(queued()).toEqual([])
})

test('a photo of one’s own gallery is sent by its id; rejected ones are not offered', async () => {
  compose()
  await page.getByRole('button', { name: 'Photo or gift' }).click()
  await page.getByRole('menuitem', { name: /^Choose from your photos/ }).click()
  await expect.element(dialog.getByText('Each photo: 2 free messages')).toBeVisible()
  await dialog.getByRole('button', { name: 'Photo 1' }).click()
  expect(dialog.getByRole('button', { name: 'Photo 2' }).query()).toBeNull()
  await expect.element(dialog.getByText(price)).toBeVisible()
  await sendPhoto.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(queued()).toEqual([{ kind: 'photo', photo: 'p1' }])
})

test('a file that the browser cannot show says so at once, and cannot be sent', async () => {
  compose()
  await upload(new File(['Dear Bea'], 'letter.txt', { type: 'text/plain' }))
  await expect
    .element(dialog.getByText('We can’t open that file as a picture.', { exact: false }))
    .toBeVisible()
  expect(dialog.getByRole('img').query()).toBeNull()
  expect(sendPhoto.query()).toBeNull()
  expect(dialog.getByText(price).query()).toBeNull()
})

test('an empty gallery leads to an upload', async () => {
  compose()
  const { photos } = server
  server.photos = []
  await page.getByRole('button', { name: 'Photo or gift' }).click()
  await page.getByRole('menuitem', { name: /^Choose from your photos/ }).click()
  await expect.element(dialog.getByRole('button', { name: 'Upload a photo' })).toBeVisible()
  server.photos = photos
  const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, picture())
  await sendPhoto.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(queued()).toEqual([{ kind: 'photo', photo: 'new' }])
})

test('a pasted picture is shown before it is sent', async () => {
  compose()
  const field = page.getByRole('textbox', { name: 'Message to Bea' })
  await expect.element(field).toBeVisible()
  const clipboardData = new DataTransfer()
  clipboardData.items.add(picture())
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(sendPhoto).toBeVisible()
})

test('§5: a photo that cannot be paid says so instead of sending', async () => {
  compose({ user: { credits: 9 } })
  await upload()
  await expect.element(dialog.getByText('You do not have enough credits to send this message')).toBeVisible()
  expect(sendPhoto.query()).toBeNull()
})
