import { verifyFactor } from 'contracts'
import { expect, test } from 'vitest'
import { ask, callLogIn } from '../../../api/src/features/account/fixture-login.ts'
import { openWorld } from '../../../api/src/fixtures/world.ts'
import { staffFactor } from '../../../api/src/tables/staff.ts'
import { DEMO_PASSWORD, demoEmail } from './demo-accounts.ts'
import { demoCode, ensureDemoFactors } from './demo-factor.ts'

const { app, database } = await openWorld()

/** Proves the session of a new login by the code that the outbox page shows. */
async function prove() {
  const { cookie } = await callLogIn(app, { email: demoEmail('moderator'), password: DEMO_PASSWORD })
  const { method, path: url } = verifyFactor
  return ask(app, { method, url, token: cookie?.value ?? '', body: { code: await demoCode(new Date()) } })
}

test('the demo’s staff prove themselves by the code that the outbox page shows, but not on a public site', async () => {
  const { secret } = app
  await ensureDemoFactors(database, { secret, isPublic: true })
  // Five at each of three brands.
  expect(await database.db.$count(staffFactor)).toBe(15)
  expect((await prove()).status).toBe(422)
  await database.db.delete(staffFactor)
  await ensureDemoFactors(database, { secret, isPublic: false })
  await ensureDemoFactors(database, { secret, isPublic: false })
  expect(await database.db.$count(staffFactor)).toBe(15)
  expect((await prove()).status).toBe(200)
})
