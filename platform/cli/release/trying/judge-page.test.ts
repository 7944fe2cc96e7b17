import { expect, test } from 'vitest'
import { judgePage } from './judge-page.ts'
import type { PageLook } from './page-look.ts'

const AT = { version: '2', path: '/prices' }
const look = (parts: Partial<PageLook> = {}): PageLook => ({
  status: 200,
  path: '/prices',
  errors: [],
  version: '2',
  lines: ['h1', '"Prices"'],
  shift: 0,
  ...parts,
})
const live = look({ version: '1' })
const judge = (candidate: Partial<PageLook>, first = live, second = first) =>
  judgePage(look(candidate), [first, second], AT)

test('a page that is the same has no problem and no difference', () => {
  expect(judge({})).toEqual({ problems: [], removed: [], added: [], shift: [0, 0] })
})

test('says what differs, which is no problem', () => {
  expect(judge({ lines: ['h1', '"Our prices"', 'p'] })).toMatchObject({
    problems: [],
    removed: ['"Prices"'],
    added: ['"Our prices"', 'p'],
  })
})

test('a line that differs between two visits of the live page counts for nothing', () => {
  const morning = look({ version: '1', lines: ['h1', '"Good morning"'] })
  const evening = look({ version: '1', lines: ['h1', '"Good evening"'] })
  expect(judge({ lines: ['h1', '"Good evening"'] }, morning, evening)).toMatchObject({
    removed: [],
    added: [],
  })
})

test('a repeated line counts as often as it is there', () => {
  const list = look({ version: '1', lines: ['li', 'li'] })
  expect(judge({ lines: ['li'] }, list)).toMatchObject({ removed: ['li'], added: [] })
})

test('errors are problems, unless the live page has them too', () => {
  expect(judge({ errors: ['a crash: TypeError: no list'] }).problems).toEqual([
    'It throws. a crash: TypeError: no list',
  ])
  expect(judge({ errors: ['x'] }, look({ version: '1', errors: ['x'] })).problems).toEqual([])
})

test('a page that does not run the candidate is a problem', () => {
  expect(judge({ version: '1' }).problems).toEqual(['The page falls back to 1, and does not run 2.'])
  expect(judge({ version: undefined, lines: [] }).problems).toEqual(['It draws nothing at /prices.'])
  expect(judge({ status: 500 }).problems).toEqual(['The server answers 500, and 200 with the live version.'])
})

test('a page that shifts more than the live one is a problem', () => {
  expect(judge({ shift: 0.2 }).problems).toEqual(['Its layout shifts by 0.2, that of the live version by 0.'])
  expect(judge({ shift: 0.2 }, look({ version: '1', shift: 0.195 })).problems).toEqual([])
})

test('a page that leads elsewhere with both versions is not compared', () => {
  const elsewhere = { path: '/login', version: undefined, lines: [] }
  expect(judge(elsewhere, look(elsewhere))).toMatchObject({
    problems: [],
    skipped: 'it leads to /login for this visitor',
  })
  expect(judge(elsewhere).problems).toEqual(['It draws nothing at /login.'])
  const nothing = { version: undefined, lines: [] }
  expect(judge(nothing, look(nothing))).toMatchObject({
    skipped: 'neither version draws it for this visitor',
  })
  expect(judge(nothing, look({ ...nothing, status: 404 })).problems).toEqual(['It draws nothing at /prices.'])
})

test('a page that is new is judged by itself', () => {
  expect(judge({}, look({ version: undefined, status: 404, lines: [] }))).toEqual({
    problems: [],
    removed: [],
    added: [],
    shift: [0, 0],
  })
})
