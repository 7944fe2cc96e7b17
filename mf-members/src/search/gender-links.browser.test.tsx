import { searchFields } from 'contracts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { GenderLinks } from './gender-links.tsx'

let unmount = () => {}
afterEach(() => unmount())

async function render(niche: 1 | 7) {
  const settings = {
    niche,
    search_fields: [...searchFields],
    visible_profile_fields: ['gender' as const],
  }
  const rendered = await renderInPage(
    <>
      <h1>Search</h1>
      <GenderLinks criteria={{}} />
    </>,
    { settings },
  )
  unmount = rendered.unmount
}

test('§3: whom to search for can be chosen', async () => {
  await render(1)
  await expect.element(page.getByRole('link', { name: 'Women' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Men', exact: true })).toBeVisible()
})

test('§9: a brand for men who like men does not ask', async () => {
  await render(7)
  await expect.element(page.getByRole('heading', { name: 'Search' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Women' })).not.toBeInTheDocument()
})
