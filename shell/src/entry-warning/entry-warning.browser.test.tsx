import { dismissals } from 'contracts'
import { isDismissed } from 'shared-state/dismissals'
import { useCurrentOverlay } from 'shared-state/overlays'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInFrame } from '../fixture-frame.tsx'
import { EntryWarning } from './entry-warning.tsx'
import { useEntryWarning } from './use-entry-warning.ts'

function Site({ mayWarn = true }: { readonly mayWarn?: boolean }) {
  useEntryWarning(mayWarn)
  return useCurrentOverlay()?.name === 'entry-warning' ? <EntryWarning /> : 'No warning'
}

let unmount = () => {}
afterEach(() => {
  unmount()
  localStorage.clear()
})

async function render(site = <Site />, scene = {}) {
  const rendered = await renderInFrame(site, scene)
  unmount = rendered.unmount
}

const warning = page.getByRole('alertdialog', { name: 'This site is for adults' })

test('§2: neither Esc nor a click outside closes the warning; entering the site does, for good', async () => {
  await render()
  await expect.element(warning).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(warning).toBeVisible()
  await page.getByRole('button', { name: 'I’m 18 or older' }).click()
  await expect.element(page.getByText('No warning')).toBeVisible()
  expect(isDismissed(dismissals.entryWarning)).toBe(true)
  expect(localStorage.getItem(dismissals.entryWarning)).not.toBeNull()
})

test('§2: the way in comes first, as wide as the way out', async () => {
  await render()
  await expect.element(warning).toBeVisible()
  const boxes = warning
    .getByRole('button')
    .elements()
    .map((one) => [one.textContent, one.getBoundingClientRect()] as const)
  const [[enter, first], [leave, last]] = boxes as [(typeof boxes)[0], (typeof boxes)[0]]
  expect([enter, leave]).toEqual(['I’m 18 or older', 'Leave the site'])
  expect(first.bottom).toBeLessThanOrEqual(last.top)
  expect(first.width).toBe(last.width)
})

test.each([
  ['a member', <Site key="1" />, { user: {} }],
  ['a visitor of a layout without it', <Site key="2" mayWarn={false} />, {}],
  ['a visitor of a brand without it', <Site key="3" />, { settings: { enable_site_entry_popup: 'no' } }],
])('§2: %s is not warned', async (_, site, scene) => {
  await render(site, scene)
  await expect.element(page.getByText('No warning')).toBeVisible()
})

test('a visitor who leaves without a page to go back to sees nothing of the site, and may return', async () => {
  await render()
  await page.getByRole('button', { name: 'Leave the site' }).click()
  await expect.element(page.getByRole('dialog', { name: 'You’ve left Amberly' })).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Go back' }).last().click()
  await expect.element(warning).toBeVisible()
})
