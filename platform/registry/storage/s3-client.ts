import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'

/** A bucket of an S3-compatible store, and the credentials for it. */
export interface S3Bucket {
  /** URL of the store, if it is not Amazon's. */
  readonly endpoint?: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
}

export function s3Client({ endpoint, region, accessKey, secretKey }: S3Bucket): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Many stores don't support the checksums that the SDK sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
  })
}

/** Lists the objects of a bucket whose key begins with the prefix. */
export async function* objectsIn(client: S3Client, Bucket: string, Prefix?: string) {
  for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix, ...(next && { ContinuationToken: next }) }),
    )
    yield* page.Contents ?? []
    next = page.NextContinuationToken
  }
}
