import type { Assets, ResolvedRemote } from '../../../protocol/index.ts'
import { TookTooLong } from './with-retry.ts'

const STYLE_TIMEOUT = 8_000

/**
 * Resolves once the stylesheets of a page or widget have arrived, and rejects if one is lost. To be called after the code
 * has loaded: the bundler takes a stylesheet for loaded if the document has its tag, but one from the HTML may still be
 * loading. A stylesheet without a tag was lost before; it is requested again.
 */
export async function loadStyles({ base, integrity }: ResolvedRemote, assets: Assets | undefined) {
  await Promise.all(
    (assets?.css ?? []).map((file) => {
      const { href } = new URL(base + file, location.href)
      return arrival(existingLink(href) ?? newLink(href, integrity[file]))
    }),
  )
}

/** Ignores the query, which hot reload changes. */
function existingLink(href: string): HTMLLinkElement | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  return [...links].find((link) => link.href.split('?', 1)[0] === href)
}

function newLink(href: string, integrity: string | undefined): HTMLLinkElement {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href, ...(integrity && { integrity }) })
  document.head.append(link)
  return link
}

/**
 * The script in the HTML marks what has loaded. A lost stylesheet, too, has a sheet until its event arrives, but an empty
 * one; and while it loads, or if it is lost on another host, browsers may refuse to show its rules.
 */
function hasArrived({ dataset, sheet }: HTMLLinkElement): boolean {
  if (dataset['loaded'] !== undefined) return true
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

function arrival(link: HTMLLinkElement): Promise<void> {
  if (hasArrived(link)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const lose = (error: Error) => {
      clearTimeout(timer)
      link.remove()
      reject(error)
    }
    const timeOut = () => lose(new TookTooLong(`${link.href} did not load in time.`))
    const timer = setTimeout(timeOut, STYLE_TIMEOUT)
    link.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    link.addEventListener('error', ({ isTrusted }) => {
      // The script in the HTML sends an error of its own to a stylesheet that takes too long.
      if (isTrusted) lose(new Error(`${link.href} could not be loaded.`))
      else timeOut()
    })
  })
}
