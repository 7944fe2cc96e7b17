import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('tasks run one after the other, in either direction, and their results keep their names', async () => {
  const runs: string[] = []
  const task = (name: string) => async () => {
    runs.push(`${name} begins`)
    await Promise.resolve()
    runs.push(`${name} ends`)
    return name.toUpperCase()
  }
  const tasks = { one: task('one'), two: task('two') }
  expect(await inTurn(tasks, false)).toEqual({ one: 'ONE', two: 'TWO' })
  expect(await inTurn(tasks, true)).toEqual({ one: 'ONE', two: 'TWO' })
  const [first, second] = ['one', 'two'].map((name) => [`${name} begins`, `${name} ends`])
  expect(runs).toEqual([first, second, second, first].flat())
})
