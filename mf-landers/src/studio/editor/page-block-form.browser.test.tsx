import type { LanderContent, LanderProblem, LanderSummary } from 'contracts'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { startTestState } from '../../../../shared-state/src/fixture-state.ts'
import { pageTemplate } from '../../documents/static/page-template.tsx'
import en from '../words/en.json'
import { Editor } from './editor.tsx'

const body = { en: [{ p: ['You may join at {{min_age}}.'] }] }
const content: LanderContent = {
  v: 1,
  kind: 'page',
  template: 'terms',
  slug: '',
  niche: 1,
  meta: { title: { en: 'terms' }, description: { en: '' } },
  locales: ['en'],
  blocks: [
    {
      id: 'who',
      type: 'section',
      bv: 1,
      note: 'Check the age.',
      props: { title: { en: 'Who may join' }, body },
    },
    { id: 'law-us', type: 'section', bv: 1, when: 'us', props: { title: { en: 'The law' }, body } },
    { id: 'company-info', type: 'company', bv: 1, props: {} },
  ],
}
const lander: LanderSummary = {
  id: 'd1',
  kind: 'page',
  template: 'terms',
  slug: '',
  token: null,
  status: 'draft',
  rev: 1,
  live_rev: null,
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

/** Opens the page in the editor; returns the documents that were saved. */
function open(answer: (address: string) => Response, opened = { lander, content }): readonly LanderContent[] {
  startTestState()
  addWords('mf-landers-studio', 'en', en)
  const saved: LanderContent[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body: sent }: RequestInit = {}) => {
    if (method === 'PUT' && typeof sent === 'string') saved.push(JSON.parse(sent).content)
    return answer(address)
  })
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <Editor opened={opened} template={pageTemplate('terms')} offered={[]} />
    </QueryClientProvider>,
  ))
  return saved
}

const saves = () => Response.json({ lander: { ...lander, rev: 2 } })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const part = (name: string) => page.getByRole('row', { name })

test('a block with something for a lawyer is marked until its note is removed', async () => {
  const saved = open(saves)
  await expect.element(part('Who may join').getByText('For a lawyer')).toBeVisible()
  await expect.element(page.getByText('Check the age.')).toBeVisible()
  await button('Done: remove this note').click()
  await expect.element(page.getByText('For a lawyer', { exact: true })).not.toBeInTheDocument()
  await button('Save').click()
  await expect.poll(() => saved[0]?.blocks[0]).not.toHaveProperty('note')
  expect(saved[0]?.blocks[1]).toMatchObject({ when: 'us' })
})

test('a block names for whom it is, which can be changed', async () => {
  const saved = open(saves)
  await expect.element(part('The law').getByText('In the United States')).toBeVisible()
  await part('The law').click()
  await page.getByRole('button', { name: /^In the United States/ }).click()
  await page.getByRole('option', { name: 'To everyone' }).click()
  await button('Save').click()
  await expect.poll(() => saved[0]?.blocks[1]).toBeDefined()
  expect(saved[0]?.blocks[1]).not.toHaveProperty('when')
})

test('the address of a built-in page is fixed, and it has no experiment', async () => {
  open(saves)
  await expect.element(page.getByRole('heading', { level: 1, name: '/terms' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Experiment' })).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Page' }).click()
  await expect.element(page.getByText(/This page is always at \/terms/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Address' })).not.toBeInTheDocument()
})

test.each<[LanderProblem, string]>([
  [
    { rule: 'values', where: ['blocks', 0, 'props', 'body'], values: ['price'] },
    'Who may join › Paragraphs: the site has no value {{price}}.',
  ],
  [
    { rule: 'required', where: ['blocks', 'company'] },
    'This page can’t be published without this part: Company details.',
  ],
  [
    { rule: 'cookies', where: ['cookies', 'unsent'] },
    'Browsers keep these for the site, so the page has to list them: draft:…, outgoing:….',
  ],
])('the problem %j says what is missing', async (problem, sentence) => {
  const refused = { error: { code: 'lander_invalid', message: '' }, data: { problems: [problem] } }
  open(() => Response.json(refused, { status: 422 }))
  await page.getByRole('textbox', { name: 'Paragraphs' }).fill('It costs {{price}}.')
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
})

const sheet = page.getByRole('dialog', { name: /^Publish .*\?$/ })

test('§4: before the terms are published, the sheet reminds of the 30 days’ notice, which nothing sends by itself', async () => {
  const dated = { en: [{ p: ['They apply from {{terms_date}}.'] }] }
  const lead = { id: 'lead', type: 'lead', bv: 1, props: { body: dated } }
  open(saves, { lander, content: { ...content, blocks: [lead, ...content.blocks] } })
  await button('Publish').click()
  const notice =
    /^The terms promise members a message at least 30 days before they change, and publishing sends none\. If it goes out today, these terms can apply from \w+ \d+, \d{4}\.$/
  await expect.element(sheet.getByText(notice)).toBeVisible()
  await expect.element(sheet.getByText(/Publishing doesn’t change that date/)).toBeVisible()
  await expect.element(sheet.getByText('Variants')).not.toBeInTheDocument()
})

test('§4: the sheet says nothing of a date that the terms don’t name, and promises no notice for the privacy page', async () => {
  open(saves)
  await button('Publish').click()
  await expect.element(sheet.getByText(/^The terms promise/)).toBeVisible()
  await expect.element(sheet.getByText(/that date/)).not.toBeInTheDocument()
  unmount()
  open(saves, { lander: { ...lander, template: 'privacy' }, content: { ...content, template: 'privacy' } })
  await button('Publish').click()
  await expect
    .element(sheet.getByText(/^Publishing sends members no message\. The 30 days’ notice/))
    .toBeVisible()
  await expect.element(sheet.getByText(/^The terms promise/)).not.toBeInTheDocument()
})

test('a built-in page whose schedule has not begun gives way to the built-in text until then', async () => {
  const published = { ...lander, status: 'live', rev: 2, live_rev: 1 } as const
  const later = { ...content, schedule: { from: '2101-01-31T12:00:00Z' } }
  open(() => Response.json({ lander: published, content }), { lander: published, content: later })
  await button('Publish').click()
  await expect.element(sheet.getByText(/they get the built-in text until Jan 31, 2101, /)).toBeVisible()
})
