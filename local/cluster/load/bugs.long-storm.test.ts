import { expect, test } from 'vitest'
import { testDatabase } from '../../../api/src/db/testing/test-database.ts'
import { start } from '../../../api/src/fixtures/process.ts'
import { type SourceChange, writeChangedServer } from '../../../api/src/process/fixture-other-server.ts'
import { block } from './fixture-blocker.ts'
import { expectEvents, expectInvariants } from './fixture-invariants.ts'
import { addTalkers } from './fixture-talker.ts'

const database = await testDatabase()

const MESSAGES = 12
/** Milliseconds. */
const UNTIL_TOLD = 5_000

const DOUBLE_CHARGE = {
  file: 'api/src/features/chat/send/pay-message.ts',
  from: '  // It paid for a message of a conversation that is gone.',
  to: '  await charge(tx, { ...payment, id: payment.id.split("").toReversed().join(""), kind: CHARGES[kind], amount: price })',
}
const LOST_EVENT = {
  file: 'api/src/events/publish-events.ts',
  from: 'if (events.length === 0) return',
  to: 'if (events.length === 0 || Math.random() < 0.4) return',
}
const BLOCKED_SEES = {
  file: 'api/src/features/chat/find-partner.ts',
  from: 'const code: ErrorCode | undefined = found.isBlocked',
  to: 'const code: ErrorCode | undefined = Math.random() < 0',
}
const NONE = { file: 'api/src/main.ts', from: 'await runServer', to: 'await runServer' }

/** Loads a server with this change as chaos does, and returns what the invariants complain about. */
async function complaintsAbout(change: SourceChange): Promise<string[]> {
  const env = { DATABASE_URL: database.url, PORT: '0', TRUST_PROXY: '127.0.0.1,::1' }
  const url = await start(env, ['--role', 'api'], writeChangedServer(change)).url()
  const talkers = await addTalkers(database, url, 1)
  const strangers = await addTalkers(database, url, 1)
  const [end, closed] = [new AbortController(), new AbortController()]
  const pages = talkers.map((talker) => talker.listen(closed.signal))
  await Promise.all(talkers.map(({ opened }) => opened.promise))
  const blocking = block(strangers, end.signal, 0)
  await Promise.all(
    talkers.map(async (talker) => {
      for (let count = 0; count < MESSAGES; count += 1) await talker.write()
    }),
  )
  end.abort()
  const complaints: string[] = []
  const collect = (what: string) => () => void complaints.push(what)
  const { blocks, seen } = await blocking
  expect(blocks).toBeGreaterThan(0)
  if (seen.length > 0) complaints.push('seen')
  await expectEvents(talkers, UNTIL_TOLD).catch(collect('events'))
  closed.abort()
  await Promise.all(pages)
  await expectInvariants(database.url, talkers).catch(collect('invariants'))
  return complaints
}

test.for([
  ['nothing in a server without a bug', NONE, []],
  ['a message that is charged twice', DOUBLE_CHARGE, ['invariants']],
  ['an event that is lost', LOST_EVENT, ['events']],
  ['a blocked member who still sees the other', BLOCKED_SEES, ['seen']],
] as const)('the invariants of chaos find %s', { timeout: 120_000 }, async ([, change, complaints]) => {
  expect(await complaintsAbout(change)).toEqual(complaints)
})
