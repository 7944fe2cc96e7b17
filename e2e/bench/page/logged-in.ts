import type { Browser, BrowserContextOptions } from '@playwright/test'
import { CLIENT_HEADER, CLIENT_TYPE, logIn } from 'contracts'
import type { Sites } from '../sites.ts'

/** A demo account; every site that is not deployed has it. */
const MEMBER = { email: 'premium@example.invalid', password: 'amberly-demo-1' }

/** Wraps the browser so that each new context is already logged in to these sites. */
export async function loggedIn(browser: Browser, sites: Sites): Promise<Browser> {
  const cookies = await Promise.all(Object.values(sites).map(({ url }) => sessionAt(url)))
  return Object.create(browser, {
    newContext: {
      async value(options?: BrowserContextOptions) {
        const context = await browser.newContext(options)
        await context.addCookies(cookies)
        return context
      },
    },
  }) as Browser
}

async function sessionAt(url: string) {
  const answer = await fetch(new URL(logIn.path, url), {
    method: logIn.method,
    headers: { 'content-type': 'application/json', [CLIENT_HEADER]: CLIENT_TYPE },
    body: JSON.stringify(MEMBER),
  })
  const [name, value] = /^([^=]+)=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.slice(1) ?? []
  if (!answer.ok || !name || !value) throw new Error(`Nobody can log in at ${url}: ${answer.status}.`)
  return { name, value, url }
}
