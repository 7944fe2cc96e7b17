import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { DatabaseTrouble } from '../database-trouble.ts'
import { backupReader, FORMAT, type Header, TruncatedBackup } from './format.ts'

/** Opens a backup and reads its header. */
export async function openBackup(file: string) {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  const reader = backupReader(explainErrors(file, unpacked))
  const close = () => {
    source.destroy()
    unpacked.destroy()
  }
  try {
    const header = (await reader.line()) as Header
    if (header.format !== FORMAT) throw unreadable(file)
    return { header, reader, close }
  } catch (error) {
    close()
    throw error instanceof SyntaxError ? unreadable(file, error) : error
  }
}

export type BackupReader = ReturnType<typeof backupReader>

/** Passes the chunks on, and turns errors of the file into sentences. */
async function* explainErrors(file: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new DatabaseTrouble('backup', `There is no ${file}.`, { cause: error })
    if (code === 'Z_BUF_ERROR') throw truncated(file, error)
    throw code.startsWith('Z_') ? unreadable(file, error) : error
  }
  throw truncated(file, new TruncatedBackup())
}

function truncated(file: string, cause: unknown): DatabaseTrouble {
  const sentence = `${file} ends too early: it was not copied completely. Nothing was restored.`
  return new DatabaseTrouble('backup', sentence, { cause })
}

function unreadable(file: string, cause?: unknown): DatabaseTrouble {
  return new DatabaseTrouble(
    'backup',
    `${file} is not an Amberly backup, or it is damaged. Nothing was restored.`,
    { cause },
  )
}
