import type { LanderSummary } from 'contracts'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { startTestState } from '../../../../shared-state/src/fixture-state.ts'
import siteWords from '../../words/en.json'
import en from '../words/en.json'
import { BuiltInPages } from './built-in-pages.tsx'

const faq: LanderSummary = {
  id: 'd1',
  kind: 'page',
  template: 'faq',
  slug: '',
  token: null,
  status: 'live',
  rev: 1,
  live_rev: 1,
  live_from: null,
  live_to: null,
  changed_at: '2026-11-01T12:00:00Z',
  author: 'Robin',
}

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Opens the list; returns what the server was asked for. */
function open(answer: () => Response): readonly string[] {
  startTestState()
  addWords('mf-landers', 'en', siteWords)
  addWords('mf-landers-studio', 'en', en)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET' && typeof body === 'string') asked.push(`${method} ${address} ${body}`)
    return answer()
  })
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <BuiltInPages landers={[faq]} />
    </QueryClientProvider>,
  ))
  return asked
}

const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })

test('§2: the seven static pages are listed, with what visitors get of each', async () => {
  open(() => Response.json({ lander: faq }))
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(7)
  await expect.element(row('Frequently asked questions').getByText('Published')).toBeVisible()
  await expect.element(row('Privacy').getByText('Built-in text')).toBeVisible()
})

test('a page is opened for editing, or the list says why it is not', async () => {
  const asked = open(() =>
    Response.json({ error: { code: 'too_many_requests', message: '' } }, { status: 429 }),
  )
  await page.getByRole('button', { name: 'Edit Privacy' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('That was a lot at once. Please try again later')
  expect(asked).toEqual(['POST /api/studio-page.php {"name":"privacy"}'])
})
