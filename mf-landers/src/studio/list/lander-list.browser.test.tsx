import { href, type ListedLander } from 'contracts'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient, useQuery } from 'shared-state/query'
import { onToast } from 'shared-state/toasts'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { startTestState } from '../../../../shared-state/src/fixture-state.ts'
import { landersQuery } from '../queries/studio-queries.ts'
import en from '../words/en.json'
import { LanderList } from './lander-list.tsx'

const draft: ListedLander = {
  id: 'd1',
  kind: 'lander',
  template: 'gallery',
  slug: 'draft',
  token: null,
  status: 'draft',
  rev: 2,
  live_rev: null,
  live_from: null,
  live_to: null,
  changed_at: '2026-11-01T12:00:00Z',
  author: 'Robin',
  title: 'People worth a second look',
}
const live: ListedLander = { ...draft, id: 'd2', slug: 'live', status: 'live', live_rev: 2 }
const archived: ListedLander = { ...draft, id: 'd3', slug: 'archived', status: 'archived' }
const scheduled: ListedLander = { ...live, id: 'd4', slug: 'scheduled', live_from: '2101-01-31T12:00:00Z' }
const ended: ListedLander = { ...live, id: 'd5', slug: 'ended', live_to: '2021-01-31T12:00:00Z' }

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Listed() {
  const { data } = useQuery(landersQuery)
  return data ? <LanderList {...data} /> : null
}

/** Opens the list; deletions get this answer. Returns what the server was asked to delete. */
function open(answer: () => Response): readonly unknown[] {
  startTestState()
  addWords('mf-landers-studio', 'en', en)
  const deleted: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') {
      const isGone = deleted.length > 0 && answer().ok
      const landers = isGone ? [live, archived] : [draft, live, archived, scheduled, ended]
      return Response.json({ landers, brands: [] })
    }
    if (typeof body === 'string') deleted.push(JSON.parse(body))
    return answer()
  })
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <Listed />
    </QueryClientProvider>,
  ))
  return deleted
}

const addressOf = (slug: string) => href('landers-template-slug', { template: 'gallery', slug })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = page.getByRole('alertdialog', { name: 'Delete this draft?' })

test('a draft is deleted only once that is confirmed, and a page that visitors see never', async () => {
  const deleted = open(() => new Response(null, { status: 204 }))
  await button(`Delete ${addressOf('draft')}`).click()
  for (const slug of ['live', 'scheduled', 'ended']) {
    expect(document.querySelector(`[aria-label="Delete ${addressOf(slug)}"]`)).toBeNull()
  }
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(deleted).toEqual([])
  await button(`Delete ${addressOf('draft')}`).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('link', { name: addressOf('draft') })).not.toBeInTheDocument()
  expect(deleted).toEqual([{ id: 'd1', rev: 2 }])
})

test('before a page that was taken down is deleted, the question says that its statistics go', async () => {
  const deleted = open(() => new Response(null, { status: 204 }))
  await button(`Delete ${addressOf('archived')}`).click()
  const erasure = page.getByRole('alertdialog', { name: 'Delete this page?' })
  await expect.element(erasure.getByText(/its history and its statistics are deleted for good/)).toBeVisible()
  await erasure.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => deleted).toEqual([{ id: 'd3', rev: 2 }])
})

test('pages are found by their address, their title and their status', async () => {
  open(() => new Response(null, { status: 204 }))
  const search = page.getByRole('searchbox', { name: 'Find a page' })
  const rows = () => [...document.querySelectorAll('li a[href^="/studio/"]')].map((one) => one.textContent)
  const slugs = (...all: string[]) => all.map(addressOf)
  await expect.element(page.getByText('5 pages')).toBeVisible()
  await search.fill('ended')
  await expect.poll(rows).toEqual(slugs('ended'))
  await search.fill('Second GALLERY')
  await expect.poll(rows).toEqual(slugs('draft', 'live', 'archived', 'scheduled', 'ended'))
  await page.getByRole('button', { name: /Status/ }).click()
  await page.getByRole('option', { name: 'Taken down' }).click()
  await expect.poll(rows).toEqual(slugs('archived'))
  await search.fill('winter')
  await expect.element(page.getByText('No page matches.')).toBeVisible()
})

test('a draft that somebody else has changed stays, and the question says so', async () => {
  const error = { code: 'lander_changed', message: '' }
  open(() => Response.json({ error, data: { rev: 3, author: 'Kim' } }, { status: 409 }))
  await button(`Delete ${addressOf('draft')}`).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  const refusal = 'Somebody has changed this page in the meantime. Have a look at it first.'
  await expect.element(question.getByRole('alert')).toHaveTextContent(refusal)
})

test('of pages that are published, the list says which ones visitors see only later, or no more', async () => {
  open(() => new Response(null, { status: 204 }))
  const row = (slug: string) => page.getByRole('listitem').filter({ hasText: addressOf(slug) })
  await expect.element(row('live').getByText('Published', { exact: true })).toBeVisible()
  await expect.element(row('scheduled').getByText(/^Scheduled for Jan 31, 2101, /)).toBeVisible()
  await expect.element(row('ended').getByText(/^Ended Jan 31, 2021, /)).toBeVisible()
})

test('a page that visitors see opens from the list, and the link of every published one can be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const toasts: string[] = []
  open(() => new Response(null, { status: 204 }))
  onToast(({ title }) => toasts.push(title))
  const view = page.getByRole('link', { name: /^View page .*in a new tab$/ })
  await expect.element(view).toHaveAttribute('href', addressOf('live'))
  await expect.element(view).toHaveAttribute('target', '_blank')
  for (const slug of ['live', 'scheduled', 'ended']) {
    await button(`Copy link to ${addressOf(slug)}`).click()
    await expect.poll(() => copied.mock.lastCall).toEqual([location.origin + addressOf(slug)])
  }
  await expect.poll(() => toasts).toEqual(['Link copied', 'Link copied', 'Link copied'])
  for (const slug of ['draft', 'archived']) {
    await expect.element(button(`Copy link to ${addressOf(slug)}`)).not.toBeInTheDocument()
  }
  copied.mockRejectedValue(new Error('refused'))
  await button(`Copy link to ${addressOf('live')}`).click()
  await expect.poll(() => toasts.at(-1)).toBe(location.origin + addressOf('live'))
})
