import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { objectsIn, type S3Bucket, s3Client } from './s3-client.ts'
import { assertKey, type Storage } from './storage.ts'

const TAKEN = 412
/** The store could not decide between concurrent writes, and asks to repeat them. */
const UNDECIDED = 409
const ATTEMPTS = 20

/** A storage in a bucket of a store with conditional writes, shared by any number of hosts. The bucket must be for this alone. */
export function s3Storage(settings: S3Bucket): Storage {
  const { bucket: Bucket } = settings
  const client = s3Client(settings)

  /** The SDK repeats a request whose response was lost, and then finds the key taken by its own first try. */
  async function wasWrittenBy(writer: string, key: string): Promise<boolean> {
    const { Metadata } = await client.send(new HeadObjectCommand({ Bucket, Key: key }))
    return Metadata?.['writer'] === writer
  }

  async function sizes(prefix: string): Promise<Map<string, number>> {
    const found = new Map<string, number>()
    for await (const { Key, Size = 0 } of objectsIn(client, Bucket, prefix)) {
      if (Key !== undefined) found.set(Key, Size)
    }
    return found
  }

  return {
    async read(key) {
      assertKey(key)
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
        return Body ? Buffer.from(await Body.transformToByteArray()) : Buffer.alloc(0)
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async create(key, bytes) {
      assertKey(key)
      const writer = randomUUID()
      const put = { Bucket, Key: key, Body: bytes, IfNoneMatch: '*', Metadata: { writer } }
      for (let attempt = 1; ; attempt++) {
        try {
          await client.send(new PutObjectCommand(put))
          return true
        } catch (error) {
          const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
          if (status === TAKEN) return wasWrittenBy(writer, key)
          if (status !== UNDECIDED || attempt === ATTEMPTS) throw error
          await sleep(Math.random() * 50 * attempt)
        }
      }
    },
    async put(key, bytes) {
      assertKey(key)
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes }))
    },
    async list(prefix) {
      return [...(await sizes(prefix)).keys()].sort()
    },
    sizes,
    async remove(key) {
      assertKey(key)
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },
  }
}
