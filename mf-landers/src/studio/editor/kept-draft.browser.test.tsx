import { type AnswerOf, type readLander } from 'contracts'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { freeMember, startTestState } from '../../../../shared-state/src/fixture-state.ts'
import { page as template } from '../../templates/page.ts'
import en from '../words/en.json'
import { Editor } from './editor.tsx'

const opened: AnswerOf<typeof readLander> = {
  lander: {
    id: 'd1',
    kind: 'page',
    template: '',
    slug: '',
    token: 'party',
    status: 'draft',
    rev: 2,
    live_rev: null,
    live_from: null,
    live_to: null,
    changed_at: '2026-11-01T12:00:00Z',
    author: 'Robin',
  },
  content: {
    v: 1,
    kind: 'page',
    template: '',
    slug: '',
    token: 'party',
    niche: 1,
    meta: { title: { en: 'Party' }, description: { en: 'Dance.' } },
    locales: ['en'],
    blocks: [
      {
        id: 'head',
        type: 'text',
        bv: 1,
        props: { level: 'page', title: { en: 'Summer party' }, body: { en: [] } },
      },
    ],
  },
}

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Opens the document as this member of staff, as after a login. */
function openAs(id: string, document = opened) {
  unmount()
  startTestState({ user: { ...freeMember, id } })
  addWords('mf-landers-studio', 'en', en)
  vi.stubGlobal('fetch', async () => Response.json({ lander: { ...opened.lander, rev: 3 } }))
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <Editor opened={document} template={template} offered={[]} />
    </QueryClientProvider>,
  ))
}

const title = page.getByRole('textbox', { name: 'Title', exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const back = page.getByText(/^Your changes of .* are back\. They aren’t saved yet\.$/)

test('changes that aren’t saved outlast the session of the member of staff who made them, and nobody else sees them', async () => {
  openAs('robin')
  await title.fill('Winter party')
  openAs('vera')
  await expect.element(title).toHaveValue('Summer party')
  await expect.element(back).not.toBeInTheDocument()
  openAs('robin')
  await expect.element(title).toHaveValue('Winter party')
  await expect.element(back).toBeVisible()
  await button('Undo').click()
  await expect.element(title).toHaveValue('Summer party')
  await button('Redo').click()
  await button('Save').click()
  await expect.element(back).not.toBeInTheDocument()
  openAs('robin')
  await expect.element(title).toHaveValue('Summer party')
  expect(localStorage).toHaveLength(0)
})

test('changes that are discarded don’t come back', async () => {
  openAs('robin')
  await title.fill('Winter party')
  openAs('robin')
  await button('Discard them').click()
  await expect.element(title).toHaveValue('Summer party')
  await expect.element(back).not.toBeInTheDocument()
  openAs('robin')
  await expect.element(title).toHaveValue('Summer party')
})

test('whoever comes back to an older text is told that somebody has saved another', async () => {
  openAs('robin')
  await title.fill('Winter party')
  openAs('robin', { ...opened, lander: { ...opened.lander, rev: 3, author: 'Vera' } })
  await expect.element(page.getByText('Vera has saved revision 3 in the meantime')).toBeVisible()
  await expect.element(title).toHaveValue('Winter party')
})
