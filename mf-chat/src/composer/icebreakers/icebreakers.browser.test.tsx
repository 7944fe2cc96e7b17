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

const ideas = page.getByRole('list', { name: 'Ideas for your first message' })
const field = page.getByRole('textbox', { name: 'Message to Bea' })
const more = page.getByRole('button', { name: 'More ideas' })

test('§2: an empty conversation offers three ideas; a chosen one is there to edit and is not sent', async () => {
  compose()
  await expect.element(more).toBeVisible()
  const offered = ideas.getByRole('button').elements()
  expect(offered).toHaveLength(4)
  expect(offered[3]).toBe(more.element())
  const line = offered[0]!.textContent
  await ideas.getByRole('button', { name: line }).click()
  await expect.element(field).toHaveValue(line)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('?')
  await expect.element(field).toHaveValue(`${line}?`)
  expect(queued()).toEqual([])
  expect(more.query()).toBeNull()
})

test('§2: “More ideas” opens all of them', async () => {
  compose()
  await more.click()
  const dialog = page.getByRole('dialog', { name: 'How would you like to start?' })
  for (const idea of server.icebreakers) {
    await expect.element(dialog.getByRole('button', { name: idea, exact: true })).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Four' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Four')
  await expect.element(field).toHaveFocus()
  expect(queued()).toEqual([])
})

test('§5: a member who cannot pay for a message is offered neither ideas nor the start of a conversation', async () => {
  compose({ user: { credits: 4 }, chat: { conversations_left: 2 } })
  await expect.element(field).toBeVisible()
  expect(ideas.query()).toBeNull()
  expect(page.getByText(/you can start/).query()).toBeNull()
})

test('a conversation with messages offers none', async () => {
  const message = { id: 'm', sequence: 1, from: 'b1', sent_at: '2026-01-01T00:00:00Z' }
  compose({ chat: { messages: [{ ...message, content: { kind: 'text', text: 'Hei' } }], up_to: 1 } })
  await expect.element(field).toBeVisible()
  expect(ideas.query()).toBeNull()
})
