import { expect, test } from 'vitest'
import { toastTimeout } from './toast-timeout.ts'

test('a longer text stays longer, and none goes in less than five seconds', () => {
  const short = toastTimeout({ title: 'Saved' })
  const long = toastTimeout({ title: 'Saved', text: 'Other members see your new photo at once.' })
  expect(short).toBeGreaterThanOrEqual(5_000)
  expect(long).toBeGreaterThan(short ?? Number.POSITIVE_INFINITY)
})

test('a failure, and whatever offers an action, stays until it is closed', () => {
  expect(toastTimeout({ title: 'Not sent', tone: 'danger' })).toBeUndefined()
  expect(
    toastTimeout({ title: 'Chat deleted', action: { label: 'Undo', onPress: () => undefined } }),
  ).toBeUndefined()
})
