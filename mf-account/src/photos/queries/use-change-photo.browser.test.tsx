import { changePhoto, getPhotos, type OwnPhoto } from 'contracts'
import { createRoot, type Root } from 'react-dom/client'
import { QueryClientProvider, queryClient, useQuery } from 'shared-state/query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startTestState } from '../../../../shared-state/src/fixture-state.ts'
import { ownPhoto } from '../fixture-photos.ts'
import { applyPhotoChange, type PhotoChange } from '../photo-change.ts'
import { photosQuery } from './photos-query.ts'
import { useChangePhoto } from './use-change-photo.ts'

const CHANGES: readonly PhotoChange[] = [
  { kind: 'move', photo: 'p3', position: 0 },
  { kind: 'main', photo: 'p2' },
]
const before = [ownPhoto({ is_main: true }, 0), ownPhoto({}, 1), ownPhoto({}, 2)]
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Change requests that the test has not answered yet. */
const waiting: ((response: Response) => void)[] = []
let stored: readonly OwnPhoto[] = before
const server = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>((_, init) =>
  init?.method === changePhoto.method
    ? new Promise<Response>((resolve) => waiting.push(resolve))
    : Promise.resolve(json(getPhotos.answer.parse({ photos: stored, most: 3 }))),
)

function accept(change: PhotoChange) {
  stored = applyPhotoChange(stored, change)
  waiting.shift()?.(json({ photos: stored, most: 3 }))
}
const refuse = () => waiting.shift()?.(json({ error: { code: 'forbidden', message: 'No' } }, 403))

function Photos() {
  const { data } = useQuery({ ...photosQuery, staleTime: Number.POSITIVE_INFINITY })
  const { mutate, error } = useChangePhoto()
  return (
    <>
      <p role="status">{data?.photos.map(({ id, is_main }) => id + (is_main ? '*' : '')).join(' ')}</p>
      <p role="alert">{error && 'refused'}</p>
      {CHANGES.map((change) => (
        <button key={change.kind} type="button" onClick={() => mutate(change)}>
          {change.kind}
        </button>
      ))}
    </>
  )
}

let root: Root
beforeEach(() => {
  startTestState()
  vi.stubGlobal('fetch', server)
  stored = before
  waiting.length = 0
  queryClient.setQueryData(photosQuery.queryKey, { photos: before, most: 3 })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <QueryClientProvider client={queryClient}>
      <Photos />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const shown = page.getByRole('status')
const press = (kind: PhotoChange['kind']) => page.getByRole('button', { name: kind }).click()
const arrived = (count: number) => expect.poll(() => waiting.length).toBe(count)

test('a change shows at once, before the server responds', async () => {
  await press('move')
  await expect.element(shown).toHaveTextContent('p3 p1* p2')
  await arrived(1)
  accept(CHANGES[0]!)
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  await expect.element(shown).toHaveTextContent('p3 p1* p2')
})

test('a refused change is rolled back, with an error', async () => {
  await press('move')
  await expect.element(shown).toHaveTextContent('p3 p1* p2')
  await arrived(1)
  refuse()
  await expect.element(page.getByRole('alert')).toHaveTextContent('refused')
  await expect.element(shown).toHaveTextContent('p1* p2 p3')
})

test('two quick changes reach the server in order, without flicker', async () => {
  await press('move')
  await press('main')
  await expect.element(shown).toHaveTextContent('p3 p1 p2*')
  await arrived(1)
  accept(CHANGES[0]!)
  await expect
    .poll(() => server.mock.calls.filter(([, init]) => init?.method === 'PUT').length)
    .toBeGreaterThan(1)
  await expect.element(shown).toHaveTextContent('p3 p1 p2*')
  await arrived(1)
  accept(CHANGES[1]!)
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  await expect.element(shown).toHaveTextContent('p3 p1 p2*')
})
