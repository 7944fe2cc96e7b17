import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { addAdmin } from './fixture-staff-member.ts'

const now = () => new Date()
const { app, database } = await openWorld({ hasLimits: true })

test('an account has ten tries in a quarter of an hour, in whichever browser', async () => {
  const [ann, bo] = [await addAdmin({ app, database, now }), await addAdmin({ app, database, now })]
  const { codes } = await ann.addApp()
  const tries: string[] = []
  for (let count = 0; count < 9; count += 1) tries.push(await ann.verify({ recovery_code: `wrong ${count}` }))
  expect(new Set(tries)).toEqual(new Set(['factor_invalid']))
  const there = await ann.inOtherBrowser()
  expect(await there.verify({ recovery_code: codes?.[0] ?? '' })).toBe('too_many_requests')
  expect(await bo.verify({ recovery_code: 'wrong' })).toBe('factor_invalid')
})
