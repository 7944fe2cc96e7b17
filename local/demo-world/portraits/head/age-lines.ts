import { INK } from '../paint.ts'

interface Lined {
  readonly age: number
  readonly hasGlasses: boolean
  readonly hasBeard: boolean
}

/** From the nose to the corner of the mouth; beside the eye; below the eyes. */
const FOLD = 'M540 566 Q478 586 446 640'
const BESIDE = 'M386 452 L354 440 M388 472 L356 476'
const FURTHER = 'M386 490 L362 504'
const BELOW = 'M424 506 Q466 528 514 508 M628 504 Q652 520 682 505'
/** Beside the mouth, on the cheek. */
const CHEEK = 'M424 560 Q404 602 418 648'

/** Draws the lines that come with age over a face, in the units of the style's heads. */
export function ageLines({ age, hasGlasses, hasBeard }: Lined): string {
  const lines = [
    age >= 44 && !hasBeard && FOLD,
    age >= 50 && !hasGlasses && BESIDE,
    age >= 56 && !hasGlasses && BELOW,
    age >= 62 && !hasGlasses && FURTHER,
    age >= 66 && !hasBeard && CHEEK,
  ].filter((line) => line !== false)
  if (lines.length === 0) return ''
  const opacity = Math.min(0.42, 0.2 + (age - 44) / 100)
  return `<path d="${lines.join(' ')}" stroke="${INK}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="6" stroke-linecap="round"/>`
}
