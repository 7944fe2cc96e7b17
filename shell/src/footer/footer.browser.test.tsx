import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInFrame } from '../fixture-frame.tsx'
import { Footer } from './footer.tsx'

const menu = vi.hoisted(() => ({ links: [] as { path: string; title: string }[] }))

// Slots and menus need a whole page around them.
vi.mock('platform/runtime/shell', () => ({ Slot: () => null, useMenu: () => menu.links }))

let unmount = () => {}
afterEach(() => {
  unmount()
  menu.links = []
})

async function render(variant: 'full' | 'compact', country = 'GB') {
  const rendered = await renderInFrame(<Footer variant={variant} />, { settings: { geoip_country: country } })
  unmount = rendered.unmount
  await expect.element(page.getByRole('contentinfo')).toHaveAttribute('data-variant', variant)
}

test.each(['full', 'compact'] as const)('§2: the %s footer has all required links', async (variant) => {
  await render(variant)
  const links = page.getByRole('link').elements()
  expect(Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual({
    'Customer service': '/service',
    FAQ: '/faq',
    Prices: '/pricing',
    'Return policy': '/return-policy',
    Complaints: '/complaints',
    Terms: '/terms',
    Privacy: '/privacy',
    Cookies: '/cookies',
    'Block this site': '/ban',
  })
  await expect.element(page.getByText('18+', { exact: true })).toBeVisible()
})

test('links of remotes follow the required ones', async () => {
  menu.links = [{ path: '/events', title: 'Events' }]
  await render('full')
  const help = page.getByRole('list').first()
  await expect.element(help.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events')
  expect(help.getByRole('link').elements().at(-1)?.textContent).toBe('Events')
})

test.each([
  ['GB', 'general', 'take care when you meet someone'],
  ['US', 'us', 'does not conduct criminal background screenings'],
])('§1: the English disclaimer seen from %s is the %s edition', async (country, edition, words) => {
  await render('full', country)
  await expect.element(page.getByText(new RegExp(words))).toHaveAttribute('data-edition', edition)
})
