import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderComposer } from '../fixture-composer.tsx'

let unmount = () => {}
beforeEach(async () => {
  unmount = renderComposer().unmount
  await field.fill('Hei Bea')
  ;(field.element() as HTMLTextAreaElement).setSelectionRange(3, 3)
  await page.getByRole('button', { name: 'Emoji' }).click()
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const field = page.getByRole('textbox', { name: 'Message to Bea' })
const search = page.getByRole('searchbox', { name: 'Search emoji' })
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true }).first()

test('an emoji is inserted at the cursor, and the next one after it', async () => {
  await cell('grinning face').click()
  await cell('winking face').click()
  await expect.element(field).toHaveValue('Hei😀😉 Bea')
  await userEvent.keyboard('{Escape}')
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('!')
  await expect.element(field).toHaveValue('Hei😀😉! Bea')
})

test('search: Enter takes the first result, the arrow down leads into the results', async () => {
  await expect.element(search).toHaveFocus()
  await expect.element(cell('grinning face')).toBeVisible()
  await userEvent.keyboard('pizza')
  await expect.element(page.getByText('1 emoji', { exact: true })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Hei🍕 Bea')
  await search.fill('cat')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  const [, second] = page.getByRole('gridcell').elements()
  await expect.element(field).toHaveValue(`Hei🍕${second!.textContent} Bea`)
  await search.fill('xyzzy')
  await expect.element(page.getByText('No emoji for “xyzzy”')).toBeVisible()
})

test('the grid is one tab stop, moved by the arrow keys', async () => {
  await cell('grinning face').click()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  const grid = page.getByRole('grid', { name: 'Smileys' }).element()
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  const ninth = grid.querySelectorAll('button')[8]
  await expect.element(field).toHaveValue(`Hei😀${ninth!.textContent} Bea`)
})

test('a skin tone applies to all emoji that have one, and both it and the recent ones are remembered', async () => {
  await page.getByRole('tab', { name: 'People' }).click()
  await page.getByRole('radio', { name: 'Medium', exact: true }).click()
  await cell('waving hand').click()
  await expect.element(field).toHaveValue('Hei👋🏽 Bea')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Emoji' }).click()
  await page.getByRole('grid', { name: 'Recent' }).getByText('👋🏽').click()
  await expect.element(field).toHaveValue('Hei👋🏽👋🏽 Bea')
})

test('the picker covers at most half of the window', async () => {
  await expect.element(cell('grinning face')).toBeVisible()
  await page.viewport(390, 450)
  const picker = () => page.getByRole('dialog', { name: 'Emoji' }).element().getBoundingClientRect()
  await expect.poll(() => picker().height).toBeLessThanOrEqual(225)
  await page.viewport(414, 896)
})

test('on touch the picker takes the place of the keyboard', async () => {
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }))
  const left = vi.fn<() => void>()
  field.element().addEventListener('blur', left)
  await page.getByRole('button', { name: 'Emoji' }).click()
  await expect.element(cell('grinning face')).toBeVisible()
  expect(left).toHaveBeenCalled()
  await expect.element(field).not.toHaveFocus()
})
