import { bodyTypes, eyeColours, hairColours } from 'contracts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { randomOf } from '../random.ts'
import { drawPortrait, portraitSvg } from './draw-portrait.ts'
import { ageLines } from './head/age-lines.ts'
import { expressionOf, faceOf } from './head/face.ts'
import { PORTRAIT } from './portrait-size.ts'
import type { Sitter } from './sitter.ts'

const sitter = (about: Partial<Sitter> = {}): Sitter => ({
  memberId: 'an-id',
  gender: 'female',
  hairColour: 'brown',
  eyeColour: 'blue',
  bodyType: 'normal',
  age: 30,
  ...about,
})
const many = (about: Partial<Sitter> = {}, count = 300) =>
  Array.from({ length: count }, (_, index) => faceOf(sitter({ memberId: String(index), ...about })))

test('a portrait is 640 by 800 and the same on every machine; another number shows the same face differently', async () => {
  const picture = await drawPortrait(sitter())
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...PORTRAIT })
  expect(portraitSvg(sitter())).toBe(portraitSvg(sitter()))
  expect(portraitSvg(sitter(), 1)).not.toBe(portraitSvg(sitter()))
  expect(portraitSvg(sitter({ memberId: 'other' }))).not.toBe(portraitSvg(sitter()))
})

test('every combination of profile values can be drawn completely, in each pose', async () => {
  let drawn = 0
  for (const hairColour of [...hairColours, null]) {
    for (const eyeColour of [...eyeColours, null]) {
      for (const gender of ['male', 'female'] as const) {
        const bodyType = [...bodyTypes, null][(drawn += 1) % 4] ?? null
        const memberId = `${gender} ${hairColour} ${eyeColour}`
        const about = sitter({ gender, hairColour, eyeColour, bodyType, memberId, age: 18 + (drawn % 58) })
        for (const number of [0, 1, 2]) {
          const svg = portraitSvg(about, number)
          expect(svg).not.toMatch(/undefined|NaN|null|false/)
          expect(svg).toContain(faceOf(about).skin)
        }
      }
    }
  }
  // Opaque to the edge: the scene fills the background.
  const corner = { left: 0, top: 0, width: 40, height: 40 }
  const { channels } = await sharp(await drawPortrait(sitter()))
    .extract(corner)
    .stats()
  expect(channels).toHaveLength(3)
})

test('a gallery shows the same head three times: close up, from the chest up, and doing something', () => {
  const scales = (memberId: string) =>
    [0, 1, 2].map((number) => {
      const [, scale] = /scale\((0\.\d+|1\.\d+)\)/.exec(portraitSvg(sitter({ memberId }), number)) ?? []
      return Math.round(Number(scale) * 5) / 5
    })
  for (let index = 0; index < 50; index += 1)
    expect(scales(String(index)).toSorted((a, b) => a - b)).toEqual([0.6, 0.8, 1])
})

test('faces differ by more than a hundred looks, at every age', () => {
  for (const gender of ['male', 'female'] as const) {
    for (const age of [22, 40, 68]) {
      const faces = hairColours.flatMap((hairColour) => many({ gender, age, hairColour, eyeColour: 'brown' }))
      expect(new Set(faces.map(({ look }) => look)).size).toBeGreaterThan(100)
    }
  }
})

test('a face matches the profile: gender, age, build, and the colours of hair and eyes', () => {
  const women = many()
  const men = many({ gender: 'male', age: 60 })
  expect(women.filter(({ beard }) => beard)).toEqual([])
  expect(men.filter(({ beard }) => beard).length).toBeGreaterThan(60)
  const cuts = (faces: typeof men) => new Set(faces.filter(({ cover }) => !cover).map(({ hair }) => hair))
  expect(
    cuts(many({ gender: 'male', hairColour: 'blond' })).isDisjointFrom(
      cuts(many({ hairColour: 'blond', age: 30 })),
    ),
  ).toBe(true)
  const shades = (hairColour: Sitter['hairColour']) =>
    new Set(many({ hairColour }).map((face) => face.hairColour))
  expect(shades('blond').isDisjointFrom(shades('black'))).toBe(true)
  expect(new Set(women.map(({ eyes }) => eyes.colour)).size).toBe(1)
  expect(many({ hairColour: 'bald' }).every(({ tone }) => tone === 'bald')).toBe(true)
  const width = (bodyType: Sitter['bodyType']) => Math.max(...many({ bodyType }).map((face) => face.width))
  expect(width('slim')).toBeLessThan(width('normal'))
  expect(width('normal')).toBeLessThan(width('fat'))
})

test('everybody looks friendly, with many expressions', () => {
  const mouths = many().map((face, index) => expressionOf(face, randomOf(String(index))).mouth)
  expect(new Set(mouths)).toEqual(new Set(['smile', 'half', 'lips', 'teeth', 'laugh']))
})

test('a face shows its age: none of its lines before the middle forties, and more of them later', () => {
  const lines = (age: number, about = {}) =>
    ageLines({ age, hasGlasses: false, hasBeard: false, ...about }).split('M').length - 1
  expect([25, 43].map((age) => lines(age))).toEqual([0, 0])
  expect([45, 52, 58, 64, 70].map((age) => lines(age))).toEqual([1, 3, 5, 6, 7])
  expect(lines(70, { hasGlasses: true, hasBeard: true })).toBe(0)
})
