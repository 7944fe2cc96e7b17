/** Milliseconds of drawing in one task. */
const BUDGET = 8

const waiting = new Set<() => void>()
let spent = 0
let isRoundComing = false

/**
 * Draws at once, unless the others in this task have used up its time: then in a later one. A page can have dozens of
 * pictures, which would block a slow phone. Returns a function that cancels what hasn't been drawn.
 */
export function drawInTime(draw: () => void): () => void {
  if (waiting.size === 0 && spent < BUDGET) run(draw)
  else waiting.add(draw)
  comeAgain()
  return () => void waiting.delete(draw)
}

function run(draw: () => void) {
  const began = performance.now()
  draw()
  spent += performance.now() - began
}

function comeAgain() {
  if (isRoundComing) return
  isRoundComing = true
  setTimeout(drawWaiting)
}

function drawWaiting() {
  isRoundComing = false
  spent = 0
  for (const draw of waiting) {
    if (spent >= BUDGET) return comeAgain()
    waiting.delete(draw)
    run(draw)
  }
}
