import { expect, test } from 'vitest'
import { findRisks } from './find-risks.ts'

test.each([
  'Call me: +31 6 12345678',
  'Mijn nummer is 06-12 34 56 78',
  'whatsapp 0049 (0)171/1234567',
  '0６１２３４５６７８',
  '06\u200B12345678',
])('§6: a phone number raises the hint: %s', (text) => {
  expect(findRisks(text)).toEqual(['phone'])
})

test.each([
  'See https://example.org',
  'my page: www.example.org/me',
  'find me on t.me or bit.ly/abc',
  'Sieh dir meinedomain.de an',
])('§6: a link raises the hint: %s', (text) => {
  expect(findRisks(text)).toEqual(['link'])
})

test.each([
  'Could you send me some money?',
  'Only a Steam gift card',
  'I invest in Bitcoin',
  'Kun je me geld lenen',
  'Kannst du mir Geld überweisen?',
  'Peux-tu m’envoyer un peu d’argent',
  'mándame algo de dinero',
  'mi presti, prestami dei soldi',
  'pożycz mi pieniędzy',
  'kan du skicka lite pengar',
  'voisitko lähettää, lainaa vähän rahaa',
  'NL91 ABNA 0417 1643 00',
])('§6: a request for money raises the hint: %s', (text) => {
  expect(findRisks(text)).toEqual(['money'])
})

test.each([
  'Hi! How was your weekend?',
  'I was born on 12.03.1990 and moved in 2015',
  'From 2010-2014 I lived in Oslo.',
  'At 19:30, table for 2, it costs 1200 kr',
  'I love money heist, and e.g. hiking...nice',
  'Hello.Nice to meet you',
  'I work with money all day',
  '',
])('ordinary messages raise none: %s', (text) => {
  expect(findRisks(text)).toEqual([])
})

test('several risks are named together, and a long text takes no time', () => {
  expect(findRisks('Send me money: 0612345678, www.example.org')).toEqual(['phone', 'link', 'money'])
  const start = performance.now()
  findRisks('1 '.repeat(5_000) + 'send a '.repeat(2_000) + '('.repeat(5_000))
  expect(performance.now() - start).toBeLessThan(1_000)
})
