import { eyeColours, hairColours } from 'contracts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ageLines } from './age-lines.ts'
import { drawPortrait, portraitSvg } from './draw-portrait.ts'
import { faceOf } from './face.ts'
import { PORTRAIT } from './portrait-size.ts'
import type { Sitter } from './sitter.ts'

const sitter = (about: Partial<Sitter> = {}): Sitter => ({
  memberId: 'an-id',
  gender: 'female',
  hairColour: 'brown',
  eyeColour: 'blue',
  age: 30,
  ...about,
})

test('a portrait is 720 by 900 and the same on every machine; another number shows the same face differently', async () => {
  const picture = await drawPortrait(sitter())
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...PORTRAIT })
  expect(portraitSvg(sitter())).toBe(portraitSvg(sitter()))
  expect(portraitSvg(sitter(), 1)).not.toBe(portraitSvg(sitter()))
  expect(portraitSvg(sitter({ memberId: 'other' }))).not.toBe(portraitSvg(sitter()))
})

test('every combination of profile values can be drawn completely', async () => {
  const corner = { left: 0, top: 0, width: 40, height: 40 }
  for (const hairColour of [...hairColours, null]) {
    for (const eyeColour of [...eyeColours, null]) {
      for (const gender of ['male', 'female'] as const) {
        const about = sitter({
          gender,
          hairColour,
          eyeColour,
          memberId: `${gender} ${hairColour} ${eyeColour}`,
        })
        const svg = portraitSvg(about)
        expect(svg).not.toContain('undefined')
        expect(svg).not.toContain('NaN')
        expect(svg).toContain(faceOf(about).skin)
      }
    }
  }
  // Opaque to the edge: the scene fills the background.
  const { channels } = await sharp(await drawPortrait(sitter()))
    .extract(corner)
    .stats()
  expect(channels).toHaveLength(3)
})

test('a face matches the profile: only men have beards, and hair and eyes have its colours', () => {
  const faces = Array.from({ length: 200 }, (_, index) => String(index))
  const women = faces.map((memberId) => faceOf(sitter({ memberId, hairColour: 'black' })).options)
  const men = faces.map((memberId) => faceOf(sitter({ memberId, gender: 'male', age: 60 })).options)
  expect(women.filter(({ beardProbability }) => beardProbability > 0)).toEqual([])
  expect(men.filter(({ beardProbability }) => beardProbability > 0).length).toBeGreaterThan(10)
  const blond = faces.map((memberId) => faceOf(sitter({ memberId, hairColour: 'blond' })).options)
  const both = new Set(women.map(({ hairColor }) => hairColor))
  expect(blond.filter(({ hairColor }) => both.has(hairColor))).toEqual([])
  expect(new Set(women.map(({ eyesColor }) => eyesColor)).size).toBe(1)
  const worn = (options: typeof men) => new Set(options.map(({ hairVariant }) => hairVariant))
  expect(worn(men).isDisjointFrom(worn(faces.map((memberId) => faceOf(sitter({ memberId })).options)))).toBe(
    true,
  )
  expect(faceOf(sitter({ gender: 'male', hairColour: 'bald' })).options.hairColor).toBe('#00000000')
})

test('a face shows its age: none of its lines before the middle forties, and more of them later', () => {
  const lines = (age: number, about = {}) =>
    ageLines({ age, hasGlasses: false, hasBeard: false, ...about }).split('M').length - 1
  expect([25, 43].map((age) => lines(age))).toEqual([0, 0])
  expect([45, 52, 58, 64, 70].map((age) => lines(age))).toEqual([1, 3, 5, 6, 7])
  expect(lines(70, { hasGlasses: true, hasBeard: true })).toBe(0)
  expect(portraitSvg(sitter({ age: 70 }))).toContain('stroke-opacity')
})
