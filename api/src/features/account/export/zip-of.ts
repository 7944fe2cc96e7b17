import { Readable } from 'node:stream'
import { type AnswerOf, exportMember as endpoint } from 'contracts'
import { Zip, ZipPassThrough } from 'fflate'
import type { Storage } from '../../../storage/storage.ts'

type Pictures = Pick<Storage, 'get'>

/** The member's data and pictures as one archive, made while it is sent: only a piece of it is in memory. */
export function zipOf(storage: Pictures, data: AnswerOf<typeof endpoint>): Readable {
  const archive = archiveOf(storage, endpoint.answer.parse(data))
  return Readable.from(archive, { objectMode: false })
}

async function* archiveOf(storage: Pictures, data: AnswerOf<typeof endpoint>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })

  async function* add(name: string, content: AsyncIterable<Buffer> | readonly Buffer[]) {
    // Without compression: the pictures are compressed already.
    const file = new ZipPassThrough(name)
    archive.add(file)
    for await (const part of content) {
      file.push(part)
      yield* pieces.splice(0)
    }
    file.push(Buffer.alloc(0), true)
    yield* pieces.splice(0)
  }

  yield* add('data.json', [Buffer.from(JSON.stringify(data, null, 2))])
  for (const { filename } of [...data.photos, ...data.chat_photos]) {
    const picture = await storage.get(filename)
    if (picture) yield* add(`pictures/${filename}`, picture.stream)
  }
  archive.end()
  yield* pieces.splice(0)
}
