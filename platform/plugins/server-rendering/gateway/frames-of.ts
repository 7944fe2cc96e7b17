const MAX_FRAMES = 8
const POSITION = /([^\s()]+):(\d{1,7}:\d{1,7})\)?$/

/** The frames of a stack that are in these scripts, without the text of the error and the names of functions. */
export function framesOf(stack: string, scripts: readonly string[]): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, script = '', position = ''] = POSITION.exec(line) ?? []
      return scripts.includes(script) ? [`${script}:${position}`] : []
    })
    .slice(0, MAX_FRAMES)
}
