import { expect, test } from 'vitest'
import { temporaryFolder } from '../bundles/fixture-bundle.ts'
import { openS3 } from './fixture-s3.ts'
import { releaseStorage } from './release-storage.ts'

test('is the data folder unless a bucket is named', async () => {
  const data = await temporaryFolder()
  expect(await releaseStorage(data, {})).toMatchObject({ folder: data })
  expect(await releaseStorage(data, { RELEASES_BUCKET: '' })).toMatchObject({ folder: data })
})

test('is the bucket, with the credentials of the store for pictures', { timeout: 30_000 }, async () => {
  const { storage, bucket } = await openS3()
  const env = {
    RELEASES_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY: bucket.accessKey,
    S3_SECRET_KEY: bucket.secretKey,
  }
  const opened = await releaseStorage(await temporaryFolder(), env)
  await opened.create('a/b', Buffer.from('x'))
  expect((await storage.read('a/b'))?.toString()).toBe('x')
})

test('names the setting that is missing', async () => {
  await expect(releaseStorage('data', { RELEASES_BUCKET: 'releases' })).rejects.toThrow(
    'S3_ACCESS_KEY is missing: RELEASES_BUCKET needs it.',
  )
})
