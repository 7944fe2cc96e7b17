import { createMemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { leaveGuards } from './leave-guards.ts'

/** A router on one page, and visitors who answer so to every question that they are asked. */
function page(answer = false) {
  const router = createMemoryRouter([{ path: '*', Component: () => null }])
  onTestFinished(() => router.dispose())
  const asked: string[] = []
  const guardLeaving = leaveGuards(
    () => router,
    (message) => {
      asked.push(message)
      return answer
    },
  )
  return { router, asked, guardLeaving }
}

/** Whether the browser would ask before it closes the tab. */
function asksBeforeClosing() {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('nobody is asked while nobody has anything to lose', async () => {
  const { router, asked, guardLeaving } = page()
  const stop = guardLeaving(() => false, 'Leave the form?')
  await router.navigate('/away')
  expect(router.state.location.pathname).toBe('/away')
  expect(asked).toEqual([])
  expect(asksBeforeClosing()).toBe(false)
  stop()
})

test('who does not want to leave stays, and may go later', async () => {
  const { router, asked, guardLeaving } = page()
  const stop = guardLeaving(() => true, 'Leave the form?')
  await router.navigate('/away')
  await router.navigate('/elsewhere')
  expect(asked).toEqual(['Leave the form?', 'Leave the form?'])
  expect(router.state).toMatchObject({ location: { pathname: '/' }, navigation: { state: 'idle' } })
  stop()
  await router.navigate('/away')
  expect(router.state.location.pathname).toBe('/away')
})

test('who wants to leave leaves', async () => {
  const { router, asked, guardLeaving } = page(true)
  const stop = guardLeaving(() => true, 'Leave the form?')
  await router.navigate('/away')
  expect(asked).toEqual(['Leave the form?'])
  expect(router.state.location.pathname).toBe('/away')
  stop()
})

test('of several, the first that has something to lose asks', async () => {
  const { router, asked, guardLeaving } = page()
  let isTyping = false
  const stops = [
    guardLeaving(() => isTyping, 'Leave the form?'),
    guardLeaving(() => true, 'Leave the payment?'),
  ]
  await router.navigate('/away')
  isTyping = true
  await router.navigate('/away')
  expect(asked).toEqual(['Leave the payment?', 'Leave the form?'])
  for (const stop of stops) stop()
})

test('closing the tab asks too, and nothing is left of it when the last guard is taken back', () => {
  const { router, guardLeaving } = page()
  const [one, two] = [guardLeaving(() => true, 'One?'), guardLeaving(() => true, 'Two?')]
  one()
  expect(asksBeforeClosing()).toBe(true)
  two()
  expect(asksBeforeClosing()).toBe(false)
  expect(router.state.blockers.size).toBe(0)
})
