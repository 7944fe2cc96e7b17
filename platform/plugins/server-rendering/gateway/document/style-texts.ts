import { verifiedTexts } from '../../../../gateway/bundles/verified-texts.ts'
import type { PageFile } from '../../../../gateway/page/files.ts'
import type { Storage } from '../../../../registry/index.ts'

const MAX_STYLES = 300

/** The texts of stylesheets as they can stand in a page; undefined if one cannot. */
export type StyleTexts = (styles: readonly PageFile[]) => Promise<readonly string[] | undefined>

export function styleTexts(storage: Storage): StyleTexts {
  const read = verifiedTexts(storage, MAX_STYLES)
  return async (styles) => {
    const texts = await Promise.all(
      styles.map(async (style) => {
        const text = await read(style)
        return text === undefined ? undefined : inPage(text, style)
      }),
    )
    return texts.some((text) => text === undefined) ? undefined : (texts as string[])
  }
}

const COMMENT = /\/\*# sourceMappingURL=.*?\*\//g
/** Addresses relative to the stylesheet: neither a path from the root, nor absolute, nor part of an SVG. */
const RELATIVE = /url\((["']?)(?![a-z]+:|[/#"'])/gi

/** Undefined for a text that would end the style element. */
function inPage(text: string, { url }: PageFile): string | undefined {
  if (/<\/style/i.test(text)) return undefined
  const folder = url.slice(0, url.lastIndexOf('/') + 1)
  return text
    .replace(COMMENT, '')
    .replace(RELATIVE, (_, quote: string) => `url(${quote}${folder}`)
    .trim()
}
