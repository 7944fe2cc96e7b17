import { expect, test } from 'vitest'
import { extra } from './extra.ts'

test('finds a key that English lacks, but leaves plural forms alone', () => {
  const english = new Map([
    ['title', 'Fruit'],
    ['apples_one', 'apple'],
    ['apples_other', 'apples'],
  ])
  const words = new Map([
    ['title', 'Owoce'],
    ['heading', 'Owoce'],
    ['apples_few', 'jabłka'],
    ['pears_few', 'gruszki'],
  ])
  expect(extra(english, words).map(({ key }) => key)).toEqual(['heading', 'pears_few'])
})
