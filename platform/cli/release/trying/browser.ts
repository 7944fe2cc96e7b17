import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { UsageError } from '../../workspace.ts'

/** The part of Playwright that a check uses. It is no dependency: most who release never check. */
export interface Browser {
  newContext(options: { readonly storageState?: string }): Promise<BrowserContext>
  close(): Promise<void>
}

export interface BrowserContext {
  addInitScript(script: () => void): Promise<void>
  newPage(): Promise<BrowserPage>
  close(): Promise<void>
}

interface BrowserPage {
  goto(url: string, options?: { readonly waitUntil: 'load' }): Promise<{ status(): number } | null>
  on(event: 'pageerror', listener: (error: Error) => void): unknown
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  url(): string
  close(): Promise<void>
}

interface Playwright {
  readonly chromium: {
    launch(options: { executablePath?: string; args: readonly string[] }): Promise<Browser>
  }
}

const MODULES = ['playwright-core', 'playwright', '@playwright/test']
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Starts the Chromium of `CHROMIUM_PATH`, of this machine, or of the workspace's Playwright. */
export async function openBrowser(root: string, env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const require = createRequire(join(root, 'package.json'))
  const path = MODULES.flatMap((name) => resolved(require, name)).at(0)
  if (path === undefined)
    throw new UsageError(
      'Nothing was checked: that takes Playwright, which is not installed here. Install it with: npm install --save-dev playwright-core',
    )
  const { chromium } = require(path) as Playwright
  const executablePath = env['CHROMIUM_PATH'] ?? onPath(env['PATH'] ?? '')
  try {
    // Chromium's sandbox does not work as root.
    return await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new UsageError(
      `Nothing was checked: there is no Chromium that can be started. Install Chromium or Chrome, or set CHROMIUM_PATH to it. (${reason})`,
    )
  }
}

function resolved(require: NodeJS.Require, name: string): string[] {
  try {
    return [require.resolve(name)]
  } catch {
    return []
  }
}

function onPath(path: string): string | undefined {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}
