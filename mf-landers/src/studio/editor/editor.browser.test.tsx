import type { ErrorCode, LanderContent, LanderProblem, LanderSummary } from 'contracts'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { settings, startTestState } from '../../../../shared-state/src/fixture-state.ts'
import { page as template } from '../../templates/page.ts'
import en from '../words/en.json'
import { Editor } from './editor.tsx'

const text = (title: string) => ({ level: 'page', title: { en: title }, body: { en: [{ p: ['Come.'] }] } })
const content: LanderContent = {
  v: 1,
  kind: 'page',
  template: '',
  slug: 'party',
  token: 'party',
  niche: 1,
  meta: { title: { en: 'Party' }, description: { en: 'Dance with us.' } },
  locales: ['en'],
  blocks: [{ id: 'head', type: 'text', bv: 1, props: text('Summer party') }],
}
const live: LanderSummary = {
  id: 'd1',
  kind: 'page',
  template: '',
  slug: 'party',
  token: 'party',
  status: 'live',
  rev: 2,
  live_rev: 2,
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

type Answer = (address: string) => Response

/** Opens a document in the editor of a brand of these countries; returns the calls that change something. */
function open(
  answer: Answer,
  opened = { lander: live, content },
  countries: typeof settings.countries = ['GB'],
): readonly string[] {
  startTestState({ settings: { ...settings, countries } })
  addWords('mf-landers-studio', 'en', en)
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') calls.push(`${method} ${address}`)
    return answer(address)
  })
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <Editor opened={opened} template={template} offered={[]} />
    </QueryClientProvider>,
  ))
  return calls
}

const refuse = (code: ErrorCode, ...problems: LanderProblem[]) =>
  Response.json({ error: { code, message: '' }, data: { problems } }, { status: 422 })
const title = page.getByRole('textbox', { name: 'Title', exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sheet = page.getByRole('dialog', { name: /^Publish .*\?$/ })
const confirm = () => sheet.getByRole('button', { name: 'Publish', exact: true }).click()

test('after changes are saved, the editor says which revision visitors see', async () => {
  open(() => Response.json({ lander: { ...live, rev: 3 } }))
  await expect.element(page.getByText('Revision 2', { exact: true })).toBeVisible()
  await title.fill('Winter party')
  await button('Save').click()
  await expect.element(page.getByText('Revision 3 (visitors see revision 2)')).toBeVisible()
  await expect.element(page.getByText('Unpublished changes')).toBeVisible()
})

test('Save and Publish stay in sight on a phone, and cover no field that takes the focus', async () => {
  await page.viewport(390, 490)
  open(() => Response.json({ lander: live }))
  await expect.element(title).toBeVisible()
  scrollTo(0, document.body.scrollHeight)
  await expect.element(button('Save')).toBeInViewport()
  await expect.element(button('Publish')).toBeInViewport()
  const field = title.element()
  const gap = () =>
    field.getBoundingClientRect().top - button('Save').element().getBoundingClientRect().bottom
  await expect.poll(gap).toBeLessThan(0)
  if (field instanceof HTMLElement) field.focus()
  await expect.poll(gap).toBeGreaterThan(0)
  await page.viewport(1280, 800)
})

test('a refusal names the text, and goes when it is changed', async () => {
  open(() => refuse('invalid_input', { rule: 'text', where: ['blocks', 0, 'props', 'title', 'en'] }))
  await title.fill('<b>Party')
  await button('Save').click()
  const refusal = () => document.querySelector('[role="alert"]')?.textContent
  await expect.poll(refusal).toContain('Text › Title › English: this text is too long')
  await title.fill('Party')
  await expect.poll(refusal).toBeUndefined()
})

test('a refusal marks its tab and its field, and leads there', async () => {
  open(() => refuse('invalid_input', { rule: 'address', where: ['slug'] }), {
    lander: { ...live, status: 'draft', live_rev: null },
    content,
  })
  await title.fill('Winter party')
  await button('Save').click()
  const refusal = 'This address is taken or can’t be used. Choose another one.'
  await expect.element(page.getByRole('alert').getByText(refusal)).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Page Needs a correction' })).toBeVisible()
  await button('Show').click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await expect.element(address).toHaveFocus()
  await expect.element(address).toHaveAccessibleDescription(expect.stringContaining(refusal))
  await address.fill('winter')
  await expect.element(page.getByRole('tab', { name: 'Page', exact: true })).toBeVisible()
  await expect.element(address).toBeValid()
})

test('a title that is missing is named when the page is to be published', async () => {
  open((address) =>
    address.includes('publish')
      ? refuse('lander_invalid', { rule: 'missing', where: ['blocks', 0, 'props', 'title', 'en'] })
      : Response.json({ lander: { ...live, rev: 3 } }),
  )
  await title.fill('')
  await button('Publish').click()
  await confirm()
  const refusal = 'Text › Title › English: this can’t be empty on a published page.'
  await expect.element(page.getByRole('alert').getByText(refusal)).toBeVisible()
  await expect.element(page.getByText('Revision 3 (visitors see revision 2)')).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Text' }).getByText('Needs a correction')).toBeVisible()
  const problem = 'This can’t be empty on a published page.'
  await expect.element(title).toHaveAccessibleDescription(expect.stringContaining(problem))
  await title.fill('Party')
  await expect.element(title).toBeValid()
})

test('a published page opens from the editor in a new tab, and no more once it is taken down', async () => {
  open(() => Response.json({ lander: { ...live, status: 'archived', live_rev: null } }))
  const view = page.getByRole('link', { name: /^View page \/party.*in a new tab$/ })
  await expect.element(view).toHaveAttribute('href', '/party')
  await expect.element(button('Copy link to /party')).toBeVisible()
  await button('Take down').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click()
  await expect.element(view).not.toBeInTheDocument()
  await expect.element(button('Copy link to /party')).not.toBeInTheDocument()
})

test('a page is taken down only once that is confirmed', async () => {
  const calls = open(() => Response.json({ lander: { ...live, status: 'archived', live_rev: null } }))
  await button('Take down').click()
  await button('Keep it').click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(calls).toEqual([])
  await button('Take down').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click()
  await expect.element(page.getByText('Taken down', { exact: true })).toBeVisible()
  expect(calls).toEqual(['POST /api/studio-lander-archive.php'])
})

test('only revisions that visitors got can be published again', async () => {
  const version = { author: 'Robin', created_at: '2026-11-01T12:00:00Z', reverted_to: null }
  const versions = [3, 2, 1].map((rev) => ({ ...version, rev, was_live: rev !== 3 }))
  open(() => Response.json({ versions }))
  await page.getByRole('tab', { name: 'History' }).click()
  await expect.element(button('Publish revision 1 again')).toBeVisible()
  await expect.element(button('Publish revision 3 again')).not.toBeInTheDocument()
})

test('an earlier revision opens in the editor as a change that can be undone, at the address of today', async () => {
  const version = { author: 'Robin', created_at: '2026-11-01T12:00:00Z', reverted_to: null, was_live: false }
  const earlier = {
    ...content,
    token: 'old',
    blocks: [{ id: 'old', type: 'text', bv: 1, props: text('Spring') }],
  }
  const calls = open((address) =>
    address.includes('history')
      ? Response.json({ versions: [2, 1].map((rev) => ({ ...version, rev })) })
      : Response.json({ lander: live, content: earlier }),
  )
  await page.getByRole('tab', { name: 'History' }).click()
  await expect.element(button('Open in the editor: revision 2')).not.toBeInTheDocument()
  await button('Open in the editor: revision 1').click()
  await expect.element(title).toHaveValue('Spring')
  await expect.element(page.getByText('Not saved', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Page', exact: true }).click()
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue('party')
  await button('Undo').click()
  await page.getByRole('tab', { name: 'Content' }).click()
  await expect.element(title).toHaveValue('Summer party')
  await expect.element(page.getByText('Not saved', { exact: true })).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

test('a document asks before it takes the place of a template’s own page, and no more while it is published', async () => {
  const { token: _, ...rest } = content
  const address = { kind: 'lander', template: 'gallery', slug: '', token: null } as const
  const draft = { ...live, ...address, status: 'draft', live_rev: null } as const
  const calls = open(() => Response.json({ lander: { ...live, ...address } }), {
    lander: draft,
    content: { ...rest, kind: 'lander', template: 'gallery', slug: '' },
  })
  const warning = 'This replaces the standing page /landers/gallery until you take it down.'
  await expect.element(page.getByText(warning)).toBeVisible()
  await button('Publish').click()
  await expect.element(sheet.getByText(warning)).toBeVisible()
  await sheet.getByRole('button', { name: 'Not yet' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(calls).toEqual([])
  await button('Publish').click()
  await confirm()
  await expect.element(page.getByText('Published', { exact: true })).toBeVisible()
  await expect.element(page.getByText(warning)).not.toBeInTheDocument()
  await title.fill('Winter party')
  await button('Publish').click()
  await confirm()
  const published = 'POST /api/studio-lander-publish.php'
  await expect.poll(() => calls).toEqual([published, 'PUT /api/studio-lander.php', published])
})

test('the differences from an earlier revision are named as in the forms, and their values in words', async () => {
  const version = { author: 'Robin', created_at: '2026-11-01T12:00:00Z', reverted_to: null, was_live: true }
  const added = { id: 'text-2', type: 'text', bv: 1, props: text('More') }
  const tested = {
    id: 'test',
    salt: 's',
    variants: [
      { id: 'a', share: 700, patch: {} },
      { id: 'b', share: 300, patch: { head: { hidden: true as const } } },
    ],
  }
  const calls = open(
    (address) =>
      address.includes('history')
        ? Response.json({ versions: [2, 1].map((rev) => ({ ...version, rev })) })
        : Response.json({ lander: live, content }),
    { lander: live, content: { ...content, blocks: [added, ...content.blocks], experiment: tested } },
  )
  await page.getByRole('row', { name: 'Text 1' }).click()
  await title.fill('Winter party')
  await page.getByRole('tab', { name: 'History' }).click()
  await button('Compare with revision 1').click()
  for (const difference of [
    'Text 2 Added – Place 1',
    'Text 1 › Title › English Summer party Winter party',
    'Variant A › Share – 70 %',
    'Variant B › Share – 30 %',
    'Variant B › Text 1 Shown Hidden',
  ]) {
    await expect.element(page.getByRole('row', { name: difference, exact: true })).toBeVisible()
  }
  expect(calls).toEqual([])
})

test('the page’s title follows the headline until somebody writes another, and takes it again on demand', async () => {
  open(() => Response.json({ lander: live }), {
    lander: live,
    content: { ...content, meta: { ...content.meta, title: { en: 'Summer party' } } },
  })
  const ofPage = page.getByRole('textbox', { name: 'Title for search engines' })
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click()
  await title.fill('Winter party')
  await tab('Page')
  await expect.element(ofPage).toHaveValue('Winter party')
  await expect
    .element(ofPage)
    .toHaveAccessibleDescription('Follows the headline until you write another title.')
  await ofPage.fill('Dance')
  await expect.element(ofPage).not.toHaveAccessibleDescription()
  await tab('Content')
  await title.fill('Spring party')
  await tab('Page')
  await expect.element(ofPage).toHaveValue('Dance')
  await button('Use the headline').click()
  await expect.element(ofPage).toHaveValue('Spring party')
})

test('the editor lists what is not translated, leads there, and asks before it publishes that', async () => {
  const [head] = content.blocks
  const props = { ...text('Summer party'), body: { en: [{ p: ['Come.'] }], fi: [{ p: ['Tule.'] }] } }
  const calls = open(
    () => Response.json({ lander: { ...live, rev: 3, live_rev: 3 } }),
    { lander: { ...live, rev: 3 }, content: { ...content, blocks: head ? [{ ...head, props }] : [] } },
    ['GB', 'FI'],
  )
  await page.getByRole('tab', { name: 'Languages' }).click()
  const finnish = page.getByRole('listitem').filter({ hasText: 'Suomi' })
  await expect.element(finnish.getByText('3 texts missing')).toBeVisible()
  await finnish.getByRole('button', { name: 'Text: translate into Suomi' }).click()
  await expect.element(title).toHaveAccessibleDescription(/^Not translated yet/)
  await title.fill('Kesäjuhlat')
  await page.getByRole('tab', { name: 'Languages' }).click()
  await expect.element(finnish.getByText('2 texts missing')).toBeVisible()
  await button('Publish').click()
  await expect.element(sheet.getByText(/see them in English: Suomi, Svenska\.$/)).toBeVisible()
  await expect.element(sheet.getByText('Complete: English.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Change: Languages' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(calls).toEqual([])
  await finnish.getByRole('button', { name: 'Page: translate into Suomi' }).click()
  await page.getByRole('textbox', { name: 'Title for search engines' }).fill('Juhlat')
  await page.getByRole('textbox', { name: 'Description for search engines' }).fill('Tanssi kanssamme.')
  await page.getByRole('tab', { name: 'Languages' }).click()
  await expect.element(finnish.getByText('Complete')).toBeVisible()
})

test('a page that visitors see goes offline only once that is confirmed, and then says until when', async () => {
  const live_from = '2101-01-31T12:00:00Z'
  const later = { ...content, schedule: { from: live_from } }
  const calls = open(() => Response.json({ lander: { ...live, rev: 3, live_rev: 3, live_from } }), {
    lander: { ...live, rev: 3 },
    content: later,
  })
  await expect.element(page.getByText('Published', { exact: true })).toBeVisible()
  await button('Publish').click()
  await expect.element(sheet.getByText(/^From Jan 31, 2101, /)).toBeVisible()
  await expect.element(sheet.getByText(/the page goes offline until Jan 31, 2101, /)).toBeVisible()
  await sheet.getByRole('button', { name: 'Not yet' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(calls).toEqual([])
  await button('Publish').click()
  await confirm()
  await expect.element(page.getByText(/^Scheduled for Jan 31, 2101, /)).toBeVisible()
  await expect.element(page.getByText('Published', { exact: true })).not.toBeInTheDocument()
})

test('an earlier revision whose time is over is published again only once that is confirmed', async () => {
  const version = { author: 'Robin', created_at: '2026-11-01T12:00:00Z', reverted_to: null, was_live: true }
  const schedule = { to: '2021-01-31T12:00:00Z' }
  const calls = open((address) =>
    Response.json(
      address.includes('history')
        ? { versions: [2, 1].map((rev) => ({ ...version, rev })) }
        : { lander: live, content: address.includes('rev=1') ? { ...content, schedule } : content },
    ),
  )
  await page.getByRole('tab', { name: 'History' }).click()
  await button('Publish revision 1 again').click()
  await expect.element(sheet.getByText(/^Its time was over on Jan 31, 2021, /)).toBeVisible()
  await expect.element(sheet.getByText(/This revision ended Jan 31, 2021, /)).toBeVisible()
  expect(calls).toEqual([])
  await confirm()
  await expect.poll(() => calls).toEqual(['POST /api/studio-lander-revert.php'])
})

test('§9: a page without a description is published only once staff know that search engines won’t list it', async () => {
  const meta = { ...content.meta, description: { en: '' } }
  const calls = open(() => Response.json({ lander: { ...live, rev: 3, live_rev: 3 } }), {
    lander: { ...live, rev: 3 },
    content: { ...content, meta },
  })
  const warning = 'Search engines won’t list this page until it has a description.'
  await button('Publish').click()
  await expect.element(sheet.getByText(warning)).toBeVisible()
  await sheet.getByRole('button', { name: 'Not yet' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(calls).toEqual([])
  await page.getByRole('tab', { name: 'Page', exact: true }).click()
  await expect.element(page.getByText(warning)).toBeVisible()
  await page.getByRole('textbox', { name: 'Description for search engines' }).fill('Dance with us.')
  await expect.element(page.getByText(warning)).not.toBeInTheDocument()
  await button('Publish').click()
  await confirm()
  await expect.element(page.getByText('Unpublished changes')).not.toBeInTheDocument()
  expect(calls).toEqual(['PUT /api/studio-lander.php', 'POST /api/studio-lander-publish.php'])
})

test('the sheet says what goes live, when, in which languages and variants, and leads to each of them', async () => {
  const experiment = {
    id: 'test',
    salt: 's',
    variants: [
      { id: 'a', share: 700, patch: {} },
      { id: 'b', share: 300, patch: { head: { props: { title: { en: 'Dance' } } } } },
    ],
  }
  const calls = open(() => Response.json({ lander: live, content }), {
    lander: { ...live, rev: 3 },
    content: { ...content, experiment },
  })
  await title.fill('Winter party')
  await button('Publish').click()
  const changes = sheet.getByText('4 changes since revision 2, which visitors see')
  await changes.click()
  await expect
    .element(sheet.getByRole('row', { name: 'Text › Title › English Summer party Winter party' }))
    .toBeVisible()
  await expect.element(sheet.getByText('As soon as you publish.')).toBeVisible()
  await expect.element(sheet.getByText('Complete: English.')).toBeVisible()
  await expect.element(sheet.getByText('A: 70 %', { exact: true })).toBeVisible()
  await expect.element(sheet.getByText('B: 30 % · Text')).toBeVisible()
  for (const [fact, tab] of [
    ['What', 'Content'],
    ['When', 'Page'],
    ['Languages', 'Languages'],
    ['Variants', 'Experiment'],
  ] as const) {
    await sheet.getByRole('button', { name: `Change: ${fact}` }).click()
    await expect.element(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
    await button('Publish').click()
  }
  expect(calls).toEqual([])
})

test('the sheet of a page that visitors don’t get yet names its parts, and refuses variants that are the same', async () => {
  const draft = { ...live, status: 'draft', live_rev: null } as const
  open(() => Response.json({ lander: draft }), { lander: draft, content })
  await button('Publish').click()
  await expect.element(sheet.getByText('The whole page: Text.')).toBeVisible()
  await expect.element(sheet.getByText('Everyone sees the same page.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Change: Variants' }).click()
  await button('Start an experiment').click()
  const same = 'These variants show visitors the same: A, B. Change one, or keep one for everyone.'
  await expect.element(page.getByText(same)).toBeVisible()
  await button('Publish').click()
  await expect.element(sheet.getByRole('alert').getByText(same)).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Not yet' }).click()
  await page.getByRole('tab', { name: 'Content' }).click()
  await page.getByRole('button', { name: /^All variants/ }).click()
  await page.getByRole('option', { name: 'B' }).click()
  await title.fill('Dance with us')
  await button('Publish').click()
  await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(sheet.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
})

test('translations that are older than the English are marked where they are, and asked about before it is published', async () => {
  const [head] = content.blocks
  const props = { ...text('Summer party'), title: { en: 'Summer party', fi: 'Kesäjuhlat', sv: 'Sommarfest' } }
  const calls = open(
    () => Response.json({ lander: { ...live, rev: 3, live_rev: 3 }, content }),
    { lander: { ...live, rev: 3 }, content: { ...content, blocks: head ? [{ ...head, props }] : [] } },
    ['GB', 'FI'],
  )
  await title.fill('Winter party')
  await page.getByRole('tab', { name: 'Languages' }).click()
  const row = (language: string) => page.getByRole('listitem').filter({ hasText: language })
  await expect.element(row('Suomi').getByText('1 text out of date')).toBeVisible()
  await button('Publish').click()
  const question =
    '2 languages are older than the English: Suomi, Svenska. Publish anyway, or open them first?'
  await expect.element(sheet.getByText(question)).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Publish anyway' })).toBeEnabled()
  await sheet.getByRole('button', { name: 'Open the list' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await row('Suomi').getByRole('button', { name: 'Text: translate into Suomi' }).click()
  await expect.element(title).toHaveAccessibleDescription('The English has changed since this translation.')
  await expect.element(page.getByRole('row', { name: 'Text' }).getByText('1 text out of date')).toBeVisible()
  await title.fill('Talvijuhlat')
  await expect.element(title).not.toHaveAccessibleDescription()
  await page.getByRole('tab', { name: 'Languages' }).click()
  await expect.element(row('Suomi').getByText('out of date')).not.toBeInTheDocument()
  await row('Svenska').getByRole('button', { name: 'Text: translate into Svenska' }).click()
  await button('Title: it still fits').click()
  await expect.element(title).toHaveFocus()
  await expect.element(title).toHaveValue('Sommarfest')
  await button('Publish').click()
  await expect.element(sheet.getByText(/older than the English/)).not.toBeInTheDocument()
  expect(calls).toEqual([])
})
