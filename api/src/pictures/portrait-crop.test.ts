import { expect, test } from 'vitest'
import { portraitCrop } from './portrait-crop.ts'

test.each([
  [720, 900, { left: 0, top: 0, width: 720, height: 900 }],
  [1000, 1000, { left: 100, top: 0, width: 800, height: 1000 }],
  [1200, 800, { left: 280, top: 0, width: 640, height: 800 }],
  [800, 1400, { left: 0, top: 100, width: 800, height: 1000 }],
  [200, 12_000, { left: 0, top: 2_937, width: 200, height: 250 }],
  [12_000, 200, { left: 5_920, top: 0, width: 160, height: 200 }],
])('crops %i × %i to 4:5', (width, height, region) => {
  expect(portraitCrop({ width, height })).toEqual(region)
})

test('the crop is never outside the picture, and never empty', () => {
  for (let width = 1; width < 60; width += 1) {
    for (let height = 1; height < 60; height += 1) {
      const { left, top, ...part } = portraitCrop({ width, height })
      expect(Math.min(left, top, part.width - 1, part.height - 1)).toBeGreaterThanOrEqual(0)
      expect(left + part.width).toBeLessThanOrEqual(width)
      expect(top + part.height).toBeLessThanOrEqual(height)
    }
  }
})
