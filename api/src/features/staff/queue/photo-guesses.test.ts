import { Readable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { guessPhotos } from '../../../cases/guess-photos.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { staffCase } from '../../../tables/staff.ts'
import { MINUTE_MS } from '../../../time.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { queueOf } from './fixture-queue.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { database } = world
const { person, moderator, pendingPhoto } = queueOf(world, clock)

beforeEach(async () => {
  await database.db.delete(staffCase)
})

/** Each file holds its own name. */
const storage = {
  get: async (name: string) => ({ size: name.length, stream: Readable.from([Buffer.from(name)]) }),
}

/** A model that knows what it thinks of each photo. */
function modelOf(guesses: Readonly<Record<string, number | null>>) {
  const asked: string[] = []
  const start = () => ({
    async guess(picture: Uint8Array) {
      const id = Buffer.from(picture).toString().replace('.card', '')
      asked.push(id)
      return guesses[id] ?? null
    },
    async stop() {},
  })
  return { start, asked }
}

test('a photo that the model thinks shows nudity comes first and says so; nothing is decided', async () => {
  const [ann, sam] = [await person('Ann'), await moderator('Sam')]
  const early = await pendingPhoto(ann)
  clock.pass(MINUTE_MS)
  const nude = await pendingPhoto(ann)
  const broken = await pendingPhoto(ann)
  const { start, asked } = modelOf({ [early]: 3, [nude]: 91, [broken]: null })
  expect(await guessPhotos({ database, storage }, start)).toBe(3)
  expect(asked).toEqual([early, nude, broken])
  expect(await sam.list()).toMatchObject([
    { state: 'waiting', severity: 'high', guess: 91 },
    { state: 'waiting', severity: 'normal', guess: 3 },
    { state: 'waiting', severity: 'normal', guess: null },
  ])
})

test('each photo is looked at once, and the model is not loaded for nothing', async () => {
  const ann = await person('Ann')
  const id = await pendingPhoto(ann)
  const { start, asked } = modelOf({ [id]: null })
  await guessPhotos({ database, storage }, start)
  expect(await guessPhotos({ database, storage }, () => expect.unreachable())).toBe(0)
  expect(asked).toEqual([id])
})

test('a file that is missing keeps nobody waiting', async () => {
  const [ann, sam] = [await person('Ann'), await moderator('Sam')]
  await pendingPhoto(ann)
  const { start, asked } = modelOf({})
  expect(await guessPhotos({ database, storage: { get: async () => null } }, start)).toBe(1)
  expect(asked).toEqual([])
  expect(await sam.list()).toMatchObject([{ guess: null }])
})
