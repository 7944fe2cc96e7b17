import type { Locale } from 'contracts'
import { addWords, onLocaleChange } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { memberLetter } from '../../blocks/chosen/letter/letter.tsx'
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
