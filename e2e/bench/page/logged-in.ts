import type { Browser, BrowserContextOptions } from '@playwright/test'
import { CLIENT_HEADER, CLIENT_TYPE, logIn } from 'contracts'

/** The password of the demo accounts; every site that is not deployed has them. */
const PASSWORD = 'amberly-demo-1'

interface Session {
  readonly name: string
  readonly value: string
  readonly url: string
}

/** Wraps the browser so that each new context already has these sessions. */
export function loggedIn(browser: Browser, sessions: readonly Session[]): Browser {
  return Object.create(browser, {
    newContext: {
      async value(options?: BrowserContextOptions) {
        const context = await browser.newContext(options)
        await context.addCookies(sessions)
        return context
      },
    },
  }) as Browser
}

/** Logs in at a site, as the demo account of this name. */
export async function sessionAt(url: string, account = 'premium'): Promise<Session> {
  const answer = await fetch(new URL(logIn.path, url), {
    method: logIn.method,
    headers: { 'content-type': 'application/json', [CLIENT_HEADER]: CLIENT_TYPE },
    body: JSON.stringify({ email: `${account}@example.invalid`, password: PASSWORD }),
  })
  const [name, value] = /^([^=]+)=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.slice(1) ?? []
  if (!answer.ok || !name || !value) throw new Error(`Nobody can log in at ${url}: ${answer.status}.`)
  return { name, value, url }
}
