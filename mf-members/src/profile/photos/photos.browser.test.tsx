import type { MemberProfile } from 'contracts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInPage } from '../../fixture-page.tsx'
import { swipeProfile } from '../../swipe/fixture-profiles.ts'
import { Photos } from './photos.tsx'

const photo = (id: string) => ({
  id,
  thumb_filename: `${id}.webp`,
  card: `${id}.webp`,
  match: `${id}.webp`,
  filename: `${id}.webp`,
  width: 400,
  height: 500,
  is_main: id === 'main',
  is_private: false,
  is_blurred: id === 'blurred',
  thumbhash: '',
  status: 'active' as const,
})

let unmount = () => {}
beforeEach(() => page.viewport(390, 844))
afterEach(() => unmount())

async function render(...ids: string[]) {
  const photos = ids.map(photo)
  const profile = { ...swipeProfile('t'), photos, photo_count: photos.length }
  const rendered = await renderInPage(<Photos profile={profile as unknown as MemberProfile} />)
  unmount = rendered.unmount
  return rendered
}

/** The large photo; the smaller ones follow it. */
const large = () => page.getByRole('button', { name: /^Photo \d/ }).first()
const side = (name: string) => page.getByRole('button', { name })

test('§2: the edges of the large photo lead through the member’s photos, and no further', async () => {
  const { visited } = await render('main', 'second', 'blurred')
  await expect.element(large()).toHaveAccessibleName('Photo 1 of 2')
  await expect.element(side('Previous photo')).toHaveAttribute('aria-disabled', 'true')
  await side('Next photo').click()
  await expect.element(large()).toHaveAccessibleName('Photo 2 of 2')
  await expect.element(side('Next photo')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(side('Next photo')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(large()).toHaveAccessibleName('Photo 2 of 2')
  await side('Previous photo').click()
  await expect.element(large()).toHaveAccessibleName('Photo 1 of 2')
  expect(visited).toEqual([])
})

test('§2: the middle opens the photo that shows', async () => {
  await render('main', 'second', 'third')
  await side('Next photo').click()
  await large().click()
  await expect.element(page.getByRole('dialog').getByText('2 of 3')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a single photo has no arrows', async () => {
  await render('main')
  await expect.element(large()).toHaveAccessibleName('Photo 1 of 1')
  await expect.element(side('Next photo')).not.toBeInTheDocument()
})
