import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CommandError } from '../../db/run-command.ts'
import { addMember } from '../../features/account/fixture-member.ts'
import { addOrder } from '../../features/credits/orders/fixture-orders.ts'
import { openWorld } from '../../fixtures/world.ts'
import { staffAction } from '../../tables/account.ts'
import { readStaffCommand } from '../read-staff-command.ts'

const { database } = await openWorld()

/** Runs a command as typed; returns its output, or undefined if it prints the usage. */
async function staff(...args: string[]) {
  try {
    return await readStaffCommand(args)?.(database)
  } catch (error) {
    if (error instanceof CommandError) return `refused: ${error.message}`
    throw error
  }
}

test('§3: staff can add a discount code, see how often it was used, and turn it off', async () => {
  // The code that newcomers get by themselves is listed, too.
  expect(await staff('codes', 'list')).toMatch(/^code .*\n.*\nTIMEBONUS25 +25 +active +yes +– .*\s*$/)
  expect(await staff('codes', 'add', 'spring20', '20')).toBe('SPRING20 gives 20 % from now on.')
  expect(await staff('codes', 'add', 'SPRING20', '30')).toBe('refused: There is a code SPRING20 already.')
  const ann = await addMember(database)
  await addOrder(database, ann, { status: 'paid', paidAt: new Date(), discountCode: 'SPRING20' })
  await addOrder(database, ann, { status: 'failed', discountCode: 'SPRING20' })
  expect(await staff('codes', 'list')).toMatch(/SPRING20 +20 +active +no +– +– +– +– +1 +– +–/)
  expect(await staff('codes', 'off', 'spring20')).toBe('Nobody can use SPRING20 from now on.')
  expect(await staff('codes', 'off', 'spring20')).toContain('refused')
  expect(await staff('codes', 'list')).toMatch(/SPRING20 +20 +ended/)
  const actions = await database.db.select().from(staffAction).where(eq(staffAction.subject, 'SPRING20'))
  expect(actions.map(({ action }) => action)).toEqual(['codes add', 'codes off'])
})

test('§3: a code can be for one member, country, way to pay, minimum and time', async () => {
  const ann = await addMember(database)
  const where = ['country', 'nl', 'minimum', '20.00', 'methods', 'ideal,visa', 'uses', '3']
  await staff('codes', 'add', 'FOR-ANN', '15', 'until', '2030-12-31', ...where, 'member', ann.email)
  expect(await staff('codes', 'list')).toMatch(
    /FOR-ANN +15 +active +no +2031-01-01 00:00 +NL +EUR 20.00 +ideal visa +0 +3 +\S+@example.invalid/,
  )
  await staff('codes', 'add', 'WELCOME15', '15', 'welcome')
  expect(await staff('codes', 'list')).toMatch(/WELCOME15 +15 +active +yes/)
  expect(await staff('codes', 'add', 'FAR', '15', 'country', 'us', '--brand', 'marigold')).toContain(
    'refused',
  )
})

test.each([
  [['add', 'X', '20']],
  [['add', 'SPRING', '0']],
  [['add', 'SPRING', '91']],
  [['add', 'SPRING', '12.5']],
  [['add', 'TIMEBONUS25', '50']],
  [['add', 'WEEKLY-2026-W48', '50']],
  [['add', 'SPRING', '20', 'minimum', '20.00']],
  [['add', 'SPRING', '20', 'methods', 'cash']],
  [['add', 'SPRING', '20', 'until', 'tomorrow']],
  [['add', 'SPRING', '20', 'country']],
  [['add', 'SPRING', '20', 'uses', '0']],
  [['off']],
])('codes %j prints the usage', async (args) => {
  expect(await staff('codes', ...args)).toBeUndefined()
})
