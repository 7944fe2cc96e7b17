const MAX_FRAMES = 8
const POSITION = /([^\s()]+):(\d{1,7}:\d{1,7})\)?$/
const FUNCTION = /^\s*at (?:async )?(?:new )?([\w$.]{1,100}) .*\(/

/** The frames of a stack that are in these scripts, as `List (news/1.0.0-a/server.js:1:234)`, without the text of the error. */
export function framesOf(stack: string, scripts: readonly string[]): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, script = '', position = ''] = POSITION.exec(line) ?? []
      if (!scripts.includes(script)) return []
      const [, name] = FUNCTION.exec(line) ?? []
      const place = `${script}:${position}`
      return [name === undefined ? place : `${name} (${place})`]
    })
    .slice(0, MAX_FRAMES)
}
