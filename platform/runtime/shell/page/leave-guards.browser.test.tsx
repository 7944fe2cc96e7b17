import { createMemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { navigationBlocker } from './blocker.ts'
import { leaveGuards } from './leave-guards.ts'

/** A router with one page, and a visitor who answers every question with `answer`. */
function page(answer = false) {
  const router = createMemoryRouter([{ path: '*', Component: () => null }])
  onTestFinished(() => router.dispose())
  const questions: string[] = []
  const guardLeaving = leaveGuards(
    navigationBlocker(() => router),
    (message) => {
      questions.push(message)
      return answer
    },
  )
  return { router, questions, guardLeaving }
}

/** Whether the browser would ask before it closes the tab. */
function asksBeforeClosing() {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('asks nothing while no guard is busy', async () => {
  const { router, questions, guardLeaving } = page()
  const stop = guardLeaving(() => false, 'Leave the form?')
  await router.navigate('/away')
  expect(router.state.location.pathname).toBe('/away')
  expect(questions).toEqual([])
  expect(asksBeforeClosing()).toBe(false)
  stop()
})

test('a visitor who declines stays on the page, and can leave later', async () => {
  const { router, questions, guardLeaving } = page()
  const stop = guardLeaving(() => true, 'Leave the form?')
  await router.navigate('/away')
  await router.navigate('/elsewhere')
  expect(questions).toEqual(['Leave the form?', 'Leave the form?'])
  expect(router.state).toMatchObject({ location: { pathname: '/' }, navigation: { state: 'idle' } })
  stop()
  await router.navigate('/away')
  expect(router.state.location.pathname).toBe('/away')
})

test('a visitor who confirms leaves the page', async () => {
  const { router, questions, guardLeaving } = page(true)
  const stop = guardLeaving(() => true, 'Leave the form?')
  await router.navigate('/away')
  expect(questions).toEqual(['Leave the form?'])
  expect(router.state.location.pathname).toBe('/away')
  stop()
})

test('the first busy guard of several asks', async () => {
  const { router, questions, guardLeaving } = page()
  let isTyping = false
  const stops = [
    guardLeaving(() => isTyping, 'Leave the form?'),
    guardLeaving(() => true, 'Leave the payment?'),
  ]
  await router.navigate('/away')
  isTyping = true
  await router.navigate('/away')
  expect(questions).toEqual(['Leave the payment?', 'Leave the form?'])
  for (const stop of stops) stop()
})

test('guards closing the tab too, until the last guard is removed', () => {
  const { router, guardLeaving } = page()
  const [one, two] = [guardLeaving(() => true, 'One?'), guardLeaving(() => true, 'Two?')]
  one()
  expect(asksBeforeClosing()).toBe(true)
  two()
  expect(asksBeforeClosing()).toBe(false)
  expect(router.state.blockers.size).toBe(0)
})
