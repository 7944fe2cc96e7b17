import {
  type CaseContext,
  claimCase,
  claimCases,
  decideCase,
  getCase,
  readCaseMessages,
  releaseClaims,
  undoDecision,
} from 'contracts'
import { Route, Routes } from 'platform/runtime/router'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { type Asked, fakeServer } from '../../fixture-page.tsx'
import { staffWith, startStaff } from '../../fixture-staff.ts'
import { staffPage } from '../../staff-page.tsx'
import { caseOf, contextOf, objected, reported, reportedMessage } from '../fixture-case.ts'
import { Moderate } from './moderate.tsx'

const anna = contextOf(caseOf('1', 'Anna'))
const ben = contextOf(caseOf('2', 'Ben'))

let contexts: readonly CaseContext[] = []
/** Refusals of the server, by path. */
let refusals: Record<string, { code: string; data?: object }> = {}
let waiting: string[] = []
let asked: Asked[] = []
let unmount = () => {}

const idOf = ({ body }: Asked) => (body as { id: string }).id
const found = (id: string | undefined) => contexts.find((one) => one.case.id === id) ?? anna

/** Opens the first of these cases; the others wait. */
async function open(...shown: readonly CaseContext[]) {
  contexts = shown
  waiting = shown.slice(1).map((one) => one.case.id)
  const answer = (one: Asked) => ({ case: found(idOf(one)).case })
  asked = fakeServer({
    [`GET ${getCase.path}`]: ({ query }) => found(query.id),
    [`POST ${claimCase.path}`]: answer,
    [`POST ${claimCases.path}`]: ({ body }) => ({
      cases: waiting.splice(0, (body as { most: number }).most).map((id) => found(id).case),
    }),
    [`POST ${decideCase.path}`]: answer,
    [`POST ${undoDecision.path}`]: answer,
    [`POST ${readCaseMessages.path}`]: () => ({
      messages: [reportedMessage],
    }),
  })
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const refusal = refusals[new URL(url, 'http://site').pathname]
    if (!refusal) return answered(url, init)
    const { code, data } = refusal
    return Promise.resolve(Response.json({ error: { code, message: '' }, data }, { status: 409 }))
  })
  startStaff(staffWith({ roles: ['moderator'] }))
  const { Page } = staffPage({ roles: ['moderator'], Content: Moderate })
  unmount = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route path="/staff/moderation/:id" element={<Page />} />
      </Routes>
    </QueryClientProvider>,
    { pathname: `/staff/moderation/${shown[0]?.case.id}` },
  ).unmount
  await expect.element(heading(shown[0])).toBeVisible()
}

const heading = (shown: CaseContext | undefined) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`: ${shown?.case.member?.name}$`) })
const sent = (path: string) => asked.filter((one) => one.path === `POST ${path}`).map(({ body }) => body)
const press = (keys: string) => userEvent.keyboard(keys)
/** Until then, a press counts as the second one of a double press. */
const seen = () => new Promise((resolve) => void setTimeout(resolve, 350))
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  refusals = {}
  localStorage.clear()
})
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a photo is rejected by two keys, the next one shows, and a third key undoes it', async () => {
  await open(anna, ben)
  await press('r')
  await expect.element(page.getByRole('group', { name: 'Reject:' })).toBeVisible()
  await press('4')
  await expect.element(heading(ben)).toBeVisible()
  await expect.element(page.getByText('Rejected: Nudity')).toBeVisible()
  expect(sent(decideCase.path)).toEqual([{ id: '1', decision: { action: 'reject', reason: 'nudity' } }])
  await press('u')
  await expect.element(heading(anna)).toBeVisible()
  await vi.waitFor(() => expect(sent(undoDecision.path)).toEqual([{ id: '1' }]))
})

test('keys decide nothing while somebody types, or once they are switched off', async () => {
  await open(anna, ben)
  await press('f')
  const facts = page.getByRole('textbox', { name: 'Facts' })
  await expect.element(facts).toHaveFocus()
  await press('a')
  await expect.element(facts).toHaveValue('a')
  await press('{Escape}?')
  await page.getByRole('switch', { name: 'Decide by keys' }).click()
  await press('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await press('a')
  expect(sent(decideCase.path)).toEqual([])
  await button('Approve').click()
  await expect.element(heading(ben)).toBeVisible()
})

test('a photo that the model thinks shows nudity is blurred until Z, and the next one anew', async () => {
  const blurOf = () => getComputedStyle(document.querySelector('[data-picture]') ?? document.body).filter
  const nude = (id: string, name: string, guess: number) => contextOf(caseOf(id, name, { guess }))
  await open(nude('1', 'Anna', 92), nude('2', 'Ben', 60), nude('3', 'Cleo', 59))
  await expect.element(page.getByText(/^A model thinks it shows nudity \(92%\)/)).toBeVisible()
  expect(blurOf()).toContain('blur')
  await press('z')
  await expect.poll(blurOf).toBe('none')
  await press('a')
  await expect.element(heading(contexts[1])).toBeVisible()
  await expect.poll(blurOf).toContain('blur')
  await seen()
  await press('a')
  await expect.element(heading(contexts[2])).toBeVisible()
  await expect.poll(blurOf).toBe('none')
})

test('a case that a colleague has decided meanwhile says who, what and when', async () => {
  await open(anna, ben)
  refusals[decideCase.path] = {
    code: 'case_decided',
    data: { name: 'Jo', action: 'reject', at: '2026-11-01T08:00:00.000Z' },
  }
  await press('a')
  await expect.element(heading(ben)).toBeVisible()
  await expect
    .element(page.getByText(/^Photo: Anna – Jo has already decided this: Rejected, Nov/))
    .toBeVisible()
})

test('a case that a colleague has open can be looked at, not decided', async () => {
  refusals[claimCase.path] = {
    code: 'case_claimed',
    data: { name: 'Jo', until: '2026-11-01T08:00:00.000Z' },
  }
  await open(anna, ben)
  await expect.element(page.getByText(/Jo is working on this until/)).toBeVisible()
  await expect.element(button('Approve')).not.toBeInTheDocument()
  await press('n')
  await expect.element(heading(ben)).toBeVisible()
})

test('a report is decided by the rule that was reported, unless another is chosen', async () => {
  await open(reported, anna)
  await expect.element(button('Harassment or threats')).toHaveAttribute('aria-pressed', 'true')
  await press('5')
  await press('s')
  await press('2')
  await expect.element(heading(anna)).toBeVisible()
  expect(sent(decideCase.path)).toEqual([
    { id: 'report', decision: { action: 'suspend', days: 7, rule: 'offensive' } },
  ])
})

test('a ban asks once, with its rule and its consequence', async () => {
  const member = reported.member && { ...reported.member, is_premium: false }
  await open({ ...reported, member }, anna)
  await press('b')
  const dialog = page.getByRole('alertdialog', { name: 'Ban Helen?' })
  await expect.element(dialog.getByText('Harassment or threats')).toBeVisible()
  await expect.element(dialog.getByText(/the account is closed for good/)).toBeVisible()
  await press('b{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(decideCase.path)).toEqual([])
  await press('b')
  await dialog.getByRole('button', { name: 'Ban' }).click()
  await expect.element(heading(anna)).toBeVisible()
  expect(sent(decideCase.path)).toEqual([{ id: 'report', decision: { action: 'ban', rule: 'harassment' } }])
})

test('messages are read only when somebody asks for them', async () => {
  await open(reported, anna)
  await expect.element(page.getByText(/The log notes that you looked/)).toBeVisible()
  expect(sent(readCaseMessages.path)).toEqual([])
  await press('l')
  await expect.element(page.getByText('Answer me or I’ll find you.')).toBeVisible()
  expect(sent(readCaseMessages.path)).toEqual([{ id: 'report' }])
})

test('an objection is decided with an answer', async () => {
  await open(objected, anna)
  await press('y')
  await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveFocus()
  await expect.element(page.getByText('Write an answer first')).toBeVisible()
  await press('You are right.{Escape}y')
  await expect.element(heading(anna)).toBeVisible()
  expect(sent(decideCase.path)).toEqual([
    { id: 'objection', decision: { action: 'uphold', answer: 'You are right.' } },
  ])
})

test('the last case leaves room for the next step, and can still be undone', async () => {
  await open(anna)
  await press('a')
  await expect.element(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
  await button('Undo').click()
  await expect.element(heading(anna)).toBeVisible()
})

test('cases in hand go to others when the page closes', async () => {
  await open(anna, ben)
  await vi.waitFor(() => expect(sent(claimCases.path)).not.toEqual([]))
  await vi.waitFor(() => expect(asked.some(({ query }) => query.id === '2')).toBe(true))
  unmount()
  unmount = () => {}
  await vi.waitFor(() =>
    expect(asked.find(({ path }) => path === `DELETE ${releaseClaims.path}`)?.body).toEqual({
      ids: ['1', '2'],
    }),
  )
})

test('a picture that did not load is tried again, by a press and once the network is back', async () => {
  let failures = 0
  const count = ({ target }: Event) => void (target instanceof HTMLImageElement && failures++)
  addEventListener('error', count, true)
  const { subject } = anna
  if (subject.kind !== 'photo' || !subject.photo) throw new Error('The case is about a photo.')
  await open({ ...anna, subject: { ...subject, photo: { ...subject.photo, filename: 'data:image/png,' } } })
  await button('Try again').click()
  await expect.poll(() => failures).toBe(2)
  dispatchEvent(new Event('online'))
  await expect.poll(() => failures).toBe(3)
  await expect.element(page.getByText('The picture didn’t load.')).toBeVisible()
  removeEventListener('error', count, true)
})
