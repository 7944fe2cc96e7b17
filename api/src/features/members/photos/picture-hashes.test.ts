import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { changeBrandSetting } from '../../site/brands.ts'
import { queueOf } from '../../staff/queue/fixture-queue.ts'
import { stoppedClock } from '../fixture-people.ts'
import { galleryOf } from './fixture-gallery.ts'

const clock = stoppedClock(new Date().toISOString())
const world = await openWorld({ clock })
const { person, moderator, settle } = queueOf(world, clock)

const drawing = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500">
    <rect width="400" height="500" fill="#eee"/><circle cx="180" cy="160" r="110" fill="#333"/>
    <rect x="40" y="300" width="300" height="180" fill="#777"/><circle cx="330" cy="90" r="60" fill="#999"/>
    <rect x="10" y="20" width="60" height="240" fill="#555"/></svg>`),
)

test('a picture that was rejected is known again, smaller and from somebody else', async () => {
  await world.database.inTransaction((tx) => changeBrandSetting(tx, 'amberly', 'photo_approval', true))
  const [ann, bo, sam] = [await person('Ann'), await person('Bo'), await moderator('Sam')]
  await galleryOf(world, ann.headers).upload(await drawing.clone().jpeg().toBuffer())
  const [first = ''] = await sam.claimFirst()
  expect((await sam.open(first)).subject).toMatchObject({ like_rejected: null, also_of: [] })
  await sam.decide(first, { action: 'reject', reason: 'somebody-else' })
  await settle()

  await galleryOf(world, bo.headers).upload(await drawing.clone().resize(300).webp().toBuffer())
  const [second] = await sam.list()
  expect(second).toMatchObject({ severity: 'high', member: { name: 'Bo' } })
  expect((await sam.open(second?.id ?? '')).subject).toMatchObject({ like_rejected: 'somebody-else' })
})

test('a moderator sees who else has the same picture, at the same brand', async () => {
  const [cas, dirk, sam] = [await person('Cas'), await person('Dirk'), await moderator('Sam')]
  const far = await world.headersOf('marigold', 'free')
  const picture = await drawing.clone().flop().jpeg().toBuffer()
  for (const headers of [cas.headers, dirk.headers, far]) await galleryOf(world, headers).upload(picture)
  const [waiting] = (await sam.list()).filter(({ member }) => member?.name === 'Dirk')
  expect((await sam.open(waiting?.id ?? '')).subject).toMatchObject({
    like_rejected: null,
    also_of: [{ id: cas.id, name: 'Cas' }],
  })
})
