import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { freeMember, startTestState, stateOf } from '../../fixture-state.ts'
import { enter, leave } from '../../session/session.ts'
import { draftsOf } from './drafts-of.ts'
import { useMessageDraft } from './use-message-draft.ts'

let member = freeMember
let root: Root

function Field({ profile }: { readonly profile: string }) {
  const [text, setText] = useMessageDraft(profile)
  return <textarea aria-label={profile} value={text} onChange={({ target }) => setText(target.value)} />
}

function render(profile = 'bo') {
  root.render(<Field profile={profile} />)
  return page.getByRole('textbox', { name: profile })
}

function openPage(user = member) {
  root?.unmount()
  startTestState(stateOf(user))
  root = createRoot(document.body.appendChild(document.createElement('div')))
}

const stored = () => Object.entries(localStorage).map(([key, text]) => `${key.split(':').at(-1)}: ${text}`)

beforeEach(() => {
  localStorage.clear()
  member = { ...freeMember, id: crypto.randomUUID() }
  openPage()
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('a draft is stored per conversation, a moment after the last keystroke', async () => {
  await userEvent.type(render(), 'Hell')
  await expect.poll(stored).toEqual(['bo: Hell'])
  await userEvent.type(render(), 'o')
  await expect.poll(stored).toEqual(['bo: Hello'])
  await expect.element(render('cleo')).toHaveValue('')
  openPage()
  await expect.element(render()).toHaveValue('Hello')
})

test('a fast writer’s draft is stored once', async () => {
  const write = vi.spyOn(Storage.prototype, 'setItem')
  for (const text of ['H', 'He', 'Hey']) draftsOf(member.id).write('bo', text)
  await expect.poll(stored).toEqual(['bo: Hey'])
  expect(write).toHaveBeenCalledTimes(1)
})

test('a page that is hidden or left stores its draft at once', async () => {
  await userEvent.type(render(), 'H')
  dispatchEvent(new Event('pagehide'))
  expect(stored()).toEqual(['bo: H'])
  await userEvent.type(render(), 'i')
  root.unmount()
  expect(stored()).toEqual(['bo: Hi'])
})

test('a draft that is sent is deleted at once', async () => {
  const drafts = draftsOf(member.id)
  drafts.write('bo', 'Hi')
  expect(drafts.hasAny()).toBe(true)
  drafts.write('bo', '')
  expect(stored()).toEqual([])
})

test('an emptied draft leaves nothing behind', async () => {
  await userEvent.type(render(), 'Hi')
  await expect.poll(stored).toEqual(['bo: Hi'])
  await userEvent.clear(render())
  await expect.poll(stored).toEqual([])
  await expect.element(render()).toHaveValue('')
  await userEvent.type(render(), '  ')
  expect(draftsOf(member.id).hasAny()).toBe(false)
  await expect.element(render()).toHaveValue('  ')
})

test('another member who logs in never sees it, and its writer finds it again', async () => {
  const other = { ...freeMember, id: crypto.randomUUID() }
  await userEvent.type(render(), 'For Bo alone')
  leave()
  await expect.element(render()).toHaveValue('')
  enter(other)
  await expect.element(render()).toHaveValue('')
  enter(member)
  await expect.element(render()).toHaveValue('For Bo alone')
})

test('another tab shows the draft as it is stored', async () => {
  const field = render()
  await expect.element(field).toHaveValue('')
  const key = `draft:${member.id}:bo`
  localStorage.setItem(key, 'From there')
  dispatchEvent(new StorageEvent('storage', { key, newValue: 'From there' }))
  await expect.element(field).toHaveValue('From there')
})

test('a browser that refuses to store it keeps it for as long as the page is open', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await userEvent.type(render(), 'Hi')
  await expect.element(render('cleo')).toHaveValue('')
  await expect.element(render()).toHaveValue('Hi')
})
