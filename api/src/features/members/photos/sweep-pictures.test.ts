import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../db/testing/test-database.ts'
import { fileNames, savePicture } from '../../../pictures/save-picture.ts'
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

async function addStored(status: 'active' | 'deleted', owner = addMember(database)) {
  const stored = await savePicture(storage, prepared)
  await addPhotoRow(database, await owner, { ...stored, status })
  return stored
}

test('removes orphaned files after a day, and leaves files of photos and foreign files', async () => {
  const shown = await addStored('active')
  const gone = await addStored('deleted')
  const lost = await savePicture(storage, prepared)
  const leaver = addMember(database)
  const left = await addStored('active', leaver)
  await db.delete(member).where(eq(member.id, (await leaver).id))
  await storage.put('readme.txt', Buffer.from('not ours'))

  expect(await sweep(new Date())).toEqual({ deleted: 1, orphans: 0 })
  const stored = [shown, lost, left].flatMap(fileNames)
  expect(await namesIn(storage)).toEqual([...stored, 'readme.txt'].sort())
  expect(await db.select().from(photo).where(eq(photo.id, gone.id))).toEqual([])

  expect(await sweep(later())).toEqual({ deleted: 0, orphans: 10 })
  expect(await namesIn(storage)).toEqual([...fileNames(shown), 'readme.txt'].sort())
  expect(await sweep(later())).toEqual({ deleted: 0, orphans: 0 })
})

test('a photo whose files cannot be removed waits for the next sweep', async () => {
  const gone = await addStored('deleted')
  const stuck: Storage = {
    ...storage,
    remove: () => Promise.reject(new Error('the store is away')),
  }
  await expect(sweepPictures({ database, storage: stuck }, new Date())).rejects.toThrow('away')
  expect(await db.select().from(photo).where(eq(photo.id, gone.id))).toHaveLength(1)
  expect(await sweep(new Date())).toMatchObject({ deleted: 1 })
})
