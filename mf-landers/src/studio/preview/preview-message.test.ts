import { expect, test } from 'vitest'
import { isReady, previewMessage, readPreview, readyMessage } from './preview-message.ts'

const source = {} as Window
const sender = { origin: 'https://site.example', source, draft: 'token' }
const data = previewMessage({ draft: 'token', template: 'gallery', locale: 'en', blocks: [] })

test('a draft comes from the editor’s own window, with its token, and from nobody else', () => {
  const event = { origin: sender.origin, source, data }
  expect(readPreview(event, sender)).toEqual(data)
  for (const wrong of [
    { origin: 'https://evil.example' },
    { source: {} as Window },
    { source: null },
    { data: { ...data, draft: 'another' } },
    { data: readyMessage('token') },
    { data: null },
    { data: 'lander-preview' },
  ]) {
    expect(readPreview({ ...event, ...wrong }, sender)).toBeUndefined()
  }
  expect(isReady({ ...event, data: readyMessage('token') }, sender)).toBe(true)
  expect(isReady(event, sender)).toBe(false)
})
