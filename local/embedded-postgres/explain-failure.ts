import { DatabaseTrouble, diskFull, notWritable } from '../../api/src/db/database-trouble.ts'

/** BoundedQueue the output of a PostgreSQL that failed into a sentence that says what the operator can do. */
export function explainFailure(output: string, state: string): DatabaseTrouble {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(state)
  if (/lock file "postmaster\.pid" already exists|pre-existing shared memory block/.test(output)) {
    return runByAnother(state)
  }
  if (/error while loading shared libraries|ENOENT|version `GLIBC|cannot execute|Exec format/.test(output)) {
    const sentence = `The bundled PostgreSQL does not run on this system (${lastMessage(output)}): install one (15 or later) and set DATABASE_URL.`
    return new DatabaseTrouble('no-binary', sentence)
  }
  if (/Permission denied|Read-only file system|Operation not permitted/i.test(output))
    return notWritable(state)
  const sentence = `The database in ${state} does not start (${lastMessage(output)}). Its log is in the same folder. If the files are damaged, move the folder away and restore a backup with npm run db:restore.`
  return new DatabaseTrouble('broken', sentence)
}

export function runByAnother(state: string): DatabaseTrouble {
  const sentence = `Another PostgreSQL is running on the database in ${state}: stop that one first.`
  return new DatabaseTrouble('run-by-another', sentence)
}

/** The reason is in the last line of the highest severity. */
function lastMessage(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const worst = ['PANIC', 'FATAL', 'error:'].map((kind) => lines.findLast((line) => line.includes(kind)))
  return (worst.find(Boolean) ?? lines.at(-1) ?? 'no output').replace(/^.*?(?=PANIC|FATAL|error:)/, '').trim()
}
