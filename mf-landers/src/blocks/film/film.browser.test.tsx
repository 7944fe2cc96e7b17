import { addWords } from 'shared-state/i18n'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { startTestState } from '../../../../shared-state/src/fixture-state.ts'
import en from '../../words/en.json'
import { film } from './film.tsx'

const { props } = film.of('film', {
  clip: 'sea',
  kicker: '',
  title: 'It starts with hello',
  text: 'Say it.',
  button: 'Sign up',
  note: 'Takes two minutes.',
})

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open() {
  startTestState({ user: null })
  addWords('mf-landers', 'en', en)
  ;({ unmount } = renderInRouter(film.draw(props)))
}

const video = () => document.querySelector('video')
const button = (name: string) => page.getByRole('button', { name })

test('the film loads after the page, without sound, and a visitor can stop it', async () => {
  open()
  expect(video()).toBeNull()
  await expect.poll(video).toMatchObject({ preload: 'none', muted: true, paused: false })
  await button('Pause the video').click()
  await expect.poll(() => video()?.paused).toBe(true)
})

test('a film that has left the page is stopped and holds no recording', async () => {
  open()
  await expect.poll(() => video()?.paused).toBe(false)
  const film = video()
  unmount()
  const state = () => ({
    isPaused: film?.paused,
    sources: film?.childElementCount,
    network: film?.networkState,
  })
  await expect.poll(state).toEqual({ isPaused: true, sources: 0, network: HTMLMediaElement.NETWORK_EMPTY })
})

test.each([
  ['asks for less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['saves data', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
])('a visitor who %s sees the poster until they press play', async (_, prefer) => {
  prefer()
  open()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(video()).toBeNull()
  expect(document.querySelector('img')?.src).toContain('sea')
  await button('Play the video').click()
  await expect.poll(() => video()?.paused).toBe(false)
})
