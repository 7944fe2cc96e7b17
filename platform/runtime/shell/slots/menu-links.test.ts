import { expect, test } from 'vitest'
import type { ResolvedLink } from '../../../protocol/index.ts'
import { fixtureRemote } from '../remotes/fixture-remote.ts'
import { menuLinks } from './menu-links.ts'

const link = (parts: Partial<ResolvedLink>): ResolvedLink => ({
  menu: 'footer',
  path: '/toys',
  access: 'any',
  order: 0,
  titles: { en: 'Toys', fi: 'Lelut' },
  ...parts,
})
const everything = { locale: 'en', admits: () => true, isBroken: () => false }
const remotes = [
  fixtureRemote({
    name: 'late',
    links: [link({ path: '/late', order: 5 }), link({ menu: 'other', path: '/other' })],
  }),
  fixtureRemote({ name: 'early', links: [link({ path: '/early', order: -1, access: 'member' })] }),
  fixtureRemote({ name: 'none' }),
]

test('a menu has the links of all remotes, in their order', () => {
  expect(menuLinks(remotes, 'footer', everything).map(({ path }) => path)).toEqual(['/early', '/late'])
  expect(menuLinks(remotes, 'unknown', everything)).toEqual([])
})

test('leaves out pages that the viewer may not see, and remotes that have failed here', () => {
  const admits = (access: string) => access !== 'member'
  expect(menuLinks(remotes, 'footer', { ...everything, admits })).toMatchObject([{ path: '/late' }])
  const isBroken = ({ name }: { name: string }) => name === 'late'
  expect(menuLinks(remotes, 'footer', { ...everything, isBroken })).toMatchObject([{ path: '/early' }])
})

test("a link is labelled with the page's title in the viewer's language, or else in English", () => {
  const titleIn = (locale: string) => menuLinks(remotes, 'footer', { ...everything, locale })[0]?.title
  expect(['fi', 'en', 'sv'].map(titleIn)).toEqual(['Lelut', 'Toys', 'Toys'])
})
