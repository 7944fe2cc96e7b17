import { commentLike } from 'contracts'
import { openLikeComment } from 'shared-state/like-comment'
import { useStore } from 'shared-state/store'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Widget } from '../../widgets/like-comment.tsx'
import { conversation, queued, renderComposer } from '../fixture-composer.tsx'

const { profile } = conversation
const sheet = page.getByRole('dialog', { name: 'Add a comment for Bea' })
const field = sheet.getByRole('textbox', { name: 'Comment for Bea' })
const send = sheet.getByRole('button', { name: 'Send' })
const overlays = () => useStore.getState().overlays.map(({ name }) => name)

let unmount = () => {}
let sent: string[] = []
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

/** Opens the sheet about a text; the server answers with this refusal, if any. */
function open(code?: string) {
  unmount = renderComposer({ part: <Widget /> }).unmount
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (!path.startsWith(commentLike.path)) return new Response(null, { status: 204 })
    if (typeof body === 'string') sent.push(body)
    return code
      ? Response.json({ error: { code, message: '' } }, { status: 403 })
      : new Response(null, { status: 204 })
  })
  openLikeComment({ profile, text: 'I sail.' })
}

test('the sheet shows what is liked, sends the comment and closes; nothing is sent as a message', async () => {
  open()
  await expect.element(sheet.getByText('I sail.')).toBeVisible()
  await send.click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Where to?{Enter}')
  await expect.poll(() => sent).toEqual([JSON.stringify({ profile: 'b1', text: 'Where to?' })])
  await expect.poll(overlays).toEqual([])
  expect(queued()).toEqual([])
})

test('a comment with a phone number is reviewed, as a first message', async () => {
  open()
  await field.fill('Call me: +31 6 1234 5678')
  await send.click()
  const review = page.getByRole('alertdialog', { name: 'Review before you send' })
  await expect.element(review).toBeVisible()
  expect(sent).toEqual([])
  await review.getByRole('button', { name: 'Send anyway' }).click()
  await expect.poll(() => sent.length).toBe(1)
})

test('a comment that is too long is not sent', async () => {
  open()
  await field.fill('x'.repeat(1_001))
  await send.click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('where it is too late for a comment, the sheet offers to write instead, and the text stays for that', async () => {
  open('write_instead')
  await field.fill('Where to?')
  await send.click()
  await expect.element(sheet.getByText(/^You can’t add a comment/)).toBeVisible()
  await expect
    .element(sheet.getByRole('link', { name: 'Write to Bea' }))
    .toHaveAttribute('href', '/members/b1/chat')
  await expect.element(field).toHaveValue('Where to?')
})
