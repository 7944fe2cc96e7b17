import { expect, test } from 'vitest'
import { distFolder, remoteBundle, shellBundle, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { publish } from '../release/publish.ts'
import { bundleKey } from '../storage/keys.ts'
import { status } from './status.ts'

test('names a live version whose bundle.json is damaged', async () => {
  const storage = await temporaryStorage()
  for (const bundle of [shellBundle(), remoteBundle()])
    await publish(storage, await distFolder(bundle), { channel: { kind: 'live' } })
  const damageOf = async (name: string) =>
    (await status(storage)).find((row) => row.name === name)?.live?.damaged
  expect(await damageOf('news')).toBeUndefined()
  await storage.put(bundleKey('news', '1.0.0-a'), Buffer.from('{"kind":'))
  expect(await damageOf('news')).toEqual([
    'bundles/news/1.0.0-a/bundle.json is damaged: nobody gets news 1.0.0-a until it is restored from a backup or a build of that version.',
  ])
  expect(await damageOf('shell')).toBeUndefined()
})
