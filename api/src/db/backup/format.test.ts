import { expect, test } from 'vitest'
import { backupReader, TruncatedBackup } from './format.ts'

const written = Buffer.from(
  '{"a":1}\n{"table":"one"}\n1\t\\\\.\n2\ttwo\n\\.\n{"table":"none"}\n\\.\n{"rows":{}}\n',
)

async function* inPieces(size: number, content = written): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield Buffer.from(content.subarray(at, at + size))
}

async function text(pieces: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = []
  for await (const piece of pieces) read.push(Buffer.from(piece))
  return Buffer.concat(read).toString()
}

test('a backup reads the same however it is split into chunks', async () => {
  for (let size = 1; size <= written.length; size += 1) {
    const { line, rows } = backupReader(inPieces(size))
    expect(await line()).toEqual({ a: 1 })
    expect(await line()).toEqual({ table: 'one' })
    expect(await text(rows())).toBe('1\t\\\\.\n2\ttwo\n')
    expect(await line()).toEqual({ table: 'none' })
    expect(await text(rows())).toBe('')
    expect(await line()).toEqual({ rows: {} })
  }
})

test('a truncated backup is rejected', async () => {
  for (let length = 0; length < written.length; length += 1) {
    const { line, rows } = backupReader(inPieces(7, written.subarray(0, length)))
    const read = async () => {
      await line()
      await line()
      await text(rows())
      await line()
      await text(rows())
      await line()
    }
    await expect(read()).rejects.toThrow(TruncatedBackup)
  }
})
