import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { DatabaseTrouble } from '../database-trouble.ts'
import { backupReader, CutOff, FORMAT, type Header } from './format.ts'

/** Opens a backup and reads what it says of itself. */
export async function openBackup(file: string) {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  const reader = backupReader(inWords(file, unpacked))
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

/** The same pieces; what is wrong with the file is said in a sentence. */
async function* inWords(file: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new DatabaseTrouble('backup', `There is no ${file}.`, { cause: error })
    if (code === 'Z_BUF_ERROR') throw cutOff(file, error)
    throw code.startsWith('Z_') ? unreadable(file, error) : error
  }
  throw cutOff(file, new CutOff())
}

function cutOff(file: string, cause: unknown): DatabaseTrouble {
  const sentence = `${file} ends in the middle: it was not copied whole. Nothing was restored.`
  return new DatabaseTrouble('backup', sentence, { cause })
}

function unreadable(file: string, cause?: unknown): DatabaseTrouble {
  return new DatabaseTrouble(
    'backup',
    `${file} is no backup of Amberly, or it is damaged. Nothing was restored.`,
    { cause },
  )
}
