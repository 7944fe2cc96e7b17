import { expect, test } from 'vitest'
import { toastTimeout } from './toast-timeout.ts'

test('longer texts stay longer, and none closes within five seconds', () => {
  const short = toastTimeout({ title: 'Saved' })
  const long = toastTimeout({ title: 'Saved', text: 'Other members see your new photo at once.' })
  expect(short).toBeGreaterThanOrEqual(5_000)
  expect(long).toBeGreaterThan(short ?? Number.POSITIVE_INFINITY)
})

test('news of a member close after a glance, however long they are', () => {
  expect(toastTimeout({ title: 'Vera wrote to you', text: 'a'.repeat(100), from: { name: 'Vera' } })).toBe(
    6_000,
  )
})

test('errors and toasts with an action stay until closed', () => {
  expect(toastTimeout({ title: 'Not sent', tone: 'danger' })).toBeUndefined()
  expect(
    toastTimeout({ title: 'Chat deleted', action: { label: 'Undo', onPress: () => undefined } }),
  ).toBeUndefined()
})
