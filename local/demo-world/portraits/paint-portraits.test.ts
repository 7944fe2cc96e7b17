import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../api/src/db/testing/test-database.ts'
import { addMember } from '../../../api/src/features/account/fixture-member.ts'
import { addPhotoRow } from '../../../api/src/features/members/photos/fixture-photo.ts'
import { ensureBrands } from '../../../api/src/features/site/brands.ts'
import { fileNames, newFileNames } from '../../../api/src/pictures/save-picture.ts'
import { namesIn, testStorage } from '../../../api/src/storage/fixture-storage.ts'
import type { Storage } from '../../../api/src/storage/storage.ts'
import { member } from '../../../api/src/tables/account.ts'
import { chatPhoto } from '../../../api/src/tables/chat.ts'
import { photo } from '../../../api/src/tables/members.ts'
import { demoWorld } from '../../../api/src/tables/site.ts'
import { demoEmail } from '../accounts/demo-accounts.ts'
import { ensureDemoWorld } from '../ensure-demo-world.ts'
import { removeDemoWorld } from '../remove-demo-world.ts'
import { findUnpaintedMains } from './find-unpainted.ts'
import { paintPortraits } from './paint-portraits.ts'
import { paintingStorage } from './painting-storage.ts'
import { UNPAINTED } from './unpainted.ts'

const database = await testDatabase()
const { db } = database
await ensureBrands(database)
const real = await addMember(database)
const stored = testStorage()
const storage = paintingStorage({ database, storage: stored })
const whenQuiet = () => Promise.resolve()
const paint = () => paintPortraits({ database, storage: stored, whenQuiet })

beforeEach(async () => {
  await removeDemoWorld({ database, storage })
  await db.delete(demoWorld)
  await ensureDemoWorld(database, { members: 12 })
})

const mains = () => db.select().from(photo).where(eq(photo.isMain, true))
const further = () => db.select().from(photo).where(eq(photo.isMain, false))
const unpainted = <R extends { thumbhash: string }>(rows: R[]) =>
  rows.filter(({ thumbhash }) => thumbhash === UNPAINTED)

test('the main photos of all demo members are painted ahead, those of premium accounts first; real members get none', async () => {
  const before = await mains()
  const premium = await db
    .select()
    .from(member)
    .where(eq(member.email, demoEmail('premium')))
  const first = (await findUnpaintedMains(db)).slice(0, 3)
  const owners = before.filter(({ id }) => first.includes(id)).map(({ memberId }) => memberId)
  expect(new Set(owners)).toEqual(new Set(premium.map(({ id }) => id)))
  expect(await paint()).toBe(before.length)
  expect(unpainted(await mains())).toEqual([])
  expect(unpainted(await further())).toHaveLength((await further()).length)
  expect(await namesIn(stored)).toEqual((await mains()).flatMap(fileNames).toSorted())
  expect(before.map(({ memberId }) => memberId)).not.toContain(real.memberId)
  expect(await paint()).toBe(0)
})

test('painting resumes where it was stopped', async () => {
  const all = (await mains()).length
  let puts = 0
  const broken: Pick<Storage, 'put' | 'remove'> = {
    ...stored,
    async put(name, bytes) {
      puts += 1
      if (puts > 20) throw new Error('stopped')
      await stored.put(name, bytes)
    },
  }
  await expect(paintPortraits({ database, storage: broken, whenQuiet })).rejects.toThrow('stopped')
  const left = unpainted(await mains()).length
  expect(left).toBeLessThan(all)
  expect(await paint()).toBe(left)
})

test('only one of two processes paints', async () => {
  const all = (await mains()).length
  expect((await Promise.all([paint(), paint()])).toSorted((a, b) => a - b)).toEqual([0, all])
})

test('nothing is painted ahead before the site is quiet', async () => {
  const quiet = Promise.withResolvers<void>()
  const painting = paintPortraits({ database, storage: stored, whenQuiet: () => quiet.promise })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await namesIn(stored)).toEqual([])
  quiet.resolve()
  expect(await painting).toBeGreaterThan(8)
})

test('a further photo is painted when one of its files is first asked for, once, with all its files', async () => {
  const [{ id, ...row } = expect.fail('no further photo')] = await further()
  const asked = await Promise.all([storage.get(row.cardFilename), storage.get(row.blurredFilename)])
  for (const file of asked) {
    expect(file?.size).toBeGreaterThan(100)
    file?.stream.destroy()
  }
  expect(await namesIn(stored)).toEqual(fileNames(row).toSorted())
  const [after] = await db.select().from(photo).where(eq(photo.id, id))
  expect(after).toEqual({ ...row, id, thumbhash: expect.stringMatching(/.{10}/) })
})

test('the photos of a chat are painted when first asked for; removing the world removes every file', async () => {
  await removeDemoWorld({ database, storage })
  await db.delete(demoWorld)
  await ensureDemoWorld(database, { members: 400 })
  const [chat = expect.fail('no photo in a chat')] = await db.select().from(chatPhoto)
  const file = await storage.get(chat.filename)
  expect(file?.size).toBeGreaterThan(1_000)
  file?.stream.destroy()
  expect(await namesIn(stored)).toEqual(fileNames(chat).toSorted())
  await removeDemoWorld({ database, storage })
  expect(await namesIn(stored)).toEqual([])
})

test('a missing file of a real member stays missing', async () => {
  const lost = await addPhotoRow(database, real, {
    thumbhash: UNPAINTED,
    ...newFileNames('lostlostlostlostlost12'),
  })
  expect(await storage.get(lost.cardFilename)).toBeNull()
  expect(await storage.get('nothing.webp')).toBeNull()
})
