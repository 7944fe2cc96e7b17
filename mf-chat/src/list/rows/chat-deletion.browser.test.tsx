import { onToast, type Toast } from 'shared-state/toasts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chatWith } from '../../fixture-chats.ts'
import { renderInPage } from '../../fixture-page.tsx'
import { ChatList } from '../chat-list.tsx'

const chats = { chats: [chatWith('Vera'), chatWith('Jonas'), chatWith('Mia')] }
const server = vi.fn<typeof fetch>()
let toasts: Toast[] = []
let rendered: ReturnType<typeof renderInPage>

beforeEach(() => {
  server.mockReset()
  vi.stubGlobal('fetch', server)
  toasts = []
})
afterEach(() => {
  rendered.unmount()
  vi.unstubAllGlobals()
})

function render(current?: string) {
  rendered = renderInPage(<ChatList current={current} />, { chats, matches: { matches: [] } })
  onToast((toast) => void toasts.push(toast))
}

const sent = () => server.mock.calls.map(([, init]) => [init?.method ?? 'GET', init?.body])
const names = () =>
  page
    .getByRole('link')
    .elements()
    .map((row) => row.querySelector('bdi')?.textContent)
const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const dialog = page.getByRole('alertdialog')
const confirm = () => dialog.getByRole('button', { name: 'Delete' }).click()

async function askByMenu(name: string) {
  await row(name).hover()
  await page.getByRole('button', { name: `Options for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete conversation' }).click()
  await expect.element(dialog).toMatchTextContent(name)
}

/** Moves a finger over the row of Vera. */
async function swipe(steps: readonly (readonly [x: number, y: number])[], end = 'pointerup') {
  await expect.element(row('Vera')).toBeVisible()
  const link = row('Vera').element()
  const fire = (type: string, [x, y]: readonly [number, number]) =>
    link.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        clientX: 300 + x,
        clientY: y,
      }),
    )
  fire('pointerdown', [0, 0])
  for (const step of steps) fire('pointermove', step)
  fire(end, steps.at(-1) ?? [0, 0])
}

test('§4, §5: a deletion is confirmed; then the row is gone before the server answers, and the next row has the focus', async () => {
  server.mockReturnValue(new Promise(() => {}))
  render()
  await askByMenu('Jonas')
  expect(sent()).toEqual([])
  await confirm()
  await expect.poll(names).toEqual(['Vera', 'Mia'])
  await expect.poll(sent).toEqual([['DELETE', JSON.stringify({ conversation: 'with-jonas' })]])
  await expect.element(row('Mia')).toHaveFocus()
})

test('a toast says so when the conversation is deleted', async () => {
  server.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })))
  render()
  await askByMenu('Jonas')
  await confirm()
  await expect.poll(() => toasts.map(({ title }) => title)).toEqual(['Conversation deleted'])
})

test('a deletion that is not confirmed changes nothing', async () => {
  render()
  await askByMenu('Jonas')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(names()).toEqual(['Vera', 'Jonas', 'Mia'])
  expect(sent()).toEqual([])
})

test('§8: after a refused deletion the row is back, an alert says why, and the list is loaded again', async () => {
  const error = { code: 'not_found', message: '' }
  server.mockImplementation((_, init) =>
    Promise.resolve(
      init?.method === 'DELETE' ? Response.json({ error }, { status: 404 }) : Response.json(chats),
    ),
  )
  render()
  await askByMenu('Jonas')
  await confirm()
  await expect
    .poll(() => toasts.map(({ title, text }) => `${title}: ${text}`))
    .toEqual(['We couldn’t delete your conversation with Jonas: We can’t find this conversation'])
  await expect.poll(names).toEqual(['Vera', 'Jonas', 'Mia'])
  await expect.poll(() => sent().map(([method]) => method)).toContain('GET')
})

test('deleting the open conversation leads back to the list', async () => {
  server.mockReturnValue(new Promise(() => {}))
  render('jonas')
  await askByMenu('Jonas')
  await confirm()
  await expect.poll(() => rendered.visited).toEqual(['/chats'])
})

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'the key "%s" opens the menu, and Escape leaves it',
  async (key) => {
    render()
    await expect.element(row('Vera')).toBeVisible()
    ;(row('Vera').element() as HTMLElement).focus()
    await userEvent.keyboard(`{Tab}${key}`)
    await expect.element(page.getByRole('menuitem', { name: 'View profile' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Options for Vera' })).toHaveFocus()
  },
)

const remove = page.getByRole('button', { name: 'Delete' })

test('a short swipe rests beside a button that asks', async () => {
  render()
  await swipe([
    [-30, 0],
    [-80, 0],
  ])
  await remove.click()
  await expect.element(dialog).toMatchTextContent(/Vera/)
  await expect.element(page.getByRole('list').getByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})

test('a tap elsewhere, a tap on the row, or a swipe back closes it', async () => {
  render()
  const open = async () => {
    await swipe([
      [-30, 0],
      [-80, 0],
    ])
    await expect.element(remove).toBeVisible()
  }
  await open()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(remove).not.toBeInTheDocument()
  await open()
  await swipe([])
  row('Vera')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  await expect.element(remove).not.toBeInTheDocument()
  expect(rendered.visited).toEqual([])
  await open()
  await swipe([[70, 0]])
  await expect.element(remove).not.toBeInTheDocument()
})

test('a swipe to the left asks before it deletes', async () => {
  server.mockReturnValue(new Promise(() => {}))
  render()
  await swipe([
    [-30, 0],
    [-120, 3],
    [-260, 5],
  ])
  await expect.element(dialog).toMatchTextContent(/Vera/)
  await confirm()
  await expect.poll(names).toEqual(['Jonas', 'Mia'])
})

test.each([
  [
    'too short',
    [
      [-12, 0],
      [-20, 0],
    ],
    'pointerup',
  ],
  [
    'to the right',
    [
      [30, 0],
      [260, 0],
    ],
    'pointerup',
  ],
  [
    'taken over by scrolling',
    [
      [-30, 0],
      [-260, 90],
    ],
    'pointercancel',
  ],
] as const)('a swipe %s leaves the row where it was', async (_, steps, end) => {
  render()
  await swipe(steps, end)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(dialog).not.toBeInTheDocument()
  const slide = row('Vera').element().parentElement as HTMLElement
  expect(slide.style.getPropertyValue('--x')).toBe('')
  expect(slide.hasAttribute('data-dragged')).toBe(false)
})

test('a tap after a swipe opens the conversation, the end of the swipe does not', async () => {
  render()
  await swipe([
    [-20, 0],
    [-30, 0],
  ])
  const link = row('Vera').element() as HTMLElement
  const click = () =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  click()
  expect(rendered.visited).toEqual([])
  await swipe([])
  click()
  expect(rendered.visited).toEqual(['/chats/with-vera'])
})
