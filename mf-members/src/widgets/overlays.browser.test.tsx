import {
  type AnswerOf,
  blockMember,
  getOwnProfile,
  getReports,
  type Image,
  reportMember,
  unblock,
} from 'contracts'
import { openMatch } from 'shared-state/matches'
import { openOverlay } from 'shared-state/overlays'
import { queryClient } from 'shared-state/query'
import { openBlock, openReport } from 'shared-state/safety'
import { useStore } from 'shared-state/store'
import { onToast, type Toast } from 'shared-state/toasts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { freeMember } from '../../../shared-state/src/fixture-state.ts'
import { motionOf, reduceMotion } from '../../../shared-ui/src/tokens/fixture-motion.ts'
import { renderInPage } from '../fixture-page.tsx'
import { ownProfileQuery } from '../queries/own-profile-query.ts'
import { Widget as BlockWidget } from './block.tsx'
import { Widget as LikeWidget } from './like.tsx'
import { Widget as MatchWidget } from './match.tsx'
import { Widget as ReportWidget } from './report.tsx'

const ann = { id: 'a', name: 'Ann', age: 34, city: 'Utrecht', main_image: null }
const bea = { ...ann, id: 'b', name: 'Bea', is_fictional: true }

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

async function renderMatch(scene: Parameters<typeof renderInPage>[1] = {}) {
  const rendered = await renderInPage(<MatchWidget />, scene)
  unmount = rendered.unmount
  openMatch(ann)
  await expect.element(page.getByText('You and Ann like each other.')).toBeVisible()
  return rendered
}

const overlays = () => useStore.getState().overlays.map(({ name }) => name)

test.each([
  ['anywhere', () => page.getByText('You and Ann like each other.').click(), []],
  ['with Esc', () => userEvent.keyboard('{Escape}'), []],
  [
    'on the image',
    () => page.getByRole('button', { name: 'See the profile of Ann' }).click(),
    ['/members/a'],
  ],
  [
    'on the button',
    () => page.getByRole('button', { name: 'Open the conversation' }).click(),
    ['/members/a/chat'],
  ],
])('§2: the match pop-up closes when pressed %s', async (_, press, visited) => {
  const rendered = await renderMatch()
  await press()
  await expect.poll(overlays).toEqual([])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(rendered.visited).toEqual(visited)
})

test('§2: both portraits of a match meet and its heart beats for 200 ms, unless motion is reduced', async () => {
  const main_image = { filename: 'me.webp', card: 'me.webp', match: 'me.webp', thumbhash: '' } as Image
  await renderMatch({ user: { ...freeMember, profile: { ...freeMember.profile, main_image } } })
  const theirs = page.getByRole('button', { name: 'See the profile of Ann' }).element()
  const parts = [...theirs.parentElement!.children]
  const moved = { milliseconds: 200, properties: ['opacity', 'transform'] }
  expect(parts.map((part) => motionOf(part).milliseconds)).toEqual([200, 200, 200])
  expect(motionOf(parts[0]!)).toEqual(moved)
  expect(motionOf(parts[2]!)).toEqual(moved)
  await reduceMotion()
  expect(parts.map((part) => motionOf(part).properties)).toEqual([[], [], []])
})

test('§2: a second match shows once the first is closed, and marks a fictional profile', async () => {
  await renderMatch()
  openMatch(bea)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('You and Bea like each other.')).toBeVisible()
  await expect.element(page.getByText('fictional profile')).toBeVisible()
  expect(overlays()).toEqual(['match'])
})

test('§2: the like modal links to the profile', async () => {
  const rendered = await renderInPage(<LikeWidget />)
  unmount = rendered.unmount
  openOverlay('like', ann)
  await expect.element(page.getByRole('dialog', { name: 'Ann likes you' })).toBeVisible()
  await expect.element(page.getByText('34, Utrecht')).toBeVisible()
  await page.getByRole('link', { name: 'View profile' }).click()
  expect(rendered.visited).toEqual(['/members/a'])
  await expect.poll(overlays).toEqual([])
})

test('the like modal likes back, and the match opens', async () => {
  const server = vi.fn<typeof fetch>().mockResolvedValue(Response.json({ matched: true, profile: ann }))
  vi.stubGlobal('fetch', server)
  unmount = (await renderInPage(<LikeWidget />)).unmount
  openOverlay('like', ann)
  await page.getByRole('button', { name: 'Like back' }).click()
  await expect.poll(overlays).toEqual(['match'])
  expect(server.mock.calls.map(([, init]) => init?.method)).toEqual(['POST'])
})

const subject = { id: 'a', name: 'Ann', exit: '/chats' }

const own: AnswerOf<typeof getOwnProfile>['profile'] = {
  id: 'me',
  name: 'Me',
  status: 'active',
  gender: 'female',
  sexuality: null,
  date_of_birth: '1990-06-15',
  country: 'NL',
  region: null,
  city: null,
  tattoos: null,
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  about_me: null,
  interests: [],
  visible_to_visitors: false,
}

/** Answers reports, blocks and the own profile; returns what the page has sent. */
function answerSafety(profile = own) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(address, location.href)
    if (method !== 'GET') sent.push({ method, body: JSON.parse(body as string) as unknown })
    if (pathname === getReports.path && method === 'GET') return Response.json({ reports: [] })
    if (pathname === getOwnProfile.path) return Response.json({ profile })
    if (pathname === reportMember.path) return Response.json({ reference: 'R-123' })
    return Response.json(pathname === blockMember.path ? { blocked: [] } : {})
  })
  return sent
}

test('§6: a member is reported from any page, as a whole or by a part, and may be blocked too', async () => {
  const sent = answerSafety()
  const rendered = await renderInPage(<ReportWidget />)
  unmount = rendered.unmount
  openReport({ ...subject, parts: [{ label: '10:15 Send me money', message: 7 }] })
  const dialog = page.getByRole('dialog', { name: 'Report Ann' })
  await dialog.getByRole('button', { name: /What do you want to report/ }).click()
  await page.getByRole('option', { name: '10:15 Send me money' }).click()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect.element(dialog.getByText('Choose what’s wrong')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Asking for money, or a scam' }).click()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect.element(page.getByText('R-123')).toBeVisible()
  expect(sent).toMatchObject([{ body: { profile: 'a', message: 7, reason: 'scam' } }])
  await page.getByRole('button', { name: 'Block Ann too' }).click()
  await expect.poll(() => rendered.visited).toEqual(['/chats'])
  expect(sent).toHaveLength(2)
  expect(overlays()).toEqual([])
})

test('§6: a message that is chosen already is quoted, not asked for', async () => {
  const sent = answerSafety()
  unmount = (await renderInPage(<ReportWidget />)).unmount
  openReport({ ...subject, chosen: { label: '10:15 Send me money', message: 7 } })
  const dialog = page.getByRole('dialog', { name: 'Report this message' })
  await expect.element(dialog.getByText('10:15 Send me money')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Something else' }).click()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect.poll(() => sent).toMatchObject([{ body: { profile: 'a', message: 7, reason: 'other' } }])
})

test('§6: a block is confirmed, leads away from the member, and can be undone', async () => {
  const sent = answerSafety()
  const rendered = await renderInPage(<BlockWidget />)
  unmount = rendered.unmount
  const toasts: Toast[] = []
  onToast((toast) => toasts.push(toast))
  openBlock(subject)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect.poll(() => rendered.visited).toEqual(['/chats'])
  expect(overlays()).toEqual([])
  toasts[0]?.action?.onPress()
  await expect
    .poll(() => toasts.map(({ title }) => title))
    .toEqual(['You’ve blocked Ann', 'Ann is no longer blocked'])
  expect(sent).toEqual([
    { method: blockMember.method, body: { profile: 'a' } },
    { method: unblock.method, body: { profile: 'a' } },
  ])
})

test.each([true, false])(
  '§6: whoever shows themselves to visitors (%j) is told that a block does not hide that',
  async (visible_to_visitors) => {
    queryClient.clear()
    answerSafety({ ...own, visible_to_visitors })
    unmount = (await renderInPage(<BlockWidget />)).unmount
    openBlock(subject)
    await expect.element(page.getByText('You won’t see or be able', { exact: false })).toBeVisible()
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(queryClient.getQueryData(ownProfileQuery.queryKey)).toBeDefined()
    const warning = page.getByText('Your profile is visible to visitors', { exact: false })
    expect(warning.elements()).toHaveLength(visible_to_visitors ? 1 : 0)
  },
)

test.each([undefined, null, 'text', {}, { id: 7, name: 'Ann', exit: '/' }])(
  'a request that another version has made differently opens nothing: %j',
  async (data) => {
    unmount = (await renderInPage(<ReportWidget />)).unmount
    openOverlay('report', data)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)
