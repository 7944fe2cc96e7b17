import { expect, test } from 'vitest'
import { versionsIn } from '../../e2e/fixtures/versions-in.ts'
import { PageLoads } from './page-loads.ts'

test('a load that throws has failed, one with two versions of a remote is mixed', async () => {
  const loads = new PageLoads()
  await loads.note(async () => versionsIn('/bundles/shop/1/a /bundles/shop/1/b'))
  await loads.note(async () => versionsIn('/bundles/shop/1/a /bundles/shop/2/b'))
  await loads.note(() => Promise.reject(new Error('404')))
  expect(loads).toMatchObject({ count: 3, mixed: 1, failures: ['Error: 404'] })
})
