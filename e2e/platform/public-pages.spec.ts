import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type LanderRouteName, type RouteName, searchMembers } from 'contracts'
import { type RemoteName, ROOT } from '../fixtures/site/remotes.ts'
import { expect, test } from '../fixtures/test.ts'

/** §9: the pages that search engines may list. */
const LISTED: [RemoteName, RouteName | LanderRouteName, address: string][] = [
  ['mf-landers', 'index', '/'],
  ['mf-landers', 'landers-video-slug', '/landers/video'],
  ['mf-landers', 'pages-terms', '/terms'],
  ['mf-landers', 'pages-privacy', '/privacy'],
  ['mf-landers', 'pages-cookies', '/cookies'],
  ['mf-landers', 'pages-ban', '/ban'],
  ['mf-landers', 'pages-return-policy', '/return-policy'],
  ['mf-landers', 'pages-faq', '/faq'],
  ['mf-landers', 'pages-service', '/service'],
  ['mf-members', 'members', '/members'],
  ['mf-credits', 'pricing', '/pricing'],
  ['mf-account', 'login', '/login'],
  ['mf-account', 'signup', '/signup'],
  ['mf-account', 'reset-password', '/reset-password'],
  ['mf-account', 'complaints', '/complaints'],
  ['mf-account', 'lang-config', '/lang-config'],
]

/** Pages for members, and those that a mail or a link to one member leads to. */
const UNLISTED = [
  '/profile',
  '/chats',
  '/members/7',
  '/members/7/landing',
  '/reset-password/do',
  '/activate/error',
]

for (const locale of ['fi', 'nl'] as const) {
  test(`§9: each public page says in its head what it is, in ${locale}, and names its addresses`, async ({
    page,
    site,
  }) => {
    for (const [remote, route, address] of LISTED) {
      await page.goto(`${site.url}${address}?lang=${locale}&ref=x`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const texts = wordsOf(remote, locale)
      const plain = site.url + address
      const { title, alternates, ...head } = await headOf(page)
      expect(head, address).toEqual({
        lang: locale,
        description: texts.descriptions[route]?.replace('{{site}}', 'Amberly'),
        canonical: `${plain}?lang=${locale}`,
        robots: undefined,
      })
      expect(title, address).toBe(`${texts.titles[route]} – Amberly`)
      expect(Object.keys(alternates), address).toHaveLength(12)
      expect(alternates, address).toMatchObject({
        fi: `${plain}?lang=fi`,
        nl: `${plain}?lang=nl`,
        'x-default': plain,
      })
    }
  })
}

test('§9: all other pages ask search engines not to list them', async ({ site }) => {
  for (const address of UNLISTED) {
    const html = await (await fetch(site.url + address)).text()
    expect(html, address).toContain('<meta name="robots" content="noindex">')
    expect(html, address).not.toMatch(/name="description"|rel="canonical"|hreflang/)
  }
})

test('§9: the sitemap lists the public pages in the languages of the brand, and nobody’s profile', async ({
  site,
}) => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  for (const [, , address] of LISTED) expect(xml).toContain(`<loc>${site.url}${address}?lang=fi</loc>`)
  for (const address of UNLISTED) expect(xml).not.toContain(site.url + address)
  expect(xml).not.toMatch(/<loc>[^<]*\/members\//)
})

test('§9: on a niche brand a landing page has the prefix of the niche', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  const brand = site.url.replace('localhost', 'she.localhost')
  await page.goto(`${brand}/landers/gallery/summer?ref=x`)
  await expect(page).toHaveURL(`${brand}/she/landers/gallery/summer?ref=x`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People worth a second look')
  expect((await page.goto(`${brand}/gay/landers/gallery`))?.status()).toBe(404)
  await expect(page.getByText('This page could not be found')).toBeVisible()
})

test('§6: a member whom visitors may see is described by name, age and region alone', async ({
  page,
  site,
}) => {
  const answer = await fetch(`${site.url}${searchMembers.path}?country=FI`)
  const [member] = searchMembers.answer.parse(await answer.json()).profiles
  if (!member) throw new Error('The demo world has nobody in Finland.')
  const { id, name, age, region } = member
  await page.goto(`${site.url}/members/${id}?ref=x`)
  expect(await headOf(page)).toMatchObject({
    title: `${name}, ${age} – Amberly`,
    description: `${name}, ${age}, ${region?.name}`,
    canonical: `${site.url}/members/${id}`,
    robots: undefined,
  })
})

test('§9: a page that opens in another one has its own description, and not the address of that one', async ({
  page,
  site,
}) => {
  const { descriptions } = wordsOf('mf-landers', 'en')
  await page.goto(`${site.url}/faq?lang=en`)
  expect(await headOf(page)).toMatchObject({ canonical: `${site.url}/faq?lang=en` })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveTitle('Terms – Amberly')
  const described = (name: RouteName) => ({
    description: descriptions[name]?.replace('{{site}}', 'Amberly'),
    canonical: undefined,
    alternates: {},
  })
  await expect.poll(() => headOf(page)).toMatchObject(described('pages-terms'))
  await page.goBack()
  await expect.poll(() => headOf(page)).toMatchObject(described('pages-faq'))
})

function wordsOf(remote: RemoteName, locale: string) {
  const file = join(ROOT, remote, 'src/words', `${locale}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<
    'titles' | 'descriptions',
    Partial<Record<RouteName | LanderRouteName, string>>
  >
}

function headOf(page: Page) {
  return page.evaluate(() => {
    const valueOf = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? undefined
    const alternates = document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: valueOf('meta[name="description"]', 'content'),
      canonical: valueOf('link[rel="canonical"]', 'href'),
      robots: valueOf('meta[name="robots"]', 'content'),
      alternates: Object.fromEntries([...alternates].map(({ hreflang, href }) => [hreflang, href])),
    }
  })
}
