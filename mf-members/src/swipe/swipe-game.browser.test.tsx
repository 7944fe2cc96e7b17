import { type AnswerOf, type answerSwipe, type ErrorCode, getSwipe, SWIPE_LIKES_A_DAY } from 'contracts'
import { useStore } from 'shared-state/store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawPart } from '../fixture-page.tsx'
import { swipeProfile } from './fixture-profiles.ts'
import { SwipeGame } from './swipe-game.tsx'

const TOMORROW = '2026-03-02T23:00:00.000Z'
const PATH = getSwipe.path

interface Request {
  readonly method?: string
  readonly body?: string
}

interface Sent {
  readonly method: string
  readonly profile: string
  readonly answer?: 'yes' | 'no'
}

let sent: Sent[] = []
let left: number | null = SWIPE_LIKES_A_DAY
/** What is refused, by the id of whom it is about. */
let refusals: Record<string, { readonly status: number; readonly code: ErrorCode; readonly data?: object }> =
  {}
let likesBack: string[] = []
let offer: string[] = []
let unmount = () => {}

const profiles = (ids: readonly string[]) => ids.map((id) => swipeProfile(id))
const allowance = () => ({ left_today: left, resets_at: left === null ? null : TOMORROW })

function answer({ method, profile, answer }: Sent) {
  const refusal = refusals[profile]
  if (refusal) {
    const { status, code, data } = refusal
    return Response.json({ error: { code, message: code }, ...(data && { data }) }, { status })
  }
  if (method === 'DELETE') return Response.json({ profile: swipeProfile(profile), ...allowance() })
  if (answer === 'yes' && left !== null) left -= 1
  const body: AnswerOf<typeof answerSwipe> = {
    matched: answer === 'yes' && likesBack.includes(profile),
    profile: swipeProfile(profile),
    ...allowance(),
  }
  return Response.json(body)
}

beforeEach(() => {
  sent = []
  left = SWIPE_LIKES_A_DAY
  refusals = {}
  likesBack = []
  offer = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: Request = {}) => {
    if (!path.startsWith(PATH)) return new Response(null, { status: 204 })
    if (method === 'GET') return Response.json({ profiles: profiles(offer), ...allowance() })
    const { profile, answer: verdict } = JSON.parse(body) as Sent
    const one = { method, profile, ...(verdict && { answer: verdict }) }
    sent.push(one)
    return answer(one)
  })
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

async function play(ids: string) {
  const first = { profiles: profiles(ids.split('')), ...allowance() }
  const drawn = await drawPart(<SwipeGame first={first} zone="Europe/Amsterdam" />)
  unmount = drawn.unmount
  return drawn
}

const top = (name: string) => page.getByRole('heading', { level: 2, name })
const said = () => page.getByRole('status')

test('§6: by button: yes, no and back, each sent once and in order', async () => {
  await play('abcdef')
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await expect.element(top('Name b, 30')).toBeVisible()
  await page.getByRole('button', { name: 'No to Name b' }).click()
  await page.getByRole('button', { name: 'Take back the last answer' }).click()
  await expect.element(top('Name b, 30')).toBeVisible()
  await expect
    .poll(() => sent)
    .toEqual([
      { method: 'POST', profile: 'a', answer: 'yes' },
      { method: 'POST', profile: 'b', answer: 'no' },
      { method: 'DELETE', profile: 'b' },
    ])
  await expect.element(page.getByText('3 of 4 likes left today')).toBeVisible()
})

test('§6: by keyboard, and a screen reader is told', async () => {
  await play('abcdef')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(said()).toHaveTextContent('You said yes to Name a. Next: Name b, 30.')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(said()).toHaveTextContent('You said no to Name b. Next: Name c, 30.')
  await userEvent.keyboard('{Backspace}')
  await expect.element(said()).toHaveTextContent('Name b is back.')
  await expect.poll(() => sent.map(({ profile }) => profile).join('')).toBe('abb')
})

test('§6: thrown to the right it is a yes, to the left a no, and a little way nothing', async () => {
  await page.viewport(390, 800)
  await play('abcdef')
  const throwTop = async (name: string, by: number) => {
    await expect.element(top(name)).toBeVisible()
    const card = top(name).element().closest('article')!
    const { left: x, top: y } = card.getBoundingClientRect()
    const at = (clientX: number) => ({ clientX, clientY: y + 50, pointerId: 1, button: 0, bubbles: true })
    card.setPointerCapture = () => {}
    card.dispatchEvent(new PointerEvent('pointerdown', at(x + 150)))
    card.dispatchEvent(new PointerEvent('pointermove', at(x + 150 + by / 2)))
    card.dispatchEvent(new PointerEvent('pointermove', at(x + 150 + by)))
    await new Promise((resolve) => setTimeout(resolve, 150))
    card.dispatchEvent(new PointerEvent('pointerup', at(x + 150 + by)))
  }
  await throwTop('Name a, 30', 40)
  await expect.element(top('Name a, 30')).toBeVisible()
  await throwTop('Name a, 30', 250)
  await expect.element(top('Name b, 30')).toBeVisible()
  await throwTop('Name b, 30', -250)
  await expect.element(top('Name c, 30')).toBeVisible()
  await expect
    .poll(() => sent.map(({ profile, answer }) => `${profile} ${answer}`))
    .toEqual(['a yes', 'b no'])
})

test('§6: after the fourth like the page says when there are more; a no is free', async () => {
  await play('abcdefgh')
  for (const id of ['a', 'b', 'c', 'd']) await page.getByRole('button', { name: `Yes to Name ${id}` }).click()
  await expect.element(page.getByText('You have given your 4 likes for today')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Get premium' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes to Name e' }).click()
  await expect.element(top('Name e, 30')).toBeVisible()
  await page.getByRole('button', { name: 'No to Name e' }).click()
  await expect.element(top('Name f, 30')).toBeVisible()
  await expect.poll(() => sent.map(({ profile }) => profile).join('')).toBe('abcde')
})

test('§6: a yes that the server counts as one too many comes back', async () => {
  refusals = { a: { status: 403, code: 'swipe_limit', data: { resets_at: TOMORROW } } }
  await play('abcdef')
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await expect.element(page.getByText('You have given your 4 likes for today')).toBeVisible()
  await expect.element(top('Name a, 30')).toBeVisible()
})

test('§2: a match opens the pop-up', async () => {
  likesBack = ['a']
  await play('abcdef')
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await expect.poll(() => useStore.getState().matches.map(({ id }) => id)).toEqual(['a'])
})

test('what was not saved comes back, and says why', async () => {
  refusals = { a: { status: 422, code: 'invalid_input' } }
  await play('abcdef')
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await expect.element(page.getByText(/Your answer about Name a was not saved/)).toBeVisible()
  await expect.element(top('Name a, 30')).toBeVisible()
  await expect.element(page.getByText('4 of 4 likes left today')).toBeVisible()
})

test('who has left in the meantime does not come back', async () => {
  refusals = { a: { status: 404, code: 'not_found' } }
  await play('abcdef')
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await expect.element(page.getByText('Name a can no longer be seen.')).toBeVisible()
  await expect.element(top('Name b, 30')).toBeVisible()
  await expect.element(page.getByText('4 of 4 likes left today')).toBeVisible()
})

test('more are asked for before the last one, and nobody comes twice', async () => {
  offer = ['a', 'b', 'x']
  await play('ab')
  await page.getByRole('button', { name: 'No to Name a' }).click()
  await page.getByRole('button', { name: 'No to Name b' }).click()
  await expect.element(top('Name x, 30')).toBeVisible()
  offer = []
  await page.getByRole('button', { name: 'No to Name x' }).click()
  await expect.element(page.getByText('You have seen everybody for now')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Search members' })).toBeVisible()
})
