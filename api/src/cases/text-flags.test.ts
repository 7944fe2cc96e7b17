import { expect, test } from 'vitest'
import { flagsIn, severityOfFlags } from './text-flags.ts'

test.each([
  ['Write to ann.bell@example.com', ['contact-details', 'link']],
  ['ann (at) example', ['contact-details']],
  ['Ruf an: 0171 / 234 56 78', ['contact-details']],
  ['I’m @ann_bell elsewhere', ['contact-details']],
  ['Jestem na WhatsApp', ['contact-details']],
  ['siehe www.ann-bell.example', ['link']],
  ['more on annbell.com', ['link']],
  ['150 € la heure', ['payment']],
  ['Lähetä 200 euroa PayPal', ['payment']],
  ['looking for a sugar daddy', ['payment']],
  ['I’m 16 and new here', ['age']],
  ['Ich bin 15 Jahre alt', ['age']],
  ['Mam 17 lat', ['age']],
  ['Jag är 16 år', ['age']],
] as const)('%s', (text, flags) => {
  expect(flagsIn(text)).toEqual(flags)
})

test.each([
  'I like rain, old films and long walks. Mother of two, 38.',
  'Met z’n tweeën is leuker. Ik ben 1,75 lang en hou van koken.',
  'Ich bin 180 cm groß, 42, und tanze gern.',
  'J’ai 12 plantes et un chien. It is fun. At night I read.',
  'Joined in 2019, moved to Delft in 2021.',
  'Sono alta 170 e amo il mare.',
  'Every Sunday at 10 I swim. Coffee first.',
  'Tengo 41 años y dos gatos.',
])('nothing in “%s”', (text) => {
  expect(flagsIn(text)).toEqual([])
})

test('a child comes before money, and money before a phone number', () => {
  expect(
    [['age', 'payment'], ['payment', 'link'], ['link']].map((flags) => severityOfFlags(flags as never)),
  ).toEqual(['urgent', 'high', 'normal'])
})
