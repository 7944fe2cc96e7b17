import { locales, plainText } from 'contracts'
import { expect, test } from 'vitest'
import { readPools } from '../demo-world/pools.ts'
import { replyTo } from './reply-lines.ts'

const pools = readPools()
const { replies } = pools.en
const writer = { replies, interests: ['sex', 'hiking'], city: 'Utrecht' } as const

function reply(
  text: string,
  more: Partial<Parameters<typeof replyTo>[1]> = {},
  by: Parameters<typeof replyTo>[0] = writer,
) {
  return replyTo(by, { kind: 'text', text, said: 0, known: [], seed: text, ...more })
}

test.each(['Hi!', 'hello, how are you?', 'Hej', 'Cześć 🙂', 'Buenas'])('“%s” is greeted', (text) => {
  expect(replies.greetings).toContain(reply(text))
})

test('a question gets an answer, anything else a reaction, a photo or a gift thanks', () => {
  expect(replies.answers).toContain(reply('Which song do you have on repeat?'))
  expect(replies.answers).toContain(reply('Hello! Which song have you had on repeat for the whole week?'))
  expect(replies.reactions).toContain(reply('I was at the sea today.'))
  expect(replies.reactions).toContain(reply('Hi again', { said: 2 }))
  expect(replies.thanks).toContain(reply('', { kind: 'photo' }))
  expect(replies.thanks).toContain(reply('For you', { kind: 'gift', said: 1 }))
})

test('every other time they tell something of theirs: an interest or their city', () => {
  const own = [replies.interests.hiking, ...replies.homes.map((line) => line.replace('{{city}}', 'Utrecht'))]
  expect(own).toContain(reply('I was at the sea today.', { said: 1 }))
  expect(own).toContain(reply('I was at the sea today.', { said: 3 }))
  const both = reply('And you?', { said: 1 })
  expect(replies.answers.some((line) => both.startsWith(line))).toBe(true)
  expect(own.some((line) => line && both.endsWith(line))).toBe(true)
  const nobody = { replies, interests: [], city: null }
  expect(replies.reactions).toContain(reply('I was at the sea today.', { said: 1 }, nobody))
  expect(replies.answers).toContain(reply('And you?', { said: 1 }, nobody))
})

test('the fifth message ends it', () => {
  expect(replies.endings).toContain(reply('And you?', { said: 4 }))
})

test('no line comes twice while there are others', () => {
  const known: string[] = []
  while (known.length < replies.greetings.length) known.push(reply('Hi', { known }))
  expect(new Set(known)).toEqual(new Set(replies.greetings))
  expect(replies.greetings).toContain(reply('Hi', { known }))
})

test.each(locales)('%s has the lines of English, each once, fit to be sent', (locale) => {
  const { interests, ...lists } = pools[locale].replies
  const shape = ({ interests: own, ...others }: typeof replies) => [
    Object.keys(own),
    ...Object.values(others).map((lines) => lines.length),
  ]
  expect(shape(pools[locale].replies)).toEqual(shape(replies))
  const lines = [...Object.values(interests), ...Object.values(lists).flat()]
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.filter((line) => plainText(line) !== line || line.length > 200)).toEqual([])
  expect(lists.homes.every((line) => line.includes('{{city}}'))).toBe(true)
})
