import { classNames } from '../class-names/class-names.ts'
import classes from './drawn-input.module.css'

/**
 * React Aria clips the input of a drawn control to one pixel by a `style` attribute. With `button` on the element
 * whose first child is that input, it covers all of `area` (the same element or an ancestor) invisibly instead:
 * touch exploration with a screen reader finds it where it is drawn, and server-rendered markup, where the CSP
 * refuses the attribute, looks the same.
 */
export const drawnInput = { area: classNames(classes.area), button: classNames(classes.button) }
