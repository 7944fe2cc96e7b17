import type { PageBlock } from 'contracts'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { startTestState } from '../../../../shared-state/src/fixture-state.ts'
import { Page as Faq } from '../../pages/faq.tsx'
import { Page as Terms } from '../../pages/terms.tsx'
import { pageQuery } from '../../queries/page-query.ts'
import en from '../../words/en.json'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

function open(name: 'terms' | 'faq', blocks?: readonly PageBlock[]) {
  startTestState({ user: null })
  addWords('mf-landers', 'en', en)
  if (blocks) queryClient.setQueryData(pageQuery(name).queryKey, { blocks: [...blocks] })
  const Page = { terms: Terms, faq: Faq }[name]
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  ))
}

const section = (id: string): PageBlock => ({
  id,
  type: 'section',
  props: { title: `About ${id}`, body: [{ p: [`This is about ${id}.`] }] },
})

test('§2: a long page lists its blocks, a short one does not', async () => {
  open('terms', ['joining', 'paying', 'leaving', 'the-law'].map(section))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect
    .element(contents.getByRole('link', { name: 'About paying' }))
    .toHaveAttribute('href', '#paying')
  await expect.element(page.getByRole('heading', { name: 'About paying' })).toHaveAttribute('id', 'paying')
  unmount()
  open('terms', [section('joining')])
  await expect.element(page.getByRole('heading', { name: 'About joining' })).toBeVisible()
  await expect.element(contents).not.toBeInTheDocument()
})

test('a text has bold, links within the site and links out of it', async () => {
  const body = [
    { p: ['We ', { b: ['never'] }, ' ', { a: '/pricing', c: ['charge'] }] },
    { ul: [[{ a: 'mailto:help@amberly.example', c: ['Write'] }]] },
  ]
  open('terms', [{ id: 'lead', type: 'lead', props: { body } }])
  await expect.element(page.getByRole('link', { name: 'charge' })).toHaveAttribute('href', '/pricing')
  await expect
    .element(page.getByRole('listitem').getByRole('link', { name: 'Write' }))
    .toHaveAttribute('href', 'mailto:help@amberly.example')
  expect(document.querySelector('strong')?.textContent).toBe('never')
})

test('an answer is folded away until its question is pressed', async () => {
  const props = { title: 'Does it cost anything?', body: [{ p: ['Signing up is free.'] }] }
  open('faq', [{ id: 'cost', type: 'question', props }])
  const answer = page.getByText('Signing up is free.')
  await expect.element(answer).not.toBeVisible()
  await page.getByRole('heading', { name: 'Does it cost anything?' }).click()
  await expect.element(answer).toBeVisible()
})

test('a block of a kind that this version does not know is left out', async () => {
  const later = { id: 'later', type: 'hologram', props: {} } as unknown as PageBlock
  open('terms', [later, section('paying')])
  await expect.element(page.getByText('This is about paying.')).toBeVisible()
})

test('a page that cannot be loaded says so and can be tried again', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  open('terms')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry, { timeout: 60_000 }).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Terms')
})

test('the questions can be searched', async () => {
  const question = (id: string, title: string): PageBlock => ({
    id,
    type: 'question',
    props: { title, body: [{ p: [`The answer about ${id}.`] }] },
  })
  open('faq', [
    question('refunds', 'Can I get my money back?'),
    question('blocking', 'How do I block someone?'),
  ])
  const block = page.getByText('How do I block someone?')
  await expect.element(block).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search the questions' })
  await search.fill('money')
  await expect.element(page.getByText('Can I get my money back?')).toBeVisible()
  await expect.element(block).not.toBeInTheDocument()
  await search.fill('unicorns')
  await expect.poll(() => page.getByRole('status').element().textContent).toContain('“unicorns”')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(block).toBeVisible()
})
