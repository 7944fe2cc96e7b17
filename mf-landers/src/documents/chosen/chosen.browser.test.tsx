import type { AnswerOf, getLander, MemberProfile, Settings, User } from 'contracts'
import type { PreloadInput } from 'platform/runtime/remote'
import type { ComponentType } from 'react'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { freeMember, settings, startTestState } from '../../../../shared-state/src/fixture-state.ts'
import { memberChat } from '../../blocks/chosen/chat-start/chat-start.tsx'
import { Page as Letter, preload } from '../../pages/chosen/landing.tsx'
import { Page as ChatStart, preload as preloadChat } from '../../pages/chosen/landing2.tsx'
import { Page as Question } from '../../pages/chosen/landing3.tsx'
import { ideasQuery } from '../../queries/ideas-query.ts'
import { memberQuery } from '../../queries/member-query.ts'
import { memberAt, savedQuery } from '../../queries/saved-lander.ts'
import en from '../../words/en.json'
import { found } from '../fixture-lander.tsx'

const [{ liked: _, ...card } = { liked: false }] = found(1).profiles
const vera = {
  ...card,
  gifts: [],
  photos: [],
  interests: [],
  is_own: false,
  relation: null,
} as unknown as MemberProfile

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Scene {
  readonly own?: Partial<Settings>
  readonly user?: User | null
  readonly member?: Partial<MemberProfile>
  /** The document that is published for `landing2`. */
  readonly saved?: AnswerOf<typeof getLander>['lander']
}

function open(Page: ComponentType, { own, user = null, member, saved }: Scene = {}) {
  startTestState({
    settings: { ...settings, ...own },
    user,
    ...(saved && { member_documents: ['landing2'] }),
  })
  queryClient.setQueryData(savedQuery(memberAt('landing2')).queryKey, { lander: saved ?? null })
  addWords('mf-landers', 'en', en)
  // The fixture's router has no parameters.
  queryClient.setQueryData(memberQuery('').queryKey, { profile: { ...vera, ...member } })
  queryClient.setQueryData(ideasQuery().queryKey, { icebreakers: ['Coffee or tea?', 'Sea or mountains?'] })
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  ))
}

const field = page.getByRole('textbox', { name: 'Your message to Vera 0' })
const link = (name: string) => page.getByRole('link', { name })

test.each([
  ['landing', Letter, 'Say hello to Vera 0'],
  ['landing2', ChatStart, 'Your chat with Vera 0 starts here'],
  ['landing3', Question, 'What would you ask Vera 0?'],
] as const)('§2: %s shows a member, and keeps a message for the signup', async (_name, Page, heading) => {
  open(Page)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  await expect.element(page.getByText('Gelderland')).toBeVisible()
  await field.fill('Hello Vera')
  expect(useStore.getState().firstMessage).toEqual({ to: 'm0', text: 'Hello Vera' })
  await expect.element(link('Sign up and send')).toHaveAttribute('href', '/members/m0/signup')
})

test('an idea goes into the field, and shows as a message that has not been sent', async () => {
  open(ChatStart)
  await page.getByRole('button', { name: 'Sea or mountains?' }).click()
  await expect.element(field).toHaveValue('Sea or mountains?')
  await expect.element(page.getByText('Goes out when you sign up')).toBeVisible()
})

test('a published document has words of its own, in which the member is named, and counts its visitors', async () => {
  const beacons: string[] = []
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((path) => beacons.push(String(path)) > 0)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const words = {
    title: 'Ask {{name}} out',
    text: 'Nothing yet.',
    label: ' ',
    hint: '',
    button: 'Off it goes',
    note: '',
  }
  const chat = memberChat.of('chat', { ...words, ideas: ['Tea, {{name}}?', '', 'Tea, {{name}}?'] })
  const blocks = [{ id: 'future', type: 'hologram', bv: 1, props: {} }, chat]
  const saved = { id: 'd1', rev: 2, variant: 'b', blocks, title: 'To {{name}}', description: '' }
  open(ChatStart, { saved })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ask Vera 0 out')
  await page.getByRole('button', { name: 'Tea, Vera 0?' }).click()
  // A field without a label would have no name for screen readers.
  await expect.element(field).toHaveValue('Tea, Vera 0?')
  await expect.element(link('Off it goes')).toHaveAttribute('href', '/members/m0/signup')
  expect(document.body.textContent).not.toContain('Sea or mountains?')
  expect(useStore.getState().seenLander).toEqual({ id: 'd1', rev: 2, variant: 'b' })
  expect(beacons).toEqual(['/api/lander-visit.php'])
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('future')])
})

test('a page asks for its document only where there is one', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, location.origin).pathname)
    return Response.json({ lander: null })
  })
  startTestState({ settings, user: null, member_documents: ['landing2'] })
  queryClient.setQueryData(memberQuery('m1').queryKey, { profile: vera })
  const input = { params: { id: 'm1' }, search: new URLSearchParams() } as PreloadInput
  await preload(input)
  expect(asked).toEqual([])
  await preloadChat(input)
  expect(asked).toEqual(['/api/lander.php'])
})

test('§6: a profile that the site invented says so, and one without a picture shows a letter', async () => {
  open(Letter, {
    own: { fictional_singular: 'Fantasy profile' },
    member: { is_fictional: true, main_image: null },
  })
  await expect.element(page.getByText('Fantasy profile')).toBeVisible()
  expect(document.querySelectorAll('img')).toHaveLength(0)
})

test('a member writes in their chat', async () => {
  open(Letter, { user: freeMember })
  await expect.element(link('Write to Vera 0')).toHaveAttribute('href', '/members/m0/chat')
  await expect.element(field).not.toBeInTheDocument()
})

test('§4: where visitors may not sign up, they are asked for no message', async () => {
  open(Question, { own: { signups: 'none' } })
  await expect.element(page.getByText(/isn’t taking new members/)).toBeVisible()
  await expect.element(link('Log in')).toHaveAttribute('href', '/login')
  await expect.element(field).not.toBeInTheDocument()
})

test.each([
  ['not_found', 404],
  ['blocked_by', 403],
] as const)(
  '§6: a member whom the viewer may not see (%s) is a page that is not there',
  async (code, status) => {
    startTestState({ user: null })
    vi.stubGlobal('fetch', async () =>
      Response.json({ error: { code, message: code }, data: {} }, { status }),
    )
    const input = { params: { id: 'm1' }, search: new URLSearchParams() } as PreloadInput
    await expect(preload(input)).rejects.toMatchObject({ name: 'PageNotFound' })
  },
)
