import { holdInput } from './hold-input.ts'

/** The script of a page from the server that holds input until the page's code has arrived. */
export const HOLD_SCRIPT = `(${holdInput.toString()})()`
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/\s*\n\s*/g, '\n')
  .replace(/ {2,}/g, ' ')

/** Shows that something was pressed whose code has yet to arrive. */
export const HELD_STYLE = [
  '[data-held]{cursor:progress;opacity:.6}',
  '@media (prefers-reduced-motion:no-preference){[data-held]{animation:platform-held .8s ease-in-out infinite alternate}}',
  '@keyframes platform-held{from{opacity:.8}to{opacity:.45}}',
].join('')
