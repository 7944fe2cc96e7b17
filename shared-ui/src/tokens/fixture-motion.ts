import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** For tests: how an element moves. */
interface Motion {
  /** The longest of its animations or transitions, without what delays it. */
  readonly milliseconds: number
  /** The properties that change; others than transform and opacity would move what is around it. */
  readonly properties: readonly string[]
}

/** For tests in the browser: how this element, or its `::after`, moves on arriving and when its state changes. */
export function motionOf(element: Element, pseudo?: '::after'): Motion {
  const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(
    element,
    pseudo,
  )
  const durations = [animationName === 'none' ? '' : animationDuration, transitionDuration]
  const seconds = durations.flatMap((list) => list.split(',')).map((part) => Number.parseFloat(part) || 0)
  // With reduced motion, the reset leaves a hundredth of a millisecond.
  const isTransitioned = Number.parseFloat(transitionDuration) > 0.001
  return {
    milliseconds: Math.round(Math.max(...seconds) * 1_000),
    properties: [
      ...new Set([
        ...(isTransitioned ? transitionProperty.split(', ') : []),
        ...[...document.styleSheets].flatMap((sheet) => changedBy(animationName, sheet.cssRules)),
      ]),
    ].toSorted(),
  }
}

/** The properties in the keyframes of this name. */
function changedBy(name: string, rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSKeyframesRule && rule.name === name)
      return [...rule.cssRules].flatMap((frame) => [...(frame as CSSKeyframeRule).style])
    return rule instanceof CSSGroupingRule ? changedBy(name, rule.cssRules) : []
  })
}

/** For tests in the browser: until the test ends, the system asks for less motion. */
export async function reduceMotion() {
  const set = async (value: string) => {
    const features = [{ name: 'prefers-reduced-motion', value }]
    await cdp().send('Emulation.setEmulatedMedia', { features })
  }
  await set('reduce')
  onTestFinished(() => set(''))
}
