import type { MemberProfile, User } from 'contracts'
import { closeOverlay } from 'shared-state/overlays'
import { useStore } from 'shared-state/store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { swipeProfile } from '../swipe/fixture-profiles.ts'
import { ProfileView } from './profile-view.tsx'

const photo = (id: string) => ({
  id,
  thumb_filename: `${id}.webp`,
  card: `${id}.webp`,
  match: `${id}.webp`,
  filename: `${id}.webp`,
  width: 400,
  height: 500,
  is_main: id === 'main',
  is_private: id === 'private' || id.startsWith('blurred'),
  is_blurred: id.startsWith('blurred'),
  thumbhash: '',
  status: 'active' as const,
})

const relation = {
  liked: false,
  likes_me: false,
  like_new: false,
  matched: false,
  nearness: 'elsewhere',
  common_interests: [],
} as const

interface Seen {
  readonly photos?: readonly string[]
  readonly more?: Partial<MemberProfile>
  readonly user?: User | null
}

let unmount = () => {}
beforeEach(() => page.viewport(390, 844))
afterEach(() => unmount())

async function render({ photos = ['main'], more = {}, ...scene }: Seen) {
  const dan: MemberProfile = {
    ...swipeProfile('d', { name: 'Dan', about_me: 'I sail.', interests: ['sushi', 'wine', 'dancing'] }),
    gender: 'male',
    sexuality: null,
    tattoos: null,
    hair_colour: 'red',
    eye_colour: null,
    body_type: null,
    relationship_status: 'single',
    photos: photos.map(photo),
    gifts: [],
    is_own: false,
    relation: { ...relation, common_interests: [...relation.common_interests] },
    ...more,
  }
  unmount = (await renderInPage(<ProfileView profile={dan} />, scene)).unmount
}

const pressable = (name: string) => page.getByRole('button', { name, exact: true })
const top = (element: Element) => element.getBoundingClientRect().top
const inOrder = (elements: readonly Element[]) =>
  expect(elements.map(top)).toEqual(elements.map(top).toSorted((a, b) => a - b))

test.each([390, 1280])(
  '§2: at %i px, a profile shows the face with its name, then text, second picture, facts, and private photos last',
  async (width) => {
    await page.viewport(width, 844)
    await render({ photos: ['blurred', 'main', 'second', 'third', 'blurred-2'] })
    const heading = page.getByRole('heading', { level: 1, name: 'Dan, 30' })
    await expect.element(heading).toBeVisible()
    const main = pressable('Photo 1 of 3').element().getBoundingClientRect()
    expect(top(heading.element())).toBeGreaterThan(main.top)
    expect(heading.element().getBoundingClientRect().bottom).toBeLessThan(main.bottom)
    await expect.element(page.getByText('Utrecht', { exact: true })).toBeVisible()
    const seePrivate = page.getByRole('link', { name: 'See Dan’s 2 premium-only photos' })
    await expect.element(seePrivate).toHaveAttribute('href', '/premium')
    expect(page.getByText(/only available for premium/).elements()).toEqual([])
    const parts = [
      pressable('Photo 1 of 3'),
      page.getByText('I sail.'),
      pressable('Photo 2 of 3'),
      page.getByText('Single'),
      pressable('Photo 3 of 3'),
      seePrivate,
    ].map((part) => part.element())
    // Keyboards and screen readers follow the order of the document, eyes that of the columns.
    for (const [at, part] of parts.entries()) {
      const before = parts[at - 1]
      if (before) expect(before.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    if (width === 390) inOrder(parts)
    else {
      const isPicture = (part: Element) => part.matches('a, button')
      inOrder(parts.filter(isPicture))
      inOrder(parts.filter((part) => !isPicture(part)))
      expect(top(page.getByText('I sail.').element())).toBeLessThan(main.bottom)
    }
  },
)

test('§3: common ground is said in a line: interests that both have, and their town', async () => {
  const common = { ...relation, nearness: 'same_city', common_interests: ['dancing', 'sushi'] } as const
  await render({ more: { relation: { ...common, common_interests: [...common.common_interests] } } })
  const section = page.getByRole('heading', { name: 'You both:' }).element().parentElement
  expect([...(section?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    'Dancing',
    'Sushi',
    'Utrecht',
  ])
  const others = page.getByRole('heading', { name: 'More interests' }).element().parentElement
  expect(others?.textContent).toBe('More interestsWine')
})

test('without common ground, and on one’s own profile, none is claimed', async () => {
  await render({ more: { relation: { ...relation, nearness: 'same_country', common_interests: [] } } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByText('You both:').elements()).toEqual([])
  unmount()
  await render({ more: { relation: null, is_own: true } })
  await expect.element(page.getByText('This is how others see you')).toBeVisible()
  expect(page.getByText('You both:').elements()).toEqual([])
})

test('§2: a photo opens large when it is pressed, on its caption, too', async () => {
  await render({ photos: ['main', 'second', 'private'] })
  await pressable('Photo 2 of 3').click()
  await expect.element(page.getByRole('dialog').getByText('2 of 3')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const { left, top: y } = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 4, y + 4)?.closest('button')).toBe(
    pressable('Photo 1 of 3').element(),
  )
  await expect.element(page.getByRole('img', { name: 'Premium only', exact: true })).toBeVisible()
})

test('§2: a heart on a photo or the text says what the like is about', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: unknown, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body))
    return Promise.resolve(Response.json({ matched: false, profile: swipeProfile('d') }))
  })
  const hearts = () =>
    page
      .getByRole('button', { name: /^Like (photo|what)/ })
      .elements()
      .map((heart) => heart.getAttribute('aria-label'))
  await render({ photos: ['main', 'second', 'third', 'blurred'] })
  await pressable('Like photo 2').click()
  await expect.poll(() => sent).toEqual([{ profile: 'd', about: 'second' }])
  await pressable('Like what Dan wrote').click()
  await expect.poll(() => sent.at(-1)).toEqual({ profile: 'd', about: 'about_me' })
  expect(hearts()).toEqual(['Like photo 1', 'Like what Dan wrote', 'Like photo 2', 'Like photo 3'])
  vi.unstubAllGlobals()
  unmount()
  const liked = { ...relation, common_interests: [], liked: true, liked_about: 'second' }
  await render({ photos: ['main', 'second'], more: { relation: liked } })
  expect(hearts()).toEqual(['Like photo 2'])
  await expect.element(pressable('Like photo 2')).toHaveAttribute('aria-pressed', 'true')
})

test('a like of a photo can get a comment, and then shows it; after a match or a first comment it gets none', async () => {
  const liked = { ...relation, common_interests: [], liked: true, liked_about: 'second' }
  const add = () => page.getByRole('button', { name: 'Add a comment' })
  const photos = ['main', 'second']
  await render({ photos, more: { relation: { ...liked, may_comment: true } } })
  await add().click()
  const [overlay] = useStore.getState().overlays
  expect(overlay).toMatchObject({
    name: 'like-comment',
    data: { profile: { id: 'd' }, photo: { id: 'second' } },
  })
  closeOverlay('like-comment')
  unmount()
  await render({ photos, more: { relation: { ...liked, liked_comment: 'Nice boat' } } })
  await expect.element(page.getByText('You: Nice boat')).toBeVisible()
  expect(add().query()).toBeNull()
  unmount()
  await render({ photos, more: { relation: { ...liked, may_comment: true, matched: true } } })
  expect(add().query()).toBeNull()
})

test('what the member said with their like can be read whole, and reported', async () => {
  const likesMe = { ...relation, common_interests: [], likes_me: true, likes_me_about: 'mine' }
  await render({ more: { relation: { ...likesMe, likes_me_comment: 'Nice boat' } } })
  await expect.element(page.getByText('Nice boat')).toBeVisible()
  await page.getByRole('button', { name: 'Report this message' }).click()
  expect(useStore.getState().overlays).toMatchObject([
    { name: 'report', data: { id: 'd', chosen: { label: 'Nice boat', message: 0 } } },
  ])
  closeOverlay('report')
})

test('the profile says what the member’s like is about', async () => {
  const likesMe = { ...relation, common_interests: [], likes_me: true }
  await render({ more: { relation: { ...likesMe, likes_me_about: 'about_me' } } })
  await expect.element(page.getByText('Likes what you wrote')).toBeVisible()
  unmount()
  await render({ more: { relation: { ...likesMe, likes_me_about: 'mine' } } })
  await expect.element(page.getByText('Likes your photo')).toBeVisible()
})

test('§6: a visitor sees the main photo with name, age and region, and what members see besides', async () => {
  const nothing = {
    about_me: null,
    interests: [],
    gender: null,
    hair_colour: null,
    relationship_status: null,
  }
  await render({
    user: null,
    more: { ...nothing, city: null, country: null, last_active: null, relation: null },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dan, 30' })).toBeVisible()
  await expect.element(page.getByText('Utrecht', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Members see more photos/)).toBeVisible()
  expect(page.getByRole('link', { name: /premium-only/ }).elements()).toEqual([])
  expect(page.getByRole('button', { name: /Block|Report|Like photo/ }).elements()).toEqual([])
})

test('§3: a profile says whom its member would like to meet, if it is not the viewer', async () => {
  await render({ more: { relation: { ...relation, common_interests: [], wants_another: 'male' } } })
  await expect.element(page.getByText('Dan would like to meet men.')).toBeVisible()
})
