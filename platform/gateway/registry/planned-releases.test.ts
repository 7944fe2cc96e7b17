import { expect, test } from 'vitest'
import { remoteBundle } from '../../registry/bundles/fixture-bundle.ts'
import { history, promote } from '../../registry/index.ts'
import { openSite, release } from '../fixture-site.ts'

test('a gateway carries out a planned release when its time has come, and its pages get it', async () => {
  const { app, storage, log } = await openSite()
  await release(storage, remoteBundle({ version: '2' }), { kind: 'hold' })
  const at = new Date(Date.now() + 1_500)
  await promote(storage, 'news', { at, by: 'Ann' })
  const version = async () => {
    const { remotes } = (await app.inject('/registry.json')).json()
    return remotes[0].version as string
  }
  expect(await version()).toBe('1.0.0-a')
  await expect.poll(version).toBe('2')
  const [done] = await history(storage, 'news')
  expect(done).toMatchObject({ action: 'promote', version: '2', by: 'Ann' })
  expect(done?.at && done.at >= at.toISOString()).toBe(true)
  expect(log.join('')).toContain('planned release carried out')
})
