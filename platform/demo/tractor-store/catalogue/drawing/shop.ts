import { mix } from './color.ts'

/** A barn with an open gate, 400 by 300. */
export function drawShop(color: string): string {
  const dark = mix(color, '#20262b', 0.35)
  const planks = Array.from({ length: 9 }, (_, index) => `M${106 + index * 24} 142V250`)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">' +
    `<rect width="400" height="300" fill="${mix(color, '#fbf8f1', 0.82)}"/>` +
    `<path d="M0 220C110 180 250 230 400 190V300H0Z" fill="${mix(color, '#f1ebdd', 0.6)}"/>` +
    `<path d="M88 250V130L146 76H254L312 130V250Z" fill="${color}"/>` +
    `<path d="${planks.join('')}" stroke="${dark}" stroke-width="2" opacity=".5"/>` +
    `<path d="M72 138L142 66H258L328 138" fill="none" stroke="${dark}" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"/>` +
    '<rect x="154" y="160" width="92" height="90" fill="#20262b"/>' +
    '<path d="M154 160L110 166V250H154M246 160L290 166V250H246" fill="#fbf3df" opacity=".9"/>' +
    '<circle cx="200" cy="116" r="17" fill="#fbf3df"/>' +
    `<rect y="250" width="400" height="50" fill="${mix(color, '#8d8064', 0.7)}"/></svg>`
  )
}
