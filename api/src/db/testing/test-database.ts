import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, inject } from 'vitest'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { openDatabase } from '../open-database.ts'
import { ask, inDatabase, type TestTemplate } from './test-database-server.ts'

export interface TestDatabase extends Database {
  /** Another process of the same test finds it here. */
  readonly url: string
}

/** A migrated database for one test file, asked for at its top (`const { db } = await testDatabase()`); gone after it. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, template } = await serverOfRun()
  const name = `${template}_${newId()}`
  await ask(url, `create database "${name}" template "${template}"`)
  const database = openDatabase({ url: inDatabase(url, name) })
  const drop = async () => {
    await database.close()
    await ask(url, `drop database "${name}" with (force)`)
  }
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= drop()
    return closed
  }
  afterAll(close)
  return { ...database, url: inDatabase(url, name), close }
}

async function serverOfRun(): Promise<TestTemplate> {
  const answer = (await json(connect(inject('testDatabaseServer')))) as TestTemplate | { trouble: string }
  if ('trouble' in answer) throw new Error(answer.trouble)
  return answer
}
