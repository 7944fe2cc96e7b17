import { expect, test } from 'vitest'
import { inAmerican, readsAmerican } from './american-english.ts'

test.each([
  ['Hair colour', 'Hair color'],
  ['Grey', 'Gray'],
  ['The lift stops, like in a film.', 'The elevator stops, like in a movie.'],
  ['Lifting a {{colour}} film', 'Lifting a {{colour}} movie'],
  ['It isn’t private any more.', 'It isn’t private anymore.'],
  ['Any more questions?', 'Any more questions?'],
])('an American reads “%s” as “%s”', (british, american) => {
  expect(inAmerican(british)).toBe(american)
})

test.each([
  [['en-US', 'en'], 'DE', true],
  [['de-DE', 'en-US'], 'DE', true],
  [['en'], 'US', true],
  [['es-US'], 'US', true],
  [['en-GB', 'en-US'], 'US', false],
  [['en-CA'], 'US', false],
  [['en'], 'GB', false],
  [[], null, false],
])('for %j in %s, American English is %s', (languages, country, expected) => {
  expect(readsAmerican(languages, country)).toBe(expected)
})
