import type { Gift, MemberProfile } from 'contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../../fixture-page.tsx'
import { ReceivedGifts } from './received-gifts.tsx'

const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
const gift = (id: string, name: string): Gift => ({ id, name, image, is_offered: true })
const CATALOGUE = [gift('rose', 'Rose'), gift('teddy', 'Teddy bear')]

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

async function show(gifts: MemberProfile['gifts'], answer: () => Promise<Response>) {
  const fetched = vi.fn<() => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetched)
  const profile = { gifts } as MemberProfile
  unmount = (await renderInPage(<ReceivedGifts profile={profile} />)).unmount
  return fetched
}

const items = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('received gifts keep their places until their drawings arrive; one that is unknown by then goes', async () => {
  const { promise: loading, resolve: finish } = Promise.withResolvers<Response>()
  await show(
    [
      { gift: 'rose', count: 3 },
      { gift: 'castle', count: 2 },
      { gift: 'teddy', count: 1 },
    ],
    () => loading,
  )
  await expect.element(page.getByRole('heading', { name: 'Gifts received' })).toBeVisible()
  expect(items()).toEqual(['', '', ''])
  finish(Response.json({ gifts: CATALOGUE }))
  await expect.poll(items).toEqual(['Rose× 3', 'Teddy bear'])
})

test('without gifts nothing is shown, and nothing is loaded', async () => {
  const fetched = await show([], () => Promise.reject(new Error('not called')))
  await expect.poll(() => document.querySelectorAll('section').length).toBe(0)
  expect(fetched).not.toHaveBeenCalled()
})
