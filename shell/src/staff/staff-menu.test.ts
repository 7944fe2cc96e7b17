import type { StaffBrand, StaffRole } from 'contracts'
import { expect, test } from 'vitest'
import { type StaffLinks, staffMenu } from './staff-menu.ts'

const link = (title: string, path = `/staff/${title.toLowerCase()}`) => ({ title, path })
const links: StaffLinks = {
  all: [link('Start', '/staff')],
  moderator: [link('Queue')],
  support: [link('Members'), link('Disputes')],
  finance: [link('Orders'), link('Disputes')],
  marketing: [link('Landing pages', '/studio')],
  admin: [link('Log')],
}
const brand = (roles: readonly StaffRole[], more: Partial<StaffBrand> = {}): StaffBrand => ({
  id: 'amberly',
  name: 'Amberly',
  is_own: true,
  roles: [...roles],
  ...more,
})
const titlesFor = (one: StaffBrand) =>
  staffMenu(links, one).map((part) => part.links.map(({ title }) => title))

test('shows the parts of the roles, each link once', () => {
  expect(titlesFor(brand(['moderator']))).toEqual([['Start'], ['Queue']])
  expect(titlesFor(brand(['support', 'finance']))).toEqual([['Start'], ['Members', 'Disputes'], ['Orders']])
})

test('an admin has all parts', () => {
  expect(staffMenu(links, brand(['admin'])).map(({ name }) => name)).toEqual([
    'all',
    'moderator',
    'support',
    'finance',
    'marketing',
    'admin',
  ])
})

test('at another brand, links keep it, and pages that know only their own brand are left out', () => {
  const other = brand(['marketing', 'moderator'], { id: 'she', is_own: false })
  expect(staffMenu(links, other).flatMap((part) => part.links.map(({ path }) => path))).toEqual([
    '/staff?brand=she',
    '/staff/queue?brand=she',
  ])
})
