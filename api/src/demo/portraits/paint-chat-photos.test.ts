import { expect, test } from 'vitest'
import { testDatabase } from '../../db/testing/test-database.ts'
import { ensureBrands } from '../../features/site/brands.ts'
import { fileNames } from '../../pictures/save-picture.ts'
import { namesIn, testStorage } from '../../storage/fixture-storage.ts'
import { chatPhoto } from '../../tables/chat.ts'
import { ensureDemoWorld } from '../ensure-demo-world.ts'
import { removeDemoWorld } from '../remove-demo-world.ts'
import { paintChatPhotos } from './paint-chat-photos.ts'

test('photos in demo chats are painted once, and leave with the demo world', {
  timeout: 60_000,
}, async () => {
  const database = await testDatabase()
  const storage = testStorage()
  await ensureBrands(database)
  await ensureDemoWorld(database, { members: 300 })
  const paint = () => paintChatPhotos({ database, storage, now: new Date() })
  expect(await paint()).toBeGreaterThan(2)
  const rows = await database.db.select().from(chatPhoto)
  expect(await namesIn(storage)).toEqual(rows.flatMap(fileNames).toSorted())
  expect(await paint()).toBe(0)
  await removeDemoWorld({ database, storage })
  expect(await namesIn(storage)).toEqual([])
})
