import { useStore } from 'shared-state/store'
import 'shared-ui/tokens'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { photoGallery } from '../blocks/photo-gallery/photo-gallery.tsx'
import { signupBar } from '../blocks/signup-bar/signup-bar.tsx'
import { Page as AloneTonight } from '../pages/landers/alonetonight.tsx'
import { Page as Collage } from '../pages/landers/collagelanding.tsx'
import { Page as Gallery, preload as preloadGallery } from '../pages/landers/gallery.tsx'
import { Page as Icons } from '../pages/landers/iconslanding.tsx'
import { found, openLander } from './fixture-lander.tsx'

let close = () => {}
afterEach(() => close())

function open(...scene: Parameters<typeof openLander>) {
  const { unmount, visited } = openLander(...scene)
  close = unmount
  return visited
}

const heading = page.getByRole('heading', { level: 1 })
const signup = page.getByRole('link', { name: 'Sign up for free' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test.each([
  ['alonetonight', AloneTonight, 'Alone tonight?'],
  ['collagelanding', Collage, 'Who likes you?'],
  ['gallery', Gallery, 'People worth a second look'],
] as const)('%s has one heading, and a link to the signup that needs no script', async (_, Page, title) => {
  open(Page)
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(signup).toHaveAttribute('href', '/signup')
  expect(document.querySelectorAll('img')).toHaveLength(0)
})

test('a published document takes the place of the template’s own, and stays in mind for the signup', async () => {
  const calls: string[] = []
  const send = navigator.sendBeacon
  navigator.sendBeacon = (path) => calls.push(String(path)) > 0
  const block = signupBar.of('signup', { title: 'Summer is short', note: 'Free', button: 'Sign up for free' })
  const saved = {
    id: 'd1',
    rev: 3,
    variant: 'b',
    blocks: [block],
    title: 'Summer',
    description: '',
  }
  open(Gallery, { saved })
  await expect.element(page.getByText('Summer is short')).toBeInTheDocument()
  await expect.element(page.getByText('People worth a second look')).not.toBeInTheDocument()
  expect(useStore.getState().seenLander).toEqual({ id: 'd1', rev: 3, variant: 'b' })
  expect(calls).toEqual(['/api/lander-visit.php'])
  navigator.sendBeacon = send
})

test('§9: on a niche brand a landing page says for whom it is', async () => {
  open(Collage, { own: { niche: 7 }, pathname: '/gay/landers/collagelanding' })
  await expect.element(page.getByText('For men who like men')).toBeVisible()
})

test('§9: a landing page under the prefix of another niche is a 404', async () => {
  open(Gallery, { own: { niche: 7 }, pathname: '/gay/landers/gallery' })
  const under = (niche?: string) => preloadGallery({ params: { niche }, search: new URLSearchParams() })
  await expect(under('she')).rejects.toMatchObject({ name: 'PageNotFound' })
  await under('gay')
  await under()
})

test('§9: on a niche brand a link within the page to the path without prefix leads to the one with it', () => {
  const visited = open(Gallery, { own: { niche: 7 }, pathname: '/landers/gallery/summer' })
  expect(visited).toEqual(['/gay/landers/gallery/summer?ref=a1'])
  expect(document.querySelector('h1')).toBeNull()
})

test('the gallery names the members who let visitors see them, and leads to their profiles', async () => {
  open(Gallery, { faces: found(4) })
  const vera = page.getByRole('link', { name: /^Vera 2/ })
  await expect.element(vera).toHaveAttribute('href', '/members/m2')
  // Beside them, drawings fill the wall.
  await expect.element(page.getByText('For comfortable silence')).toBeVisible()
  expect(document.querySelectorAll('img')).toHaveLength(4)
})

test('§3: the gallery begins with other members than the home and the collage', async () => {
  open(Gallery, { faces: found(24) })
  await expect.element(page.getByRole('link', { name: /^Vera 12/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Vera 0/ })).not.toBeInTheDocument()
})

test('a published gallery shows members, or the pictures and captions of its document', async () => {
  const galleryOf = (people?: 'members' | 'pictures') => {
    const plates = [1, 2].map((number) => ({
      picture: 'portrait-1' as const,
      caption: `Caption ${number}`,
    }))
    const block = photoGallery.of('gallery', { kicker: '', title: 'Faces', text: '', people, plates })
    return { id: 'd1', rev: 1, variant: null, blocks: [block], title: '', description: '' }
  }
  open(Gallery, { faces: found(6), saved: galleryOf('pictures') })
  await expect.element(page.getByText('Caption 2')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Vera/ })).not.toBeInTheDocument()
  for (const people of ['members', undefined] as const) {
    close()
    open(Gallery, { faces: found(6), saved: galleryOf(people) })
    await expect.element(page.getByRole('link', { name: /^Vera 1/ })).toBeVisible()
    await expect.element(page.getByText('Caption 2')).not.toBeInTheDocument()
  }
})

test('§6: where visitors may not search, no member is shown', async () => {
  open(Gallery, { faces: found(6), own: { logged_out_search: 'none' } })
  await expect.element(page.getByText('For a long breakfast on Sunday')).toBeVisible()
  expect(document.querySelectorAll('img')).toHaveLength(0)
})

test('a fictional profile is no face of a landing page', async () => {
  const { profiles, ...rest } = found(5)
  const faces = { ...rest, profiles: profiles.map((one, index) => ({ ...one, is_fictional: index === 0 })) }
  open(Gallery, { faces })
  await expect.element(page.getByRole('link', { name: /^Vera 1/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Vera 0/ })).not.toBeInTheDocument()
})

test('iconslanding asks three questions, and keeps the answers for the first search and the signup', async () => {
  open(Icons)
  await expect.element(page.getByRole('link', { name: 'Skip to sign-up' })).toBeVisible()
  await press('Women')
  await expect.element(page.getByRole('heading', { name: 'What age?' })).toHaveFocus()
  await press('Back')
  await expect.element(page.getByRole('button', { name: 'Women' })).toHaveAttribute('aria-pressed', 'true')
  await press('Everyone')
  await press('30–44')
  await press('Another country')
  await page.getByLabelText('Choose a country').selectOptions('BE')
  await expect.element(page.getByText('Belgium')).toBeVisible()
  await expect.element(signup).toHaveAttribute('href', '/signup')
  expect(useStore.getState().lastSearch).toBe('country=BE&min_age=30&max_age=44')
})

test('on a brand for men, iconslanding does not ask whom they would like to meet', async () => {
  open(Icons, { own: { niche: 7 }, pathname: '/gay/landers/iconslanding' })
  await expect.element(page.getByRole('heading', { name: 'What age?' })).toBeVisible()
  await press('60+')
  await press('Netherlands')
  await expect.element(signup).toBeVisible()
  expect(useStore.getState().lastSearch).toBe('country=NL&min_age=60')
})
