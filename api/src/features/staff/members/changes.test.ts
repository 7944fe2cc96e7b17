import {
  type AnswerOf,
  addStaffMemberNote,
  changeStaffMemberEmail,
  closeStaffMember,
  confirmStaffMember,
  correctStaffMemberBirth,
  type Endpoint,
  endStaffMemberSessions,
  getStaffMemberMails,
  getStaffMemberNotes,
  grantStaffMemberCredits,
  handStaffMemberData,
  removeStaffMemberNote,
  reopenStaffMember,
  resendStaffMemberMail,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { member, session } from '../../../tables/account.ts'
import { profile } from '../../../tables/members.ts'
import { outbox } from '../../../tables/outbox.ts'
import { ask, callLogIn } from '../../account/fixture-login.ts'
import { mailsTo, tokenIn } from '../../account/fixture-mails.ts'
import { addMember, PASSWORD } from '../../account/fixture-member.ts'
import { entriesAbout, staffAt } from './fixture-support.ts'

const world = await openWorld()
const { app, database } = world
const { db } = database
const support = await staffAt(world)
const admin = await staffAt(world, 'staff')

const reason = 'Knew the last order and the date of birth'

const change = (endpoint: Endpoint, to: { readonly id: string }, more: object = {}, who = support) =>
  who.ask(endpoint, { body: { member: to.id, reason, ...more } })

const stateOf = async ({ id }: { readonly id: string }) =>
  (await db.select().from(member).where(eq(member.id, id)))[0]

const follow = (path: string, token: string) =>
  ask(app, { method: 'POST', url: path, body: { token, password: PASSWORD } })

test('the support confirms an address, once, and the log has the reason', async () => {
  const ann = await addMember(database, { status: 'not_confirmed' })
  expect((await change(confirmStaffMember, ann)).status).toBe(204)
  expect((await change(confirmStaffMember, ann)).status).toBe(204)
  expect((await stateOf(ann))?.status).toBe('confirmed')
  expect(await entriesAbout(world, ann.id)).toEqual([
    { who: support.memberId, what: 'member confirm', details: { reason } },
  ])
})

test('no change without a reason', async () => {
  const ann = await addMember(database, { status: 'not_confirmed' })
  for (const blank of ['', '  ', undefined])
    expect((await change(confirmStaffMember, ann, { reason: blank })).status).toBe(422)
  expect((await stateOf(ann))?.status).toBe('not_confirmed')
})

test('a changed address waits to be confirmed by its link, and the old one can take it back', async () => {
  const ann = await addMember(database)
  const email = `${newId().toLowerCase()}@example.invalid`
  expect((await change(changeStaffMemberEmail, ann, { email: ` ${email.toUpperCase()}` })).status).toBe(204)
  expect(await stateOf(ann)).toMatchObject({ email, status: 'not_confirmed' })
  expect(await mailsTo(database, ann, 'mail-changed')).toMatchObject([{ address: ann.email }])
  await follow('/api/activate.php', await tokenIn(database, ann, 'activate'))
  expect(JSON.stringify(await entriesAbout(world, ann.id))).not.toContain('@')
  const undo = await tokenIn(database, ann, 'mail-changed')
  expect((await follow('/api/mail-change.php?undo=1', undo)).status).toBe(200)
  expect(await stateOf(ann)).toMatchObject({ email: ann.email, status: 'confirmed' })
})

test('an address that is none, or another member’s, is refused', async () => {
  const [ann, bo] = [await addMember(database), await addMember(database)]
  const to = async (email: string) => (await change(changeStaffMemberEmail, ann, { email })).error?.code
  expect([await to('ann'), await to(bo.email)]).toEqual(['invalid_new_email', 'account_exists'])
  expect((await stateOf(ann))?.email).toBe(ann.email)
})

test('§5: the support corrects a date of birth, but never to that of a minor', async () => {
  const ann = await addMember(database)
  const to = (date_of_birth: string) => change(correctStaffMemberBirth, ann, { date_of_birth })
  expect((await to('2020-01-01')).status).toBe(422)
  expect((await to('1988-02-29')).status).toBe(204)
  const [found] = await db.select().from(profile).where(eq(profile.memberId, ann.id))
  expect(found?.dateOfBirth).toBe('1988-02-29')
})

test('ending the sessions logs the member out everywhere', async () => {
  const ann = await addMember(database)
  for (let browsers = 0; browsers < 2; browsers += 1)
    await callLogIn(app, { email: ann.email, password: PASSWORD })
  await change(endStaffMemberSessions, ann)
  expect(await db.$count(session, eq(session.memberId, ann.id))).toBe(0)
  const [entry] = await entriesAbout(world, ann.id)
  expect(entry?.details).toEqual({ reason, sessions: 2 })
})

test('the support grants credits once per press, and the statement and the log say why', async () => {
  const ann = await addMember(database)
  const body = { id: newId(), credits: 25 }
  expect((await change(grantStaffMemberCredits, ann, body)).body).toEqual({ credits: 25 })
  expect((await change(grantStaffMemberCredits, ann, body)).body).toEqual({ credits: 25 })
  const granted = { reason, credits: 25, balance: 25 }
  expect(await entriesAbout(world, ann.id)).toEqual([
    { who: support.memberId, what: 'ledger give', details: granted },
  ])
  for (const credits of [0, -5, 1.5, 1_001])
    expect((await change(grantStaffMemberCredits, ann, { id: newId(), credits })).status).toBe(422)
})

test('§4: the support closes an account as its member can, and reopens it', async () => {
  const ann = await addMember(database)
  await callLogIn(app, { email: ann.email, password: PASSWORD })
  expect((await change(closeStaffMember, ann)).status).toBe(204)
  expect((await stateOf(ann))?.status).toBe('pending_deletion')
  expect(await db.$count(session, eq(session.memberId, ann.id))).toBe(0)
  const link = await tokenIn(database, ann, 'account-deletion')
  expect((await change(closeStaffMember, ann)).status).toBe(422)
  expect((await change(reopenStaffMember, ann)).status).toBe(204)
  expect(await stateOf(ann)).toMatchObject({ status: 'confirmed', leftAt: null })
  expect((await follow('/api/account.php?reactivate=1', link)).status).toBe(410)
  const done = (await entriesAbout(world, ann.id)).map(({ what }) => what)
  expect(done).toEqual(['member close', 'member reopen'])
})

test('a ban is neither ended by closing the account nor by reopening it', async () => {
  const ann = await addMember(database, { status: 'banned' })
  expect((await change(closeStaffMember, ann)).status).toBe(422)
  expect((await change(reopenStaffMember, ann)).status).toBe(204)
  expect((await stateOf(ann))?.status).toBe('banned')
})

test('the data go to the member by mail, and staff get none of them', async () => {
  const ann = await addMember(database)
  expect(await change(handStaffMemberData, ann)).toMatchObject({ status: 204, body: {} })
  expect(await mailsTo(database, ann, 'data-ready')).toMatchObject([{ address: null, data: {} }])
  expect((await entriesAbout(world, ann.id)).map(({ what }) => what)).toEqual(['member data'])
})

async function mailsOf(one: { readonly id: string }) {
  const { body } = await support.ask<AnswerOf<typeof getStaffMemberMails>>(getStaffMemberMails, {
    query: { member: one.id },
  })
  return body.mails
}

test('a confirmation is sent again with a new link, to the address that waits for it', async () => {
  const ann = await addMember(database, { status: 'not_confirmed' })
  const resend = () => support.ask(resendStaffMemberMail, { body: { member: ann.id } })
  expect((await resend()).status).toBe(204)
  expect(await mailsTo(database, ann, 'activate')).toHaveLength(1)
  await change(confirmStaffMember, ann)
  expect((await resend()).status).toBe(422)
})

test('a sent mail goes out again as it was, and one that is under way, unasked or forgotten does not', async () => {
  const ann = await addMember(database)
  const { brandId, memberId } = ann
  const add = async (more: Partial<typeof outbox.$inferInsert>) => {
    const id = newId()
    const row = { id, brandId, memberId, channel: 'mail', kind: 'password-changed' } as const
    await db.insert(outbox).values({ ...row, status: 'sent', data: { changedAt: '2026-01-01' }, ...more })
    return id
  }
  const resend = async (mail: string) =>
    (await support.ask(resendStaffMemberMail, { body: { member: ann.id, mail } })).status
  const sent = await add({ address: 'old@example.invalid', locale: 'fi' })
  const others = [
    await add({ status: 'waiting' }),
    await add({ kind: 'news' }),
    await add({ data: null }),
    await add({ channel: 'sms', kind: 'code', data: { code: '123456' }, address: '+31612345678' }),
    await add({ kind: 'mail-change', data: { token: 'expired' } }),
    await add({ memberId: (await addMember(database)).id }),
  ]
  for (const id of others) expect([others.indexOf(id), await resend(id)]).toEqual([others.indexOf(id), 422])
  expect(await resend(sent)).toBe(204)
  const again = await mailsTo(database, ann, 'password-changed')
  expect(
    again.filter(({ address, locale }) => address === 'old@example.invalid' && locale === 'fi'),
  ).toHaveLength(2)
  expect((await mailsOf(ann)).filter(({ can_resend }) => can_resend)).not.toHaveLength(0)
  const dead = await add({ status: 'dead' })
  expect(await resend(dead)).toBe(204)
  expect((await db.select().from(outbox).where(eq(outbox.id, dead)))[0]?.status).toBe('waiting')
})

test('staff note things about a member; the author and admins remove a note', async () => {
  const ann = await addMember(database)
  const add = (id: string, who = support) =>
    who.ask(addStaffMemberNote, { body: { member: ann.id, id, text: ' Called about an order ' } })
  const [own, others] = [newId(), newId()]
  for (const id of [own, own]) expect((await add(id)).status).toBe(204)
  await add(others, admin)
  const read = async () => {
    const { body } = await support.ask<AnswerOf<typeof getStaffMemberNotes>>(getStaffMemberNotes, {
      query: { member: ann.id },
    })
    return body.notes
  }
  expect(await read()).toMatchObject([
    { id: others, author: admin.name, is_removable: false },
    { id: own, text: 'Called about an order', author: support.name, is_removable: true },
  ])
  const remove = (note: string, who = support) =>
    who.ask(removeStaffMemberNote, { body: { member: ann.id, note } })
  expect([(await remove(others)).status, (await remove(own)).status]).toEqual([403, 204])
  expect((await remove(others, admin)).status).toBe(204)
  expect(await read()).toEqual([])
  const done = (await entriesAbout(world, ann.id)).map(({ what }) => what)
  expect(done.filter((what) => !what.includes('look'))).toEqual([
    'member note',
    'member note',
    'member remove-note',
    'member remove-note',
  ])
})

test('nobody changes their own account, and the support none of a colleague, who may be more than they', async () => {
  const grant = (to: { readonly id: string }, who = support) =>
    change(grantStaffMemberCredits, to, { id: newId(), credits: 25 }, who)
  const colleague = await addMember(database, { isStaff: true })
  expect((await grant({ id: support.memberId })).error?.code).toBe('forbidden')
  expect((await grant({ id: admin.memberId }, admin)).error?.code).toBe('forbidden')
  expect((await grant(colleague)).error?.code).toBe('forbidden')
  expect((await grant(colleague, admin)).status).toBe(200)
  expect(await entriesAbout(world, support.memberId)).toEqual([])
})
