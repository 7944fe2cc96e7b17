import { sharePictures } from 'contracts'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawShareCard } from './draw-share-card.ts'
import { type ShareCard, shareImagePath } from './share-card.ts'
import { shareImageRoutes } from './share-image-routes.ts'

const SECRET = 'a secret of the tests alone'
const card: ShareCard = { name: 'Marigold & co', niche: 2, title: 'Zażółć gęślą <b>jaźń</b>' }

function openServer() {
  const app = Fastify()
  app.decorate('secret', SECRET)
  shareImageRoutes(app)
  return app
}

test('§9: a shared link has a picture of 1200 × 630, which caches may keep for ever', async () => {
  const { statusCode, headers, rawPayload } = await openServer().inject(shareImagePath(card, SECRET))
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(headers['cache-control']).toContain('immutable')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 })
  expect(rawPayload.length).toBeLessThan(150_000)
})

test('the site draws no words but its own', async () => {
  const app = openServer()
  const path = shareImagePath(card, SECRET)
  for (const forged of [
    path.replace('Marigold', 'Evil'),
    path.replace('niche=2', 'niche=7'),
    path.replace('niche=2', 'niche=9'),
    path.replace(/sig=\w/, 'sig='),
    path.replace(/&sig=.*/, ''),
    `${path}&picture=sea`,
    shareImagePath({ ...card, picture: 'sea' }, SECRET).replace('picture=sea', 'picture=city'),
    shareImagePath({ ...card, picture: '../font' as 'sea' }, SECRET),
    `${path}&title=Another`,
    shareImagePath(card, 'another secret'),
  ])
    expect([forged, (await app.inject(forged)).statusCode]).toEqual([forged, 404])
})

test('a title of any length fits on the card, and every brand and every picture looks different', async () => {
  const pictures = await Promise.all([
    drawShareCard({ ...card, title: 'W'.repeat(120) }),
    drawShareCard({ ...card, title: 'Meet people near you '.repeat(6) }),
    ...sharePictures.map((picture) => drawShareCard({ ...card, picture })),
    ...([1, 2, 7] as const).map((niche) => drawShareCard({ ...card, niche, title: 'Hello' })),
  ])
  const corners = await Promise.all(
    pictures.map(async (picture) => {
      const corner = sharp(picture).extract({ left: 0, top: 0, width: 1, height: 1 })
      return (await corner.raw().toBuffer()).toString('hex')
    }),
  )
  expect(new Set(corners.slice(2)).size).toBe(sharePictures.length + 3)
})
