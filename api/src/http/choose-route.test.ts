import { endpoint } from 'contracts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chooseRoute, groupRoutes } from './choose-route.ts'
import { route } from './route.ts'

const call = { method: 'POST', path: '/api/toy.php', answer: z.undefined() } as const
const withQuery = (name: string) =>
  route(
    endpoint({ ...call, query: z.object({ [name]: z.literal('1') }) }),
    { access: 'any' },
    () => undefined,
  )
const plain = () => route(endpoint(call), { access: 'any' }, () => undefined)

test('chooses the route whose query schema matches, or the plain one', () => {
  const [push, repeat, other] = [withQuery('push'), withQuery('repeat'), plain()]
  const group = [other, push, repeat]
  expect(chooseRoute(group, { repeat: '1' })).toBe(repeat)
  expect(chooseRoute(group, { push: '1', more: 'x' })).toBe(push)
  expect(chooseRoute(group, { push: '2' })).toBe(other)
  expect(chooseRoute(group, {})).toBe(other)
})

test('if every route needs a query and none matches, the last one reports the error', () => {
  const [push, repeat] = [withQuery('push'), withQuery('repeat')]
  expect(chooseRoute([push, repeat], {})).toBe(repeat)
})

test('groups routes by method and path, and refuses the same one twice', () => {
  const get = route(endpoint({ ...call, method: 'GET' }), { access: 'any' }, () => undefined)
  expect(groupRoutes([plain(), get, withQuery('push')]).map(({ length }) => length)).toEqual([2, 1])
  expect(() => groupRoutes([plain(), plain()])).toThrow('POST /api/toy.php is registered twice.')
})
