import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queued, renderComposer } from './fixture-composer.tsx'

let unmount = () => {}
const compose = (...scene: Parameters<typeof renderComposer>) => {
  const rendered = renderComposer(...scene)
  unmount = rendered.unmount
  return rendered
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const field = page.getByRole('textbox', { name: 'Message to Bea' })
const send = page.getByRole('button', { name: 'Send' })
const area = () => field.element() as HTMLTextAreaElement
const text = (text: string) => ({ kind: 'text', text })

/** The pointer is a mouse, unless the test says otherwise. */
const pointer = (kind: 'fine' | 'coarse') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(kind) }))

test('§2: the field grows with its text up to six lines, then scrolls', async () => {
  compose()
  await field.fill('a')
  const line = area().clientHeight
  await field.fill('a\nb\nc')
  const three = area().clientHeight
  expect(three).toBe(line + 48)
  await field.fill('a\n'.repeat(20))
  expect(area().clientHeight).toBeLessThanOrEqual(line + 5 * 24)
  expect(area().scrollHeight).toBeGreaterThan(area().clientHeight)
  await field.fill('')
  expect(area().clientHeight).toBe(line)
})

test('§2: Enter sends the trimmed text once, empties the field and keeps the focus', async () => {
  compose()
  await field.click()
  await userEvent.keyboard('  Hei{Shift>}{Enter}{/Shift}Bea  {Enter}{Enter}')
  expect(queued()).toEqual([text('Hei\nBea')])
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

test('§2: on touch Enter breaks the line and the button sends, without taking the focus', async () => {
  pointer('coarse')
  compose()
  await field.click()
  await userEvent.keyboard('Hei{Enter}Bea')
  expect(queued()).toEqual([])
  await send.click()
  expect(queued()).toEqual([text('Hei\nBea')])
  await expect.element(field).toHaveFocus()
})

test('a double click sends once', async () => {
  compose()
  await field.fill('Hei')
  await send.dblClick()
  expect(queued()).toEqual([text('Hei')])
})

test('presses in the same moment send once: on the button, and of Enter', async () => {
  compose()
  await field.fill('Hei')
  const button = send.element() as HTMLButtonElement
  for (let press = 0; press < 3; press += 1) button.click()
  await expect.element(field).toHaveValue('')
  expect(queued()).toEqual([text('Hei')])
  await field.fill('Bea')
  const enter = { key: 'Enter', bubbles: true, cancelable: true }
  for (let press = 0; press < 3; press += 1) area().dispatchEvent(new KeyboardEvent('keydown', enter))
  await expect.element(field).toHaveValue('')
  expect(queued()).toEqual([text('Hei'), text('Bea')])
})

test('the Enter that ends a composition sends nothing', async () => {
  compose()
  await field.fill('にほん')
  const enter = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }
  area().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }))
  area().dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }))
  expect(queued()).toEqual([])
  area().dispatchEvent(new KeyboardEvent('keydown', enter))
  await expect.poll(queued).toEqual([text('にほん')])
})

test.each(['   \n ', '\u200B\u200D', '\u3164\u2800', '\u202E'])('%j is not sent', async (blank) => {
  compose()
  await field.fill(blank)
  await send.click()
  expect(queued()).toEqual([])
})

test('§5: a counter appears near the limit; a text over it is kept, marked and not sent', async () => {
  compose({ settings: { message_length: 20 } })
  await field.fill('Fifteen letters')
  expect(page.getByText('/ 20').query()).toBeNull()
  await field.fill('Sixteen letters!')
  await expect.element(page.getByText('16 / 20')).toBeVisible()
  await field.fill(`  ${'🙂'.repeat(20)}  `)
  await expect.element(page.getByText('20 / 20')).toBeVisible()
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await field.fill('🙂'.repeat(21))
  await expect.element(page.getByText('1 character too many')).toBeInTheDocument()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await send.click()
  expect(queued()).toEqual([])
  await expect.element(field).toHaveValue('🙂'.repeat(21))
})

test('§5: sending a text over the limit says how much shorter it must be, until it is', async () => {
  compose({ settings: { message_length: 20 } })
  await field.fill('a'.repeat(22))
  const hint = page.getByRole('alert')
  expect(hint.query()).toBeNull()
  await send.click()
  await expect.element(hint).toHaveTextContent('Shorten it by 2 characters')
  await expect.element(field).toHaveAccessibleDescription(/Shorten it by 2 characters/)
  await field.fill('a'.repeat(21))
  await expect.element(hint).toHaveTextContent('Shorten it by 1 character')
  await field.fill('a'.repeat(20))
  await expect.element(hint).not.toBeInTheDocument()
  await field.fill('a'.repeat(21))
  expect(hint.query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(hint).toBeVisible()
  expect(queued()).toEqual([])
})

test('a draft outlives the page', async () => {
  const { unmount: leave } = compose()
  await field.fill('Not yet')
  leave()
  expect(localStorage.getItem('draft:u1:b1')).toBe('Not yet')
})

test('a fictional profile says so before the first message', async () => {
  const chat = { profile: { id: 'b1', name: 'Bea', main_image: null, is_fictional: true } }
  const settings = { fictional_warning: true }
  compose({ chat, settings })
  await expect.element(page.getByText('Bea is a fictional profile.', { exact: false })).toBeVisible()
  unmount()
  compose({ chat: { ...chat, has_written: true }, settings })
  await expect.element(field).toBeVisible()
  expect(page.getByText('fictional', { exact: false }).query()).toBeNull()
})

test('a conversation opens straight into writing, but not on touch, where the keyboard would cover it', async () => {
  compose()
  await expect.element(field).toHaveFocus()
  unmount()
  pointer('coarse')
  compose()
  await expect.element(field).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('scrolled lines keep off the frame, and a ring surrounds the field only where there is a mouse', async () => {
  compose()
  await field.fill('a\n'.repeat(20))
  const box = area().parentElement!.parentElement!
  expect(area().getBoundingClientRect().top + area().clientTop).toBeGreaterThanOrEqual(
    box.getBoundingClientRect().top + 8,
  )
  await expect.element(field).toHaveFocus()
  const { outlineStyle } = getComputedStyle(box)
  expect(outlineStyle).toBe(matchMedia('(pointer: fine)').matches ? 'solid' : 'none')
})

test('§3: before the first message a note says whom the other member would like to meet, if it is not the user', async () => {
  compose({ chat: { has_written: false, wants_another: 'male' } })
  await expect.element(page.getByText('Bea would like to meet men.')).toBeVisible()
  unmount()
  compose({ chat: { has_written: true, wants_another: 'male' } })
  await expect.element(field).toBeVisible()
  expect(page.getByText(/would like to meet/).query()).toBeNull()
})
