import type { Settings } from 'contracts'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import 'shared-ui/tokens'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../platform/runtime/fixture-render-in-router.tsx'
import { settings, startTestState } from '../../../shared-state/src/fixture-state.ts'
import { homeSteps } from '../blocks/home/home-blocks.tsx'
import { found } from '../documents/fixture-lander.tsx'
import { facesQuery } from '../queries/faces-query.ts'
import { homeAddress, savedQuery } from '../queries/saved-lander.ts'
import en from '../words/en.json'
import { Page, preload } from './home.tsx'

type Found = ReturnType<typeof found>

let asked: string[] = []
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return new Promise(() => {})
  })
})
let unmount = () => {}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

function open({ faces, own }: { readonly faces?: Found; readonly own?: Partial<Settings> } = {}) {
  startTestState({ settings: { ...settings, ...own }, user: null })
  addWords('mf-landers', 'en', en)
  if (faces) queryClient.setQueryData(facesQuery().queryKey, faces)
  void preload()
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  ))
}

const link = (name: string) => page.getByRole('link', { name })
const people = page.getByRole('region', { name: 'People you could meet' })

test('a visitor sees faces, one promise and one way in; prices stay in the navigation', async () => {
  open({ faces: found(14) })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Meet someone who writes back')
  await expect.element(people.getByRole('link', { name: /^Vera 7/ })).toHaveAttribute('href', '/members/m7')
  await expect.element(link('Look around first')).toHaveAttribute('href', '/members')
  expect(document.querySelectorAll('img')).toHaveLength(5 + 6)
  expect(document.querySelector('[href="/pricing"]')).toBeNull()
  await page.getByRole('button', { name: 'Sign up for free' }).click()
  expect(useStore.getState().overlays).toMatchObject([{ name: 'signup' }])
})

test('nothing moves when the faces arrive', async () => {
  open()
  await expect.element(people).toHaveAttribute('aria-busy', 'true')
  const below = () => page.getByText('Three steps to your first chat').element().getBoundingClientRect().top
  const before = below()
  queryClient.setQueryData(facesQuery().queryKey, found(14))
  await expect.element(people.getByRole('link', { name: /^Vera 7/ })).toBeVisible()
  expect(below()).toBe(before)
  expect(asked).toHaveLength(1)
})

test.each([
  ['no one is visible to visitors', { faces: found(0) }],
  ['too few are', { faces: found(2) }],
])('where %s, the home does without their faces', async (_, scene) => {
  open(scene)
  await expect.element(link('Look around first')).toBeVisible()
  await expect.element(people).not.toBeInTheDocument()
  expect(document.querySelectorAll('img')).toHaveLength(0)
})

test('§6: where visitors may not search, the home neither asks for members nor leads to them', async () => {
  open({ own: { logged_out_search: 'none' } })
  await expect.element(page.getByRole('button', { name: 'Sign up for free' })).toBeVisible()
  await expect.element(link('Look around first')).not.toBeInTheDocument()
  await expect.element(people).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('a published document takes the place of the built-in blocks', async () => {
  startTestState({ settings, user: null, has_home_document: true })
  addWords('mf-landers', 'en', en)
  const steps = [
    { icon: 'coffee', title: 'Meet', text: 'In the sun.' },
    { icon: 'like', title: 'Stay', text: 'Until it sets.' },
  ] as const
  const blocks = [homeSteps.of('how', { title: 'Two summer steps', steps: [...steps] })]
  const lander = { id: 'd1', rev: 1, variant: null, blocks, title: 'Summer', description: '' }
  queryClient.setQueryData(savedQuery(homeAddress).queryKey, { lander })
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  ))
  await expect.element(page.getByRole('heading', { name: 'Two summer steps' })).toBeVisible()
  const shown = () => [...document.querySelectorAll('li')].map(({ innerText }) => innerText.split(/\n+/))
  await expect.poll(shown).toEqual([
    ['Meet', 'In the sun.'],
    ['Stay', 'Until it sets.'],
  ])
  await expect.element(page.getByRole('button', { name: 'Sign up for free' })).not.toBeInTheDocument()
})

test('§9: a niche brand says who it is for, under a headline and with a promise of its own', async () => {
  open({ own: { niche: 7 } })
  await expect.element(page.getByText('For men who like men')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Meet a man who writes back')
  await expect.element(page.getByText(/^Dating and chat for gay and bi men/)).toBeVisible()
})

test('§9: a niche without a home of its own has the main one', async () => {
  open({ own: { niche: 4 } })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Meet someone who writes back')
})
