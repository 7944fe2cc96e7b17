import {
  type AnswerOf,
  type answerSwipe,
  type ErrorCode,
  getMatches,
  getMember,
  getSwipe,
  type MemberProfile,
  SWIPE_LIKES_A_DAY,
} from 'contracts'
import { useStore } from 'shared-state/store'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reduceMotion } from '../../../shared-ui/src/tokens/fixture-motion.ts'
import { renderInPage } from '../fixture-page.tsx'
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
/** Refusals of the fake server, by the member's id. */
let refusals: Record<string, { readonly status: number; readonly code: ErrorCode; readonly data?: object }> =
  {}
/** Members who like the player. */
let admirers: string[] = []
/** Members of the next refill. */
let refill: string[] = []
/** Members who like the player, by name. */
let likers: string[] = []
let unmount = () => {}

const profiles = (ids: readonly string[]) => ids.map((id) => swipeProfile(id))
const allowance = () => ({ left_today: left, resets_at: left === null ? null : TOMORROW })

function respond({ method, profile, answer }: Sent) {
  const refusal = refusals[profile]
  if (refusal) {
    const { status, code, data } = refusal
    return Response.json({ error: { code, message: code }, ...(data && { data }) }, { status })
  }
  if (method === 'DELETE') return Response.json({ profile: swipeProfile(profile), ...allowance() })
  if (answer === 'yes' && left !== null) left -= 1
  const body: AnswerOf<typeof answerSwipe> = {
    matched: answer === 'yes' && admirers.includes(profile),
    profile: swipeProfile(profile),
    ...allowance(),
  }
  return Response.json(body)
}

const photo = (id: string) => ({
  id,
  thumb_filename: `${id}.webp`,
  card: `${id}.webp`,
  match: `${id}.webp`,
  filename: `${id}.webp`,
  width: 400,
  height: 500,
  is_main: id === 'main',
  is_private: false,
  is_blurred: id === 'blurred',
  thumbhash: '',
  status: 'active' as const,
})

/** The full profile of everyone: three photos, one of them blurred, and an interest in common. */
function respondProfile(id: string | null) {
  const { region, ...card } = swipeProfile(id ?? '')
  const profile: MemberProfile = {
    ...card,
    region,
    gender: null,
    sexuality: null,
    country: 'NL',
    tattoos: null,
    hair_colour: null,
    eye_colour: null,
    body_type: null,
    relationship_status: null,
    photos: ['main', 'second', 'blurred'].map(photo),
    gifts: [],
    is_own: false,
    relation: {
      liked: false,
      likes_me: false,
      like_new: false,
      matched: false,
      nearness: 'same_city',
      common_interests: ['wine'],
    },
  }
  return Response.json({ profile })
}

beforeEach(() => {
  sent = []
  left = SWIPE_LIKES_A_DAY
  refusals = {}
  admirers = []
  refill = []
  likers = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: Request = {}) => {
    if (path.startsWith(getMember.path))
      return respondProfile(new URL(path, location.href).searchParams.get('id'))
    if (path.startsWith(getMatches.path)) return Response.json({ matches: [] })
    if (!path.startsWith(PATH)) return new Response(null, { status: 204 })
    if (method === 'GET') return Response.json({ profiles: profiles(refill), ...allowance() })
    const { profile, answer: verdict } = JSON.parse(body) as Sent
    const request = { method, profile, ...(verdict && { answer: verdict }) }
    sent.push(request)
    return respond(request)
  })
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

async function play(ids: string) {
  const first = { profiles: profiles(ids.split('')), ...allowance() }
  const liked_by = likers.map((id) => ({
    ...swipeProfile(id),
    like_new: true,
    liked_at: '2026-03-01T12:00:00.000Z',
  }))
  const likes = { profiles: [], liked_by }
  const rendered = await renderInPage(<SwipeGame first={first} zone="Europe/Amsterdam" />, { likes })
  unmount = rendered.unmount
  return rendered
}

const top = (name: string) => page.getByRole('heading', { level: 2, name })
const over = () => top('That’s your 4 likes in the game for today')
const announced = () => page.getByRole('status')

/** Resolves once the next card has arrived. */
const arrived = () =>
  expect.element(page.getByRole('button', { name: /^Yes/ })).toHaveAttribute('aria-disabled', 'false')

test('§6: a member plays by button, and each step is sent once and in order', async () => {
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
})

test('§6: the game counts down the last two likes of the day, and none before', async () => {
  await play('abcdef')
  const counter = page.getByText(/likes? left today/)
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await expect.element(top('Name b, 30')).toBeVisible()
  expect(counter.query()).toBeNull()
  await arrived()
  await page.getByRole('button', { name: 'Yes to Name b' }).click()
  await expect.element(page.getByText('2 likes left today')).toBeVisible()
  await arrived()
  await page.getByRole('button', { name: 'Yes to Name c' }).click()
  await expect.element(page.getByText('1 like left today')).toBeVisible()
})

test('§6: after taking back a like the game says that it still counts, and says so where the day ends', async () => {
  await play('abcdefgh')
  const counts = page.getByText('Likes you take back still count for the day.')
  await page.getByRole('button', { name: 'No to Name a' }).click()
  await arrived()
  await page.getByRole('button', { name: 'Take back the last answer' }).click()
  await expect.element(top('Name a, 30')).toBeVisible()
  expect(counts.query()).toBeNull()
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await arrived()
  await page.getByRole('button', { name: 'Take back the last answer' }).click()
  await expect.element(counts.last()).toBeVisible()
  await expect
    .element(announced())
    .toHaveTextContent('Name a is back. Likes you take back still count for the day.')
  await page.getByRole('button', { name: 'No to Name a' }).click()
  await expect.element(counts).not.toBeInTheDocument()
  for (const id of ['b', 'c', 'd', 'e']) await page.getByRole('button', { name: `Yes to Name ${id}` }).click()
  await expect.element(over()).toBeVisible()
  await expect.element(counts).toBeVisible()
})

test('§6: a member plays by keyboard, and a screen reader announces each step', async () => {
  await play('abcdef')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(announced()).toHaveTextContent('You said yes to Name a. Next: Name b, 30.')
  await arrived()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(announced()).toHaveTextContent('You said no to Name b. Next: Name c, 30.')
  await userEvent.keyboard('{Backspace}')
  await expect.element(announced()).toHaveTextContent('Name b is back.')
  await expect.poll(() => sent.map(({ profile }) => profile).join('')).toBe('abb')
})

test.each([
  ['clicks', () => page.getByRole('button', { name: 'Yes to Name a' }).dblClick()],
  ['keys', () => userEvent.keyboard('{ArrowRight}{ArrowRight}')],
  ['clicks without motion', doubleClickWithoutMotion],
])('§6: the second of two quick %s does not count for a card that nobody has seen', async (_, twice) => {
  await play('abcdef')
  await twice()
  await arrived()
  await expect.element(top('Name b, 30')).toBeVisible()
  await page.getByRole('button', { name: 'No to Name b' }).click()
  await expect
    .poll(() => sent.map(({ profile, answer }) => `${profile} ${answer}`))
    .toEqual(['a yes', 'b no'])
})

async function doubleClickWithoutMotion() {
  await reduceMotion()
  await page.getByRole('button', { name: 'Yes to Name a' }).dblClick()
}

test('§6: a key that is held down answers once', async () => {
  await play('abcdef')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(top('Name b, 30')).toBeVisible()
  await arrived()
  const repeated = new KeyboardEvent('keydown', { key: 'ArrowRight', repeat: true, bubbles: true })
  document.body.dispatchEvent(repeated)
  await page.getByRole('button', { name: 'No to Name b' }).click()
  await expect.poll(() => sent.map(({ profile }) => profile).join('')).toBe('ab')
})

/** Drags the card of this name and holds it still; returns which stamp is full, and the release. */
async function dragTop(name: string, by: number) {
  await expect.element(top(name)).toBeVisible()
  const card = top(name).element().closest('article')!
  const { left: x, top: y } = card.getBoundingClientRect()
  const at = (clientX: number) => ({ clientX, clientY: y + 50, pointerId: 1, button: 0, bubbles: true })
  card.setPointerCapture = () => {}
  card.dispatchEvent(new PointerEvent('pointerdown', at(x + 150)))
  card.dispatchEvent(new PointerEvent('pointermove', at(x + 150 + by / 2)))
  card.dispatchEvent(new PointerEvent('pointermove', at(x + 150 + by)))
  await new Promise((resolve) => setTimeout(resolve, 150))
  const stamps = [...card.querySelectorAll<HTMLElement>('[data-verdict]')]
  return {
    full: stamps.filter((one) => getComputedStyle(one).opacity === '1').map(({ dataset }) => dataset.verdict),
    release: () => card.dispatchEvent(new PointerEvent('pointerup', at(x + 150 + by))),
  }
}

test('§6: the stamp on a dragged card is full exactly where a release counts: from a quarter of its width on', async () => {
  await page.viewport(390, 800)
  await play('abcdefg')
  const width = top('Name a, 30').element().closest('article')!.offsetWidth
  for (const by of [width * 0.25 - 4, 4 - width * 0.25]) {
    const { full, release } = await dragTop('Name a, 30', by)
    expect(full).toEqual([])
    release()
  }
  const yes = await dragTop('Name a, 30', width * 0.25 + 4)
  expect(yes.full).toEqual(['yes'])
  yes.release()
  await expect.element(top('Name b, 30')).toBeVisible()
  const no = await dragTop('Name b, 30', -width * 0.25 - 4)
  expect(no.full).toEqual(['no'])
  no.release()
  await expect
    .poll(() => sent.map(({ profile, answer }) => `${profile} ${answer}`))
    .toEqual(['a yes', 'b no'])
})

test('§6: without likes left, no yes fills the stamp', async () => {
  left = 0
  await play('abcdef')
  await page.getByRole('button', { name: 'See the next card' }).click()
  const { full, release } = await dragTop('Name a, 30', 250)
  expect(full).toEqual([])
  release()
  await expect.element(over()).toBeVisible()
})

test('§6: throwing a card to the right is a yes, to the left a no; a short drag is neither', async () => {
  await page.viewport(390, 800)
  await play('abcdef')
  const throwTop = async (name: string, by: number) => (await dragTop(name, by)).release()
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

test('§6: after the fourth like of the day the game says when there will be more, and a no is still free', async () => {
  await play('abcdefgh')
  for (const id of ['a', 'b', 'c', 'd']) await page.getByRole('button', { name: `Yes to Name ${id}` }).click()
  await expect.element(over()).toBeVisible()
  await expect
    .element(announced())
    .toHaveTextContent('You said yes to Name d. That’s your 4 likes in the game for today')
  await expect.element(page.getByRole('link', { name: 'Get premium' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Keep browsing in search' })).toBeVisible()
  await page.getByRole('button', { name: 'See the next card' }).click()
  await expect.element(over()).not.toBeInTheDocument()
  await expect.element(top('Name e, 30')).toBeVisible()
  await page.getByRole('button', { name: 'Yes to Name e' }).click()
  await expect.element(over()).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(over()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'No to Name e' }).click()
  await expect.element(top('Name f, 30')).toBeVisible()
  await expect.poll(() => sent.map(({ profile }) => profile).join('')).toBe('abcde')
})

test('§6: when the likes are used up, the game names how many like the player and leads to them', async () => {
  left = 0
  likers = ['x', 'y', 'z', 'q']
  await play('abcdef')
  await expect.element(page.getByText('Meanwhile: 4 people like you')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See who likes you' }))
    .toHaveAttribute('href', '/likes/received')
})

test('§6: without anybody who likes the player it says so of nobody, and leads to the search', async () => {
  left = 0
  await play('abcdef')
  await expect.element(page.getByRole('link', { name: 'Keep browsing in search' })).toBeVisible()
  expect(page.getByText(/^Meanwhile/).query()).toBeNull()
})

test.each([
  ['at midnight', new Date(2026, 2, 3), 'Back at midnight. You can still say no.'],
  ['at another time', new Date(2026, 2, 3, 15, 30), /You’ll get more from/],
])('§9: likes that come back %s', async (_, at, words) => {
  left = 0
  const first = { profiles: profiles(['a']), left_today: 0, resets_at: at.toISOString() }
  unmount = (await renderInPage(<SwipeGame first={first} zone="Europe/Amsterdam" />)).unmount
  await expect.element(page.getByText(words)).toBeVisible()
})

test('§6: the card of a like that the server refuses as over the limit comes back', async () => {
  refusals = { a: { status: 403, code: 'swipe_limit', data: { resets_at: TOMORROW } } }
  await play('abcdef')
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await expect.element(over()).toBeVisible()
  await page.getByRole('button', { name: 'See the next card' }).click()
  await expect.element(top('Name a, 30')).toBeVisible()
})

test('§2: before the cards leave the country the game says so, once, with the way to the preferences', async () => {
  localStorage.clear()
  const abroad = ['x', 'y'].map((id) => swipeProfile(id, { country: 'BE' }))
  const first = { profiles: [swipeProfile('a'), ...abroad], ...allowance() }
  unmount = (await renderInPage(<SwipeGame first={first} zone="UTC" />)).unmount
  const far = top('Further away from here on')
  await expect.element(top('Name a, 30')).toBeVisible()
  expect(far.query()).toBeNull()
  await page.getByRole('button', { name: 'No to Name a' }).click()
  await expect.element(far).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Change who you’d like to meet' }))
    .toHaveAttribute('href', '/profile')
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect.element(far).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'No to Name x' }).click()
  await expect.element(top('Name y, 30')).toBeVisible()
  expect(far.query()).toBeNull()
  expect(localStorage.getItem('hide-far-cards')).not.toBeNull()
})

test('§2: somebody abroad who comes before those at home takes nobody over the border', async () => {
  localStorage.clear()
  const profiles = [swipeProfile('x', { country: 'BE' }), swipeProfile('a'), swipeProfile('b')]
  unmount = (await renderInPage(<SwipeGame first={{ profiles, ...allowance() }} zone="UTC" />)).unmount
  await expect.element(top('Name x, 30')).toBeVisible()
  expect(top('Further away from here on').query()).toBeNull()
})

test('§2: a match opens the match pop-up', async () => {
  admirers = ['a']
  await play('abcdef')
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await expect.poll(() => useStore.getState().matches.map(({ id }) => id)).toEqual(['a'])
})

test('the card of an answer that could not be saved comes back, and the game says why', async () => {
  refusals = { a: { status: 422, code: 'invalid_input' } }
  await play('abcdef')
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await expect.element(page.getByText(/Your answer about Name a wasn’t saved/)).toBeVisible()
  await expect.element(top('Name a, 30')).toBeVisible()
})

test('answers given offline are sent in order, once, when the browser is online again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  // No pause between attempts.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => random.mockRestore())
  await play('abcdefgh')
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await arrived()
  await page.getByRole('button', { name: 'No to Name b' }).click()
  await expect.element(top('Name c, 30')).toBeVisible()
  expect(sent).toEqual([])
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect
    .poll(() => sent)
    .toEqual([
      { method: 'POST', profile: 'a', answer: 'yes' },
      { method: 'POST', profile: 'b', answer: 'no' },
    ])
  await expect.element(page.getByText(/wasn’t saved/)).not.toBeInTheDocument()
  await expect.element(top('Name c, 30')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  expect(sent).toHaveLength(2)
})

test('the card of a member who has left meanwhile does not come back', async () => {
  refusals = { a: { status: 404, code: 'not_found' } }
  await play('abcdef')
  await page.getByRole('button', { name: 'Yes to Name a' }).click()
  await expect.element(page.getByText('Name a’s profile is no longer available.')).toBeVisible()
  await expect.element(top('Name b, 30')).toBeVisible()
})

test('the game refills before the last card, and shows no member twice', async () => {
  refill = ['a', 'b', 'x']
  await play('ab')
  await page.getByRole('button', { name: 'No to Name a' }).click()
  await page.getByRole('button', { name: 'No to Name b' }).click()
  await expect.element(top('Name x, 30')).toBeVisible()
  refill = []
  await page.getByRole('button', { name: 'No to Name x' }).click()
  await expect.element(page.getByText('You’ve seen everyone for now')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Search members' })).toBeVisible()
})

test('a card shows the photos that the player may see, tap by tap, and what the two have in common', async () => {
  await play('abcdef')
  const card = page.getByRole('article').filter({ has: top('Name a, 30') })
  await expect.element(card.getByRole('img', { name: 'Photo 1 of 2' })).toBeInTheDocument()
  await card.getByRole('button', { name: 'Next photo' }).click()
  await expect.element(card.getByRole('img', { name: 'Photo 2 of 2' })).toBeInTheDocument()
  await expect
    .element(card.getByRole('button', { name: 'Next photo' }))
    .toHaveAttribute('aria-disabled', 'true')
  await card.getByRole('button', { name: 'Previous photo' }).click()
  await expect.element(card.getByRole('img', { name: 'Photo 1 of 2' })).toBeInTheDocument()
  await expect.element(card.getByText('Lives in your town')).toBeVisible()
  await expect.element(card.getByText('1 interest in common')).toBeVisible()
  expect(sent).toEqual([])
})
