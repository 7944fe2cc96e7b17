import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

const LOG = '2026-11-21 15:16:15.682 UTC [3424] LOG:  starting PostgreSQL 18.4\n'

test.each([
  ['PANIC:  could not write to file "pg_wal/xlogtemp.12": No space left on device', 'disk-full', 13],
  ['initdb: error: could not access directory "/data": Permission denied', 'not-writable', 14],
  ['./postgres: error while loading shared libraries: libicuuc.so.60', 'no-binary', 20],
  ['Error: spawn /data/bin/initdb ENOENT', 'no-binary', 20],
  ['FATAL:  could not locate a valid checkpoint record', 'broken', 21],
  ['FATAL:  lock file "postmaster.pid" already exists', 'run-by-another', 23],
  ['FATAL:  pre-existing shared memory block (key 12, ID 3) is still in use', 'run-by-another', 23],
])('%s is explained as %s', (last, kind, exitCode) => {
  const trouble = explainFailure(`${LOG}${last}\n`, '/data/database')
  expect(trouble).toMatchObject({ kind, exitCode })
  expect(trouble.message).toMatch(kind === 'no-binary' ? /DATABASE_URL/ : /in \/data\/database/)
})

test("an unknown failure quotes PostgreSQL's last message, without time and process id", () => {
  const output = `${LOG}2026-11-21 15:16:15.690 UTC [3424] FATAL:  the moon is full\n${LOG}`
  expect(explainFailure(output, '/data').message).toContain('does not start (FATAL:  the moon is full).')
})
