import type { Locale } from 'contracts'
import { addWords, onLocaleChange } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { memberLetter } from '../../blocks/chosen/letter/letter.tsx'
import { textBlock } from '../../blocks/text/text-block.tsx'
import { found, startLanders } from '../../documents/fixture-lander.tsx'
import { DraftView } from './draft-view.tsx'
import { previewMessage } from './preview-message.ts'

let unmount = () => {}
afterEach(() => {
  unmount()
  document.documentElement.lang = 'en'
})

const words = { title: 'Hello {{name}}', text: '', label: 'To {{name}}', hint: '', button: 'Send', note: '' }

test.each([
  ['a member whom visitors see', 3, 'Vera 0'],
  ['somebody drawn where they see nobody', 0, 'Robin'],
] as const)('a draft about a chosen member is shown with %s', async (_, count, name) => {
  startLanders({ faces: found(count) })
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <DraftView />
    </QueryClientProvider>,
    { search: '?draft=token' },
  ))
  const blocks = [memberLetter.of('letter', words)]
  const data = previewMessage({ draft: 'token', template: 'landing', locale: 'en', blocks })
  dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: parent }))
  await expect.element(page.getByRole('heading', { name: `Hello ${name}` })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: `To ${name}` })).toBeVisible()
  expect(document.querySelectorAll('img')).toHaveLength(count === 0 ? 0 : 1)
})

test('a draft is shown in the language that is chosen beside it, also where its words are the site’s', async () => {
  startLanders()
  // As the shell does for each remote.
  onLocaleChange(async (locale) => {
    const { default: words } = await import(`../../words/${locale}.json`)
    addWords('mf-landers', locale, words)
  })
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <DraftView />
    </QueryClientProvider>,
    { search: '?draft=token' },
  ))
  const steps: Partial<Record<Locale, readonly [string, string]>> = {
    fi: ['Näin se toimii', 'Luo profiili'],
    de: ['So geht es', 'Profil anlegen'],
  }
  for (const [locale, [title, first]] of Object.entries(steps)) {
    // The first version had no steps of its own.
    const blocks = [{ id: 'how', type: 'home-steps', bv: 1, props: { title } }]
    const data = previewMessage({ draft: 'token', template: 'page', locale: locale as Locale, blocks })
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: parent }))
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: first })).toBeVisible()
  }
})

test('the draft scrolls to the part whose form is open, and outlines it without a place in the page', async () => {
  await page.viewport(390, 600)
  startLanders()
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <DraftView />
    </QueryClientProvider>,
    { search: '?draft=token' },
  ))
  const paragraphs = Array.from({ length: 12 }, (_, at) => ({ p: [`Paragraph ${at}`] }))
  const text = (id: string) => textBlock.of(id, { level: 'part', title: `About ${id}`, body: paragraphs })
  const show = (chosen: string, blocks = ['first', 'second'].map(text)) => {
    const parts = { draft: 'token', template: 'page', locale: 'en', blocks, chosen } as const
    const data = previewMessage(parts)
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: parent }))
  }
  const outline = () =>
    document.querySelector('[aria-hidden="true"]:not([hidden], svg)')?.getBoundingClientRect()
  const section = (name: string) =>
    page.getByRole('heading', { name }).element().closest('section')?.getBoundingClientRect()
  show('first')
  await expect.element(page.getByRole('heading', { name: 'About first' })).toBeVisible()
  const inset = (at: number | undefined) => (at ?? 0) - 8
  await expect.poll(() => outline()?.top).toBe(inset(section('About first')?.top))
  expect(scrollY).toBe(0)
  show('second')
  await expect.poll(() => scrollY).toBeGreaterThan(100)
  await expect.element(page.getByRole('heading', { name: 'About second' })).toBeInViewport()
  await expect.poll(() => outline()?.bottom).toBe((section('About second')?.bottom ?? 0) + 8)
  // It follows the text while that is written, and goes with a part that is left out.
  show('second', [text('second'), text('first')])
  await expect.poll(() => outline()?.top).toBe(inset(section('About second')?.top))
  show('third')
  await expect.poll(outline).toBeUndefined()
  await page.viewport(1280, 800)
})

test('the draft of a built-in page opens the question whose form is open', async () => {
  startLanders()
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <DraftView />
    </QueryClientProvider>,
    { search: '?draft=token' },
  ))
  const props = { title: 'Is it free?', body: [{ p: ['To look around, yes.'] }] }
  const blocks = [{ id: 'free', type: 'question', bv: 1, props }]
  const data = previewMessage({ draft: 'token', template: 'pages-faq', locale: 'en', blocks, chosen: 'free' })
  dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: parent }))
  await expect.element(page.getByText('To look around, yes.')).toBeVisible()
})
