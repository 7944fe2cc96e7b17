import { dismissals } from 'contracts'
import { isDismissed } from 'shared-state/dismissals'
import { useCurrentOverlay } from 'shared-state/overlays'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawFrame } from '../fixture-frame.tsx'
import { EntryWarning } from './entry-warning.tsx'
import { useEntryWarning } from './use-entry-warning.ts'

function Door({ mayWarn = true }: { readonly mayWarn?: boolean }) {
  useEntryWarning(mayWarn)
  return useCurrentOverlay()?.name === 'entry-warning' ? <EntryWarning /> : 'Nothing is in the way'
}

let unmount = () => {}
afterEach(() => {
  unmount()
  localStorage.clear()
})

async function draw(door = <Door />, scene = {}) {
  const drawn = await drawFrame(door, scene)
  unmount = drawn.unmount
}

const warning = page.getByRole('alertdialog', { name: 'This site is for adults' })

test('§2: neither Esc nor a press beside it gets past the warning; an answer does, for good', async () => {
  await draw()
  await expect.element(warning).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(warning).toBeVisible()
  await page.getByRole('button', { name: 'I am 18 or older' }).click()
  await expect.element(page.getByText('Nothing is in the way')).toBeVisible()
  expect(isDismissed(dismissals.entryWarning)).toBe(true)
  expect(localStorage.getItem(dismissals.entryWarning)).not.toBeNull()
})

test.each([
  ['a member', <Door key="1" />, { user: {} }],
  ['a layout without it', <Door key="2" mayWarn={false} />, {}],
  ['a brand without it', <Door key="3" />, { settings: { enable_site_entry_popup: 'no' } }],
])('§2: %s is not warned', async (_, door, scene) => {
  await draw(door, scene)
  await expect.element(page.getByText('Nothing is in the way')).toBeVisible()
})
