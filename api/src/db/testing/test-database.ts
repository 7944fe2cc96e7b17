import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, inject } from 'vitest'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { openDatabase } from '../open-database.ts'
import { inDatabase, runStatement, type TestTemplate } from './test-database-server.ts'

export interface TestDatabase extends Database {
  /** For other processes of the same test. */
  readonly url: string
}

/** A migrated database for one test file, made at its top. Dropped after the file. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, template } = await connectToRun()
  const name = `${template}_${newId()}`
  await runStatement(url, `create database "${name}" template "${template}"`)
  const database = openDatabase({ url: inDatabase(url, name) })
  const drop = async () => {
    await database.close()
    await runStatement(url, `drop database "${name}" with (force)`)
  }
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= drop()
    return closed
  }
  afterAll(close)
  return { ...database, url: inDatabase(url, name), close }
}

async function connectToRun(): Promise<TestTemplate> {
  const reply = (await json(connect(inject('testDatabaseServer')))) as TestTemplate | { trouble: string }
  if ('trouble' in reply) throw new Error(reply.trouble)
  return reply
}
