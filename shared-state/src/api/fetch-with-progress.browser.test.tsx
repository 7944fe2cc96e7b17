import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchWithProgress } from './fetch-with-progress.ts'

const ignore = () => undefined

/** A URL that responds with this body. */
function answering(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  return url
}

test('resolves like fetch', async () => {
  const response = await fetchWithProgress(answering('{"photos":[]}'), { headers: {} }, ignore)
  expect([response.status, response.ok, response.headers.get('content-type')]).toEqual([
    200,
    true,
    'application/json',
  ])
  expect(await response.text()).toBe('{"photos":[]}')
})

test('reports progress up to 1', async () => {
  const onProgress = vi.fn<(sent: number) => void>()
  const body = new Blob([new Uint8Array(200_000)])
  const response = await fetchWithProgress('/nothing-here', { method: 'POST', headers: {}, body }, onProgress)
  expect(response.status).toBeGreaterThanOrEqual(200)
  expect(onProgress.mock.calls.at(-1)).toEqual([1])
})

test('an aborted request fails with its reason, also before it starts', async () => {
  const giveUp = new AbortController()
  const { signal } = giveUp
  const asked = fetchWithProgress('/nothing-here', { method: 'POST', headers: {}, signal }, ignore)
  giveUp.abort(new Error('given up'))
  await expect(asked).rejects.toThrow('given up')
  await expect(fetchWithProgress('/nothing-here', { headers: {}, signal }, ignore)).rejects.toThrow(
    'given up',
  )
})

test('fails without a response', async () => {
  await expect(fetchWithProgress('blob:nothing', { headers: {} }, ignore)).rejects.toThrow(TypeError)
})
