import { classNames } from '../class-names/class-names.ts'
import classes from './drawn-input.module.css'

/**
 * React Aria clips the input of a drawn control to one pixel, by a `style` attribute. With `button` on the
 * element that begins with that input, it lies unseen over all of `area` (the same element, or one around it)
 * instead: who feels for it with a finger and a screen reader finds it where it is drawn, and a
 * server-rendered page, where the attribute is refused, looks the same.
 */
export const drawnInput = { area: classNames(classes.area), button: classNames(classes.button) }
