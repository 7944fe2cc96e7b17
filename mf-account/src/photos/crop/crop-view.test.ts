import { expect, test } from 'vitest'
import { clampView, cropOf, dragView, INITIAL_VIEW, maxZoom, outputSize } from './crop-view.ts'

const wide = { width: 3_000, height: 2_000 }
const tall = { width: 1_000, height: 4_000 }
const exact = { width: 800, height: 1_000 }

test.each([
  ['the middle of a wide picture, at full height', wide, { x: 700, y: 0, width: 1_600, height: 2_000 }],
  ['the middle of a tall picture, at full width', tall, { x: 0, y: 1_375, width: 1_000, height: 1_250 }],
  ['all of a picture with the right proportions', exact, { x: 0, y: 0, width: 800, height: 1_000 }],
])('at first the frame shows %s', (_, picture, crop) => {
  expect(cropOf(picture, INITIAL_VIEW)).toEqual(crop)
})

test('zoom 2 shows half the width and height, around the same centre', () => {
  expect(cropOf(wide, { ...INITIAL_VIEW, zoom: 2 })).toEqual({ x: 1_100, y: 500, width: 800, height: 1_000 })
})

test.each([
  ['a small step moves the picture', { x: 0.25, y: 0 }, { x: 300, y: 0 }],
  ['right stops at its left edge', { x: 9, y: 0 }, { x: 0, y: 0 }],
  ['left stops at its right edge', { x: -9, y: 0 }, { x: 1_400, y: 0 }],
  ['vertically does nothing at full height', { x: 0, y: 9 }, { x: 700, y: 0 }],
])('dragging: %s', (_, by, { x, y }) => {
  const crop = cropOf(wide, dragView(wide, INITIAL_VIEW, by))
  expect(crop.x).toBeCloseTo(x)
  expect(crop.y).toBeCloseTo(y)
})

test.each([
  ['a large picture', wide, 4],
  ['a picture that would get too small', exact, 2.5],
  ['a picture that is already too small', { width: 240, height: 300 }, 1],
])('the maximum zoom of %s', (_, picture, most) => {
  expect(maxZoom(picture)).toBe(most)
  expect(clampView(picture, { ...INITIAL_VIEW, zoom: 99 }).zoom).toBe(most)
})

test('zooming out keeps the frame inside the picture', () => {
  const corner = dragView(wide, { ...INITIAL_VIEW, zoom: 4 }, { x: 99, y: 99 })
  expect(cropOf(wide, corner)).toMatchObject({ x: 0, y: 0 })
  const back = cropOf(wide, { ...corner, zoom: 1 })
  expect(back).toEqual({ x: 0, y: 0, width: 1_600, height: 2_000 })
})

test.each([
  [
    { width: 2_880, height: 3_600 },
    { width: 1_440, height: 1_800 },
  ],
  [
    { width: 800, height: 1_000 },
    { width: 800, height: 1_000 },
  ],
  [
    { width: 6_000, height: 2_000 },
    { width: 1_440, height: 480 },
  ],
])('a crop of %j is drawn at %j', (crop, made) => {
  expect(outputSize(crop, { width: 1_440, height: 1_800 })).toEqual(made)
})
