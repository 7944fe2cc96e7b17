import type { Random } from '../random.ts'

/** Draws the background of a portrait, 720 by 900, in calm colours. */
type Scene = (random: Random) => string

const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" rx="${rx}"/>`
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const area = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

function sky(top: string, bottom: string): string {
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>
    <stop offset="1" stop-color="${bottom}"/></linearGradient>${box(0, 0, 720, 900, 'url(#sky)')}`
}

const hills: Scene = (random) => {
  const [top, low, far, near, sun] = random.pick([
    ['#f6d5b0', '#f4b183', '#c98a6b', '#8f6a5e', '#fff1d6'],
    ['#cfe3ea', '#eef1e4', '#9fb79a', '#6d8f73', '#fffbe8'],
    ['#d9d2ea', '#f5dcd6', '#a99bc0', '#7b7299', '#fff0e2'],
  ] as const)
  return (
    sky(top, low) +
    disc(random.int(90, 630), random.int(120, 260), random.int(50, 85), sun) +
    area('M0 560 C140 470 250 520 360 480 S610 420 720 500 V900 H0 Z', far) +
    area('M0 690 C160 600 330 680 460 630 S660 590 720 640 V900 H0 Z', near)
  )
}

const sea: Scene = (random) => {
  const [top, low, water, sand] = random.pick([
    ['#bfe0ea', '#f3efe0', '#5fa3ae', '#ecd7ae'],
    ['#f7cfa8', '#fbe7c8', '#7d9fb0', '#e3c79c'],
    ['#c8d4ee', '#f0e8ee', '#6f8fb8', '#e6d8bd'],
  ] as const)
  const waves = [500, 545, 600].map(
    (y) =>
      `<path d="M${random.int(-80, 60)} ${y} h${random.int(180, 420)}" stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"/>`,
  )
  return (
    sky(top, low) +
    box(0, 470, 720, 260, water) +
    waves.join('') +
    area('M0 690 C200 640 420 720 720 660 V900 H0 Z', sand)
  )
}

const mountains: Scene = (random) => {
  const [top, low, rock, wood] = random.pick([
    ['#b9d5e8', '#eef3f1', '#8fa3b5', '#5f7f72'],
    ['#f3cdb4', '#fae9d5', '#a58c9c', '#6f6a80'],
    ['#cfe6df', '#f6f3e0', '#94a89a', '#7d9a68'],
    ['#d5d0e8', '#f3e6ea', '#9d97b8', '#66798f'],
  ] as const)
  return (
    sky(top, low) +
    area('M-40 640 L170 300 L300 470 L450 220 L760 640 Z', rock) +
    area(
      'M170 300 L222 368 L184 402 L150 380 L124 374 Z M450 220 L522 318 L474 360 L430 322 L382 333 Z',
      '#f7f6f2',
    ) +
    area('M0 640 C180 570 320 650 720 560 V900 H0 Z', wood)
  )
}

const park: Scene = (random) => {
  const [top, low, leaf, lawn] = random.pick([
    ['#d8ebe4', '#f4f3df', '#83a877', '#b5c98f'],
    ['#f6e3c5', '#fbf1dd', '#d08f4f', '#c9b375'],
    ['#dfe9f2', '#f7eef0', '#d79bab', '#a8c39b'],
  ] as const)
  const trees = [60, 250, 500, 680].map((x) => {
    const [at, y, r] = [x + random.int(-40, 40), random.int(300, 400), random.int(90, 140)]
    return (
      box(at - 11, y, 22, 300, '#8b6a52', 8) +
      disc(at, y, r, leaf) +
      disc(at + r * 0.5, y + 50, r * 0.6, leaf)
    )
  })
  return sky(top, low) + trees.join('') + area('M0 620 C200 580 500 640 720 590 V900 H0 Z', lawn)
}

const city: Scene = (random) => {
  const [top, low, far, near, light] = random.pick([
    ['#f0c7b0', '#f8e4cf', '#b8919a', '#7d6b86', '#ffe2a3'],
    ['#c3d3e3', '#eceff0', '#a3b3c4', '#7389a0', '#f7efcf'],
    ['#d3e2d8', '#f4efdf', '#b3bfa8', '#86957f', '#fdf3d0'],
    ['#b9b5d6', '#e8d9e3', '#9990b5', '#675f88', '#fbd9a0'],
  ] as const)
  const blocks = (count: number, fill: string, from: number, isLit: boolean) =>
    Array.from({ length: count }, (_, index) => {
      const [width, height] = [720 / count, random.int(from, from + 190)]
      const x = index * width
      const panes = [...Array(6).keys()].map((pane) =>
        isLit && random.chance(0.6)
          ? box(x + 22 + (pane % 2) * 44, 924 - height + Math.floor(pane / 2) * 56, 20, 28, light, 3)
          : '',
      )
      return box(x, 900 - height, width + 1, height, fill) + panes.join('')
    }).join('')
  return sky(top, low) + blocks(7, far, 400, false) + blocks(5, near, 250, true)
}

const windowSeat: Scene = (random) => {
  const [wall, frame, glass, leaf] = random.pick([
    ['#e7d7c3', '#fbf7ef', '#bcd9e2', '#6f9070'],
    ['#cfdcd5', '#fbfaf5', '#f5dcb8', '#54786a'],
    ['#e8cfc8', '#fdf6f0', '#c9dcea', '#7a9a6a'],
  ] as const)
  const left = random.chance(0.5) ? 60 : 400
  const plant = left === 60 ? 590 : 120
  const leaves = [-60, -30, 0, 30, 60].map(
    (turn) =>
      `<ellipse cx="${plant}" cy="470" rx="26" ry="120" fill="${leaf}" transform="rotate(${turn} ${plant} 590)"/>`,
  )
  return (
    box(0, 0, 720, 900, wall) +
    box(left, 90, 260, 380, frame, 10) +
    box(left + 20, 110, 100, 340, glass) +
    box(left + 140, 110, 100, 340, glass) +
    leaves.join('') +
    area(`M${plant - 60} 580 h120 l-16 120 h-88 Z`, '#b9765a')
  )
}

const books: Scene = (random) => {
  const [wall, wood] = random.pick([
    ['#dcd3c4', '#9a7355'],
    ['#c9d2cf', '#8a6b58'],
    ['#e6d2c0', '#7f6250'],
    ['#cfc6d6', '#85707c'],
    ['#bfd0da', '#7d7468'],
  ] as const)
  const spines = ['#b9604a', '#d9a75a', '#6f8f8a', '#5f6f8f', '#a9808f', '#e8dcc4', '#7f8f62']
  const shelf = (y: number) => {
    let x = 30
    const row: string[] = []
    while (x < 670) {
      const [width, height] = [random.int(34, 66), random.int(110, 165)]
      if (random.chance(0.88)) row.push(box(x, y - height, width - 3, height, random.pick(spines), 3))
      x += width
    }
    return row.join('') + box(0, y, 720, 20, wood)
  }
  return box(0, 0, 720, 900, wall) + [200, 420, 640, 860].map(shelf).join('')
}

const cafe: Scene = (random) => {
  const [wall, arch, lamp] = random.pick([
    ['#d9b79b', '#c79d7e', '#f7e3b5'],
    ['#a9bdb4', '#90a89e', '#f5e6c3'],
    ['#c7b3c4', '#b19ab0', '#fae5cd'],
    ['#b5c4d6', '#9aadc3', '#f8e8c8'],
    ['#dcc89a', '#cbb381', '#fbeecb'],
  ] as const)
  const lamps = [130, 590].map((x) => {
    const y = random.int(120, 220)
    return `${box(x - 3, 0, 6, y, '#5b4a45')}${area(`M${x - 62} ${y + 60} Q${x} ${y - 60} ${x + 62} ${y + 60} Z`, '#5b4a45')}${disc(x, y + 62, 24, lamp)}`
  })
  return (
    box(0, 0, 720, 900, wall) + area('M120 900 V420 A240 240 0 0 1 600 420 V900 Z', arch) + lamps.join('')
  )
}

const studio: Scene = (random) => {
  const [back, glow] = random.pick([
    ['#e9b9a0', '#f4d3bf'],
    ['#a8c3c4', '#c6dad9'],
    ['#d8c18c', '#ead9b0'],
    ['#b9b0d0', '#d5cfe3'],
    ['#b4c7a2', '#cfdcc0'],
    ['#d9a5ab', '#eac5c8'],
  ] as const)
  return box(0, 0, 720, 900, back) + disc(360, 430, random.int(300, 340), glow)
}

const scenes = { hills, sea, mountains, park, city, windowSeat, books, cafe, studio }

export type Place = keyof typeof scenes

/** Most places, and the studio twice. */
const anywhere = [...Object.keys(scenes), 'studio'] as Place[]

/** Draws one of these places. */
export function scene(random: Random, places: readonly Place[] = anywhere): string {
  return scenes[random.pick(places)](random)
}
