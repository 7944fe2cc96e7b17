import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { route } from './fixture-bundle.ts'
import { pathProblem, refuseRoutes } from './route-limits.ts'

test.each([
  '/',
  '/*',
  '/articles',
  '/Articles/all_of.them~1-2',
  '/articles/:id/:photo-id?',
  '/:lang?/about/us?/*',
])('%s can be a path', (path) => expect(pathProblem(path)).toBeUndefined())

test.each([
  ['articles', 'does not begin with a slash'],
  ['', 'does not begin with a slash'],
  ['/articles/', "has the segment ''"],
  ['//articles', "has the segment ''"],
  ['/logi?n', "has the segment 'logi?n'"],
  ['/?', "has the segment '?'"],
  ['/a*', "has the segment 'a*'"],
  ['/*/a', "has the segment '*'"],
  ['/:name.json', "has the segment ':name.json'"],
  ['/%6Cogin', "has the segment '%6Cogin'"],
  ['/a|b', "has the segment 'a|b'"],
  ['/../login', "has the segment '..'"],
  ['/a\u001B[2J', 'has the segment'],
  ['/a\u202E', 'has the segment'],
  [`/${'a'.repeat(200)}`, 'is longer than 200 characters'],
  ['/a?/b?/c?/d?', 'has more than 3 optional segments'],
])('%j cannot be a path', (path, problem) => expect(pathProblem(path)).toContain(problem))

test('the router takes a ? inside a segment for a pattern, which the gate could not compare', () => {
  expect(matchPath('/logi?n', '/login')).not.toBeNull()
  expect(() => refuseRoutes('news 1', [route({ path: '/logi?n' })])).toThrow(
    "news 1 has the path '/logi?n' for its route 'home', which has the segment 'logi?n'",
  )
})

test('refuses more routes than the router can try on each page', () => {
  const routes = Array.from({ length: 201 }, (_, i) => route({ name: `r${i}`, path: `/${i}` }))
  expect(() => refuseRoutes('news 1', routes)).toThrow('has 201 routes; the limit is 200')
  expect(() => refuseRoutes('news 1', routes.slice(1))).not.toThrow()
})
