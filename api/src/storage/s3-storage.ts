import type { Readable } from 'node:stream'
import { DeleteObjectsCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3'
import { objectsIn, type S3Bucket, s3Client } from 'platform/s3'
import { checkStorageName, isStorageName, type Storage } from './storage.ts'

/** Maximum number of files that a store deletes per request. */
const MAX_PER_REQUEST = 1_000

/** Stores files in a bucket of any S3-compatible store, shared by all nodes. */
export function s3Storage(settings: S3Bucket): Storage {
  const { bucket } = settings
  const client = s3Client(settings)

  return {
    pathOf(name) {
      checkStorageName(name)
      return name
    },

    async put(name, bytes) {
      checkStorageName(name)
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes }))
    },

    async get(name) {
      checkStorageName(name)
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }))
        if (!Body || ContentLength === undefined) throw new Error('The store responded without a file.')
        return { size: ContentLength, stream: Body as Readable }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async remove(names) {
      names.forEach(checkStorageName)
      for (let at = 0; at < names.length; at += MAX_PER_REQUEST) {
        const Objects = names.slice(at, at + MAX_PER_REQUEST).map((Key) => ({ Key }))
        const command = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } })
        const { Errors = [] } = await client.send(command)
        if (Errors.length > 0)
          throw new Error(`The store did not delete ${Errors.length} files: ${Errors[0]?.Code}`)
      }
    },

    async *list() {
      for await (const { Key, LastModified } of objectsIn(client, bucket)) {
        if (Key && LastModified && isStorageName(Key)) yield { name: Key, changedAt: LastModified }
      }
    },

    close: () => client.destroy(),
  }
}
