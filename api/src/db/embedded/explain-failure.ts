import { DatabaseTrouble, diskFull, notWritable } from '../database-trouble.ts'

/** What PostgreSQL printed before it ended → what a person can do about it. */
export function explain(output: string, state: string): DatabaseTrouble {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(state)
  if (/lock file "postmaster\.pid" already exists|pre-existing shared memory block/.test(output)) {
    return runByAnother(state)
  }
  if (/error while loading shared libraries|ENOENT|version `GLIBC|cannot execute|Exec format/.test(output)) {
    const sentence = `The PostgreSQL that comes along does not run on this system (${lastWords(output)}): install one (15 or later) and name it in DATABASE_URL.`
    return new DatabaseTrouble('no-binary', sentence)
  }
  if (/Permission denied|Read-only file system|Operation not permitted/i.test(output))
    return notWritable(state)
  const sentence = `The database in ${state} does not start (${lastWords(output)}). Its log lies there as well. If the files are damaged, move the folder away and restore a backup with npm run db:restore.`
  return new DatabaseTrouble('broken', sentence)
}

export function runByAnother(state: string): DatabaseTrouble {
  const sentence = `Another PostgreSQL runs on the database in ${state}: stop that one first.`
  return new DatabaseTrouble('run-by-another', sentence)
}

/** The reason stands in the last line of the worst kind. */
function lastWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const worst = ['PANIC', 'FATAL', 'error:'].map((kind) => lines.findLast((line) => line.includes(kind)))
  return (worst.find(Boolean) ?? lines.at(-1) ?? 'it said nothing')
    .replace(/^.*?(?=PANIC|FATAL|error:)/, '')
    .trim()
}
