import type { Model } from '../tractors/tractor.ts'
import { mix } from './color.ts'

const INK = '#20262b'
const TYRE = '#2b3036'
const GROUND = 262

/** A tractor in front of a hill, 400 by 300. */
export function drawTractor(model: Model, color: string): string {
  const sky = mix(color, '#fbf8f1', 0.82)
  const hill = mix(color, '#f1ebdd', 0.62)
  return svg(
    400,
    300,
    `<rect width="400" height="300" fill="${sky}"/>` +
      `<path d="M0 214C90 172 190 236 400 168V300H0Z" fill="${hill}"/>` +
      `<rect y="${GROUND}" width="400" height="${300 - GROUND}" fill="${mix(hill, INK, 0.16)}"/>` +
      tractor(model, color),
  )
}

/** A tractor in a wide landscape, 1000 by 620. */
export function drawTeaser(model: Model, color: string): string {
  const isNight = model.kind === 'robot'
  const sky = isNight ? ['#274052', '#e9a46b'] : ['#f6d8a0', '#fbf3df']
  const field = isNight ? '#3c5a49' : '#8fa25a'
  const rows = Array.from({ length: 11 }, (_, index) => {
    const x = -500 + index * 200
    return `<path d="M${x} 620L${430 + index * 16} 372H${436 + index * 16}L${x + 74} 620Z" fill="${mix(field, INK, 0.18)}"/>`
  })
  return svg(
    1000,
    620,
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>` +
      '<rect width="1000" height="620" fill="url(#sky)"/>' +
      `<circle cx="${isNight ? 790 : 240}" cy="${isNight ? 330 : 190}" r="74" fill="${isNight ? '#f7c98b' : '#f7b94c'}"/>` +
      `<path d="M0 372C170 260 330 350 520 300S860 250 1000 330V620H0Z" fill="${mix(field, sky[1] ?? '', 0.5)}"/>` +
      `<rect y="370" width="1000" height="250" fill="${field}"/>${rows.join('')}` +
      `<g transform="translate(330 108) scale(1.5)">${tractor(model, color)}</g>`,
  )
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}

function tractor(model: Model, color: string): string {
  const shadow = `<ellipse cx="208" cy="${GROUND + 2}" rx="176" ry="10" fill="${INK}" opacity=".22"/>`
  return (
    shadow +
    (model.kind === 'robot' || model.kind === 'crawler' ? driverless(model, color) : driven(model, color))
  )
}

function driven({ kind, rear, front, hood }: Model, color: string): string {
  const dark = mix(color, INK, 0.34)
  const light = mix(color, '#ffffff', 0.34)
  const axle = GROUND - rear
  const end = 196 + hood
  const top = axle - 58
  return [
    // Chassis and engine.
    `<rect x="118" y="${axle - 8}" width="${hood + 84}" height="30" rx="8" fill="${INK}"/>`,
    `<path d="M${end - 46} ${top + 4}v-54h9v54Z" fill="${INK}"/><rect x="${end - 51}" y="${top - 56}" width="19" height="9" rx="4" fill="${INK}"/>`,
    seat(kind, axle, color),
    `<path d="M176 ${top + 8}Q180 ${top} 190 ${top}H${end - 14}Q${end} ${top + 2} ${end + 3} ${top + 20}V${axle + 4}H172Z" fill="${color}"/>`,
    `<path d="M178 ${top + 12}Q182 ${top + 4} 192 ${top + 4}H${end - 14}Q${end - 4} ${top + 6} ${end - 1} ${top + 16}Z" fill="${light}" opacity=".75"/>`,
    ...[0, 1, 2, 3].map(
      (bar) =>
        `<rect x="${end - 62 + bar * 13}" y="${top + 27}" width="7" height="${axle - top - 34}" rx="3" fill="${dark}"/>`,
    ),
    `<circle cx="${end - 4}" cy="${top + 26}" r="9" fill="#fff3c4" stroke="${dark}" stroke-width="3"/>`,
    // The mudguard covers the upper part of the rear wheel.
    wheel(120, axle, rear, color),
    `<path d="M${120 - rear - 9} ${axle - 2}A${rear + 9} ${rear + 9} 0 0 1 ${120 + rear * 0.72} ${axle - rear * 0.72}L${120 + rear * 0.6} ${axle - rear * 0.58}A${rear - 6} ${rear - 6} 0 0 0 ${120 - rear + 6} ${axle - 2}Z" fill="${dark}"/>`,
    wheel(end - 22, GROUND - front, front, color),
  ].join('')
}

function seat(kind: Model['kind'], axle: number, color: string): string {
  const dark = mix(color, INK, 0.34)
  const wheel = `<path d="M176 ${axle - 54}L164 ${axle - 84}" stroke="${INK}" stroke-width="5"/><path d="M150 ${axle - 80}L178 ${axle - 90}" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`
  const chair = `<path d="M98 ${axle - 62}H142V${axle - 74}H108L104 ${axle - 104}H94Z" fill="${INK}"/>`
  if (kind === 'open') return chair + wheel
  const roof = `<rect x="78" y="${axle - 168}" width="112" height="14" rx="7" fill="${color}"/>`
  const posts = `<path d="M88 ${axle - 156}L84 ${axle - 60}M178 ${axle - 156}L180 ${axle - 50}" stroke="${INK}" stroke-width="6"/>`
  if (kind === 'roof') return chair + wheel + posts + roof
  const glass = `<path d="M92 ${axle - 156}H174L180 ${axle - 46}H84Z" fill="#cfe6ec" opacity=".85"/><path d="M104 ${axle - 150}L96 ${axle - 90}M118 ${axle - 150}L108 ${axle - 80}" stroke="#fff" stroke-width="5" opacity=".8"/>`
  return (
    chair +
    wheel +
    glass +
    posts +
    `<path d="M134 ${axle - 156}V${axle - 52}" stroke="${dark}" stroke-width="4"/>` +
    roof
  )
}

function driverless({ kind, rear, front, hood }: Model, color: string): string {
  const dark = mix(color, INK, 0.4)
  const light = mix(color, '#ffffff', 0.4)
  const left = 204 - hood
  const right = 204 + hood
  const floor = GROUND - rear * (kind === 'robot' ? 1.16 : 0.86)
  return [
    `<path d="M232 ${floor - 84}V${floor - 138}" stroke="${INK}" stroke-width="6"/><rect x="214" y="${floor - 152}" width="36" height="18" rx="9" fill="${INK}"/><circle cx="240" cy="${floor - 143}" r="4" fill="#7df0c5"/>`,
    `<path d="M${left + 26} ${floor + 8}L${left + 10} ${floor - 34}Q${left + 14} ${floor - 62} ${left + 60} ${floor - 72}L250 ${floor - 88}Q300 ${floor - 84} ${right - 4} ${floor - 30}L${right - 14} ${floor + 8}Z" fill="${color}"/>`,
    `<path d="M${left + 60} ${floor - 72}L250 ${floor - 88}Q292 ${floor - 84} ${right - 34} ${floor - 58}L${left + 24} ${floor - 46}Q${left + 34} ${floor - 66} ${left + 60} ${floor - 72}Z" fill="${light}" opacity=".7"/>`,
    `<path d="M262 ${floor - 74}Q300 ${floor - 66} ${right - 14} ${floor - 34}L${right - 50} ${floor - 32}L258 ${floor - 46}Z" fill="${INK}"/><path d="M282 ${floor - 58}L${right - 40} ${floor - 38}" stroke="#7df0c5" stroke-width="4" stroke-linecap="round"/>`,
    `<rect x="${left + 22}" y="${floor - 22}" width="${hood * 2 - 44}" height="9" rx="4.5" fill="${dark}"/>`,
    ...(kind === 'crawler'
      ? [
          track(left + 8, rear),
          ...[0, 1, 2, 3].map((at) => wheel(left + 52 + at * ((hood * 2 - 104) / 3), GROUND - 34, 24, color)),
        ]
      : [
          wheel(left + rear + 12, GROUND - rear, rear, color),
          wheel(right - front - 16, GROUND - front, front, color),
        ]),
  ].join('')

  function track(x: number, height: number) {
    return `<rect x="${x}" y="${GROUND - height * 1.5}" width="${hood * 2 - 16}" height="${height * 1.5}" rx="${height * 0.75}" fill="${TYRE}"/><rect x="${x + 4}" y="${GROUND - height * 1.5 + 4}" width="${hood * 2 - 24}" height="${height * 1.5 - 8}" rx="${height * 0.7}" fill="none" stroke="${INK}" stroke-width="8" stroke-dasharray="9 7"/>`
  }
}

function wheel(x: number, y: number, radius: number, color: string): string {
  const rim = radius * 0.54
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${TYRE}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius - 5}" fill="none" stroke="${INK}" stroke-width="9" stroke-dasharray="10 8"/>` +
    `<circle cx="${x}" cy="${y}" r="${rim}" fill="${mix(color, '#fff6dc', 0.72)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${rim * 0.62}" fill="none" stroke="${mix(color, INK, 0.3)}" stroke-width="4" stroke-dasharray="5 7"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.16}" fill="${INK}"/>`
  )
}
