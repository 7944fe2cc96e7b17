import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../db/testing/test-database.ts'
import { demoEmail } from '../../features/account/demo-accounts.ts'
import { addMember } from '../../features/account/fixture-member.ts'
import { ensureBrands } from '../../features/site/brands.ts'
import { fileNames } from '../../pictures/save-picture.ts'
import { namesIn, testStorage } from '../../storage/fixture-storage.ts'
import { member } from '../../tables/account.ts'
import { photo } from '../../tables/members.ts'
import { ensureDemoWorld } from '../ensure-demo-world.ts'
import { removeDemoWorld } from '../remove-demo-world.ts'
import { type AddPortrait, paintPortraits } from './paint-portraits.ts'
import { savePortraits } from './save-portraits.ts'

const database = await testDatabase()
const { db } = database
await ensureBrands(database)
await ensureDemoWorld(database, { members: 8 })
const real = await addMember(database)
const now = new Date()
const storage = testStorage()

beforeEach(async () => {
  await db.delete(photo)
})

/** Saves portraits as the site does, and records their owners in order. */
function album() {
  const painted: string[] = []
  const save = savePortraits({ database, storage })
  const addPortrait: AddPortrait = async (owner, picture) => {
    painted.push(owner.memberId)
    await save(owner, picture)
  }
  return { painted, addPortrait }
}

const premium = await db
  .select({ id: member.id })
  .from(member)
  .where(eq(member.email, demoEmail('premium')))

test('every demo member gets one, the premium accounts first and three; other accounts and real members get none', async () => {
  const { painted, addPortrait } = album()
  expect(await paintPortraits({ database, addPortrait, now })).toBe(11)
  expect(painted).toHaveLength(8 + 3 * 3)
  expect(painted).not.toContain(real.memberId)
  const ids = new Set(premium.map(({ id }) => id))
  expect(painted.slice(0, 6).every((id) => ids.has(id))).toBe(true)
  expect(await db.select().from(photo).where(eq(photo.isMain, true))).toHaveLength(11)
  expect(await paintPortraits({ database, addPortrait, now })).toBe(0)
})

test('painting resumes where it was stopped', async () => {
  const { painted, addPortrait } = album()
  const broken: AddPortrait = async (owner, picture) => {
    if (painted.length >= 12) throw new Error('stopped')
    await addPortrait(owner, picture)
  }
  await expect(paintPortraits({ database, addPortrait: broken, now })).rejects.toThrow('stopped')
  const before = new Set(painted).size
  expect(await paintPortraits({ database, addPortrait, now })).toBe(11 - before)
  expect(await db.select().from(photo).where(eq(photo.isMain, true))).toHaveLength(11)
})

test('only one of two processes paints', async () => {
  const { painted, addPortrait } = album()
  const both = await Promise.all([1, 2].map(() => paintPortraits({ database, addPortrait, now })))
  expect(both.toSorted((a, b) => a - b)).toEqual([0, 11])
  expect(painted).toHaveLength(17)
})

test('premium has one private portrait; removing the world removes every file', async () => {
  const { addPortrait } = album()
  const photo1 = { isMain: true, isPrivate: false, status: 'active' }
  await paintPortraits({ database, addPortrait, now })
  const [{ id } = { id: '' }] = premium
  const shown = await db.select().from(photo).where(eq(photo.memberId, id)).orderBy(photo.position)
  expect(shown).toMatchObject([
    photo1,
    { isMain: false, isPrivate: false },
    { isPrivate: true, width: 720, height: 900 },
  ])
  const names = await namesIn(storage)
  const photos = await db.select().from(photo)
  expect(names).toEqual(expect.arrayContaining(photos.map(({ blurredFilename }) => blurredFilename)))
  await removeDemoWorld({ database, storage })
  const left = new Set(await namesIn(storage))
  expect(photos.flatMap(fileNames).filter((name) => left.has(name))).toEqual([])
})
