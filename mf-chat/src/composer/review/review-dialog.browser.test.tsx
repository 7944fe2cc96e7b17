import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queued, renderComposer } from '../fixture-composer.tsx'

let unmount = () => {}
const compose = (...scene: Parameters<typeof renderComposer>) => {
  unmount = renderComposer(...scene).unmount
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const RISKY = 'Call me: +31 6 1234 5678 or https://example.com'
const field = page.getByRole('textbox', { name: 'Message to Bea' })
const send = page.getByRole('button', { name: 'Send', exact: true })
const hint = page.getByRole('alertdialog', { name: 'Review before you send' })

test('a first message with a phone number and a link raises a hint; editing keeps it', async () => {
  compose()
  await field.fill(RISKY)
  await send.click()
  await expect.element(hint.getByText('There’s a phone number in your message.')).toBeVisible()
  await expect.element(hint.getByText('There’s a link in your message.')).toBeVisible()
  await hint.getByRole('button', { name: 'Edit' }).click()
  await expect.element(hint).not.toBeInTheDocument()
  await expect.element(field).toHaveValue(RISKY)
  await expect.element(field).toHaveFocus()
  expect(queued()).toEqual([])
})

test('the hint blocks nothing', async () => {
  compose()
  await field.fill(RISKY)
  await send.click()
  await hint.getByRole('button', { name: 'Send anyway' }).click()
  await expect.poll(queued).toEqual([{ kind: 'text', text: RISKY }])
  await expect.element(field).toHaveValue('')
})

test('later messages raise no hint', async () => {
  compose({ chat: { has_written: true } })
  await field.fill(RISKY)
  await send.click()
  await expect.poll(queued).toHaveLength(1)
  expect(hint.query()).toBeNull()
})
