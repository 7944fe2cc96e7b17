import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../db/testing/test-database.ts'
import { fileNames, keepPicture } from '../../../pictures/save-picture.ts'
import { namesIn, testStorage } from '../../../storage/fixture-storage.ts'
import type { Storage } from '../../../storage/storage.ts'
import { member } from '../../../tables/account.ts'
import { photo } from '../../../tables/members.ts'
import { HOUR_MS } from '../../../time.ts'
import { addMember } from '../../account/fixture-member.ts'
import { ensureBrands } from '../../site/brands.ts'
import { addPhotoRow } from './fixture-photo.ts'
import { sweepPictures } from './sweep-pictures.ts'

const database = await testDatabase()
const { db } = database
await ensureBrands(database)
const storage = testStorage()

const file = Buffer.from('a picture')
const prepared = {
  files: { full: file, match: file, card: file, thumb: file, blurred: file },
  width: 720,
  height: 900,
  thumbhash: 'thumbhash',
}
const later = () => new Date(Date.now() + 25 * HOUR_MS)
const sweep = (now: Date) => sweepPictures({ database, storage }, now)

async function addKept(status: 'active' | 'deleted', whose = addMember(database)) {
  const kept = await keepPicture(storage, prepared)
  await addPhotoRow(database, await whose, { ...kept, status })
  return kept
}

test('what no photo knows is removed a day later; what one knows, and what is not ours, stays', async () => {
  const shown = await addKept('active')
  const gone = await addKept('deleted')
  const lost = await keepPicture(storage, prepared)
  const leaver = addMember(database)
  const left = await addKept('active', leaver)
  await db.delete(member).where(eq(member.id, (await leaver).id))
  await storage.put('readme.txt', Buffer.from('not ours'))

  expect(await sweep(new Date())).toEqual({ deleted: 1, orphans: 0 })
  const kept = [shown, lost, left].flatMap(fileNames)
  expect(await namesIn(storage)).toEqual([...kept, 'readme.txt'].sort())
  expect(await db.select().from(photo).where(eq(photo.id, gone.id))).toEqual([])

  expect(await sweep(later())).toEqual({ deleted: 0, orphans: 10 })
  expect(await namesIn(storage)).toEqual([...fileNames(shown), 'readme.txt'].sort())
  expect(await sweep(later())).toEqual({ deleted: 0, orphans: 0 })
})

test('where the files cannot be removed the photo waits for the next sweep', async () => {
  const gone = await addKept('deleted')
  const stuck: Storage = {
    ...storage,
    remove: () => Promise.reject(new Error('the store is away')),
  }
  await expect(sweepPictures({ database, storage: stuck }, new Date())).rejects.toThrow('away')
  expect(await db.select().from(photo).where(eq(photo.id, gone.id))).toHaveLength(1)
  expect(await sweep(new Date())).toMatchObject({ deleted: 1 })
})
