import { gift, giftIds, locales } from 'contracts'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { defaultSettings } from '../../../tables/default-settings.ts'
import { icebreakersIn } from '../icebreakers/icebreakers.ts'
import { drawings } from './drawings.ts'
import { findGifts, unknownGifts } from './find-gifts.ts'
import { giftNames } from './gift-names.ts'

const { app } = await openWorld()
const ids = drawings.map(({ id }) => id)

test('there are at least 24 gifts, each drawn, and named in every language; brands offer them all', () => {
  expect(ids.length).toBeGreaterThanOrEqual(24)
  for (const id of ids) expect(gift.shape.id.safeParse(id).success).toBe(true)
  expect(ids).toEqual(giftIds)
  expect(unknownGifts(defaultSettings.gifts)).toEqual([])
  expect(new Set(defaultSettings.gifts)).toEqual(new Set(ids))
  for (const locale of locales) {
    expect(Object.keys(giftNames[locale]).toSorted()).toEqual(ids)
    expect(new Set(Object.values(giftNames[locale])).size).toBe(ids.length)
  }
})

test('a brand’s gifts come first, in its order; others may still stand in conversations', () => {
  const gifts = findGifts({ gifts: ['star', 'castle', 'heart'], cdn_prefix: '/media/' }, 'de')
  expect(gifts).toHaveLength(ids.length)
  expect(gifts.slice(0, 3)).toMatchObject([
    { id: 'star', name: 'Stern', is_offered: true },
    { id: 'heart', name: 'Herz', is_offered: true },
    { is_offered: false },
  ])
})

test('a drawing is a small picture that runs nothing and loads nothing', () => {
  for (const { content } of drawings) {
    const text = content.toString()
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/)
    expect(text).not.toMatch(/<script|<style|<foreignObject|<image|style=|\son\w+=|href=|url\((?!#)/i)
    expect(content.length).toBeLessThan(6_000)
  }
})

test('§2: anyone can load a drawing, and browsers keep it', async () => {
  const get = (url: string) => app.inject({ url, headers: { host: 'localhost' } })
  const { gifts } = (await get('/api/gifts.php?locale=fi')).json()
  const [{ image, name }] = gifts
  expect(name).toBe('Ruusu')
  const response = await get(image)
  expect([response.statusCode, response.headers]).toMatchObject([
    200,
    {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  ])
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(response.headers['content-security-policy']).toContain('sandbox')
  expect(response.body).toContain('<svg')
  expect((await get('/media/gifts/rose.00000000.svg')).statusCode).toBe(404)
  expect((await get('/media/gifts/..%2fdrawings.ts')).statusCode).toBe(404)
})

test('§2: icebreakers come in every language, none twice, none longer than a message may be', async () => {
  for (const locale of locales) {
    const lines = icebreakersIn(locale)
    expect(lines).toHaveLength(icebreakersIn('en').length)
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) expect(line.length).toBeLessThan(200)
  }
  const { icebreakers } = (
    await app.inject({ url: '/api/icebreakers.php?locale=sv', headers: { host: 'localhost' } })
  ).json()
  expect(icebreakers).toEqual(icebreakersIn('sv'))
})

test('§9: an American reads of movies and an elevator, a Briton of films and a lift', async () => {
  const linesFor = async (languages: string) => {
    const headers = { host: 'localhost', 'accept-language': languages }
    return (await app.inject({ url: '/api/icebreakers.php?locale=en', headers })).json().icebreakers.join(' ')
  }
  expect(await linesFor('en-US,en')).toMatch(/movie.*elevator/)
  expect(await linesFor('en-US,en')).not.toMatch(/film|lift/)
  expect(await linesFor('en-GB,en-US')).toMatch(/film.*lift/)
})
