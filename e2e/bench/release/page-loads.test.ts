import { expect, test } from 'vitest'
import { PageLoads } from './page-loads.ts'
import { versionsIn } from './versions-in.ts'

test('a load that throws has failed, one with two versions of a remote is mixed', async () => {
  const loads = new PageLoads()
  await loads.note(async () => versionsIn('/bundles/shop/1/a /bundles/shop/1/b'))
  await loads.note(async () => versionsIn('/bundles/shop/1/a /bundles/shop/2/b'))
  await loads.note(() => Promise.reject(new Error('404')))
  expect(loads).toMatchObject({ count: 3, mixed: 1, failures: ['Error: 404'] })
})
