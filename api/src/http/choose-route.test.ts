import { endpoint } from 'contracts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chooseRoute, groupRoutes } from './choose-route.ts'
import { route } from './route.ts'

const call = { method: 'POST', path: '/api/toy.php', answer: z.undefined() } as const
const asking = (name: string) =>
  route(
    endpoint({ ...call, query: z.object({ [name]: z.literal('1') }) }),
    { access: 'any' },
    () => undefined,
  )
const plain = () => route(endpoint(call), { access: 'any' }, () => undefined)

test('the route whose query fits is chosen, the plain one where none does', () => {
  const [push, repeat, other] = [asking('push'), asking('repeat'), plain()]
  const group = [other, push, repeat]
  expect(chooseRoute(group, { repeat: '1' })).toBe(repeat)
  expect(chooseRoute(group, { push: '1', more: 'x' })).toBe(push)
  expect(chooseRoute(group, { push: '2' })).toBe(other)
  expect(chooseRoute(group, {})).toBe(other)
})

test('where all ask for a query, the last says what is wrong with it', () => {
  const [push, repeat] = [asking('push'), asking('repeat')]
  expect(chooseRoute([push, repeat], {})).toBe(repeat)
})

test('routes are grouped by method and path; the same one twice is refused', () => {
  const get = route(endpoint({ ...call, method: 'GET' }), { access: 'any' }, () => undefined)
  expect(groupRoutes([plain(), get, asking('push')]).map(({ length }) => length)).toEqual([2, 1])
  expect(() => groupRoutes([plain(), plain()])).toThrow('POST /api/toy.php is registered twice.')
})
