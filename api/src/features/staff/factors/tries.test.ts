import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { addAdmin } from './fixture-staff-member.ts'

const now = () => new Date()
const { app, database } = await openWorld({ hasLimits: true })
const addOne = () => addAdmin({ app, database, now })

test('a session has ten tries in a quarter of an hour, which take none from the owner’s others', async () => {
  const [ann, bo] = [await addOne(), await addOne()]
  const { codes } = await ann.addApp()
  const attacker = await ann.inOtherBrowser()
  const tries: string[] = []
  for (let count = 0; count < 10; count += 1)
    tries.push(await attacker.verify({ recovery_code: `wrong ${count}` }))
  expect(new Set(tries)).toEqual(new Set(['factor_invalid']))
  expect(await attacker.verify({ recovery_code: codes?.[0] ?? '' })).toBe('too_many_requests')
  expect(await ann.verify({ recovery_code: codes?.[0] ?? '' })).toBe('let in')
  expect(await bo.verify({ recovery_code: 'wrong' })).toBe('factor_invalid')
})

/** Guesses with a new session for each ten, until an answer is not that the code is wrong. Returns how many were. */
async function guess(ann: Awaited<ReturnType<typeof addOne>>, addressOf: (session: number) => string) {
  for (let session = 0, wrong = 0; ; session += 1) {
    const there = await ann.inOtherBrowser(addressOf(session))
    for (let count = 0; count < 10; count += 1, wrong += 1) {
      const answer = await there.verify({ code: '000000' })
      if (answer === 'factor_invalid') continue
      expect(answer).toBe('too_many_requests')
      return wrong
    }
  }
}

test('codes are guessed 60 times a day at most from an address, and the owner elsewhere is not locked out', async () => {
  const ann = await addOne()
  const { secret } = await ann.addApp()
  expect(await guess(ann, () => '192.0.2.7')).toBe(60)
  const later = await ann.codeAt(secret, new Date(Date.now() + 30_000))
  expect(await (await ann.inOtherBrowser('192.0.2.8')).verify({ code: later })).toBe('let in')
})

test('from many addresses, codes are guessed 180 times a day at most; a recovery code lets the owner in', async () => {
  const ann = await addOne()
  const { codes } = await ann.addApp()
  // The first code of the app was a try, too.
  expect(await guess(ann, (session) => `192.0.2.${session}`)).toBe(179)
  expect(await ann.verify({ code: '000000' })).toBe('too_many_requests')
  expect(await ann.verify({ recovery_code: codes?.[0] ?? '' })).toBe('let in')
})
