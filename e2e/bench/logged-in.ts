import { registerHooks } from 'node:module'
import { MEMBER } from '../fixtures/member.ts'

const MAIN = '/api/src/main.ts'
const NOBODY = 'siteView(() => null)'
const SOMEBODY = `siteView(() => (${JSON.stringify(MEMBER)}))`

/**
 * Loaded before the server's process, makes everyone who visits it a member: pages for members are measured as the
 * server gives them to members, while there is no way yet to log in.
 */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith(MAIN)) return loaded
    const source = textOf(loaded.source)
    if (!source.includes(NOBODY)) throw new Error(`${MAIN} no longer says '${NOBODY}': log in for real now.`)
    return { ...loaded, source: source.replace(NOBODY, SOMEBODY) }
  },
})

function textOf(source: string | ArrayBuffer | NodeJS.TypedArray | null | undefined): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined)
}
