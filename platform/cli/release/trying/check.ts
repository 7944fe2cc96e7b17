import { signOverride } from '../../../gateway/overrides/token.ts'
import { readDocument } from '../../../registry/index.ts'
import { readUrl } from '../../read-url.ts'
import { step } from '../../step.ts'
import { UsageError } from '../../workspace.ts'
import { command } from '../command.ts'
import { openStorage } from '../open-releases.ts'
import { type Browser, type BrowserContext, openBrowser } from './browser.ts'
import { candidatesOf } from './candidates.ts'
import { judgePage, type PageJudgement } from './judge-page.ts'
import { lookAt, watchPages } from './page-look.ts'
import { overrideLink, readSecret } from './site-link.ts'

const LINK_MS = 30 * 60 * 1000
const MAX_LINES = 6

export const checkCommand = command({
  name: 'check',
  words: ['<bundle[@version]>'],
  about: 'opens each page of a published version in a browser, and says how it differs from the live one',
  options: {
    site: { type: 'string', value: 'url', isRequired: true, about: 'the address of the site' },
    page: {
      type: 'string',
      value: 'path',
      multiple: true,
      about: 'a page with parameters in its path, such as /members/17; may be repeated',
    },
    login: {
      type: 'string',
      value: 'file',
      about: 'cookies of somebody who is logged in, as Playwright stores them (storageState)',
    },
  },
  async run({ workspace, words, options: { site: address = '', page: more = [], login } }) {
    const site = readUrl(address)
    const storage = await openStorage(workspace)
    const [candidate] = await candidatesOf(workspace, storage, words)
    if (candidate?.kind !== 'remote')
      throw new UsageError('The pages of a remote are checked, and the shell has none: check its remotes.')
    const { name, version } = candidate
    if ((await readDocument(storage)).remotes[name]?.live === version)
      throw new UsageError(`${name} ${version} is live already: there is nothing to compare it with.`)
    const routes = candidate.data.routes.map(({ path }) => path)
    const paths = [...routes.filter((path) => !hasParameters(path)), ...more]
    const left = routes.filter(hasParameters)
    const override = { remotes: {}, versions: { [name]: version }, until: Date.now() + LINK_MS }
    const link = overrideLink(site, signOverride(await readSecret(workspace), override))
    const browser = await openBrowser(workspace.root)
    try {
      const [live, trying] = [await openContext(browser, login), await openContext(browser, login)]
      await (await trying.newPage()).goto(link)
      const pages: ({ readonly path: string } & PageJudgement)[] = []
      for (const path of paths) {
        const url = new URL(path, site).href
        const judged = await step(`Opening ${path}`, async () =>
          judgePage(
            await lookAt(trying, url, name),
            [await lookAt(live, url, name), await lookAt(live, url, name)],
            { version, path: new URL(url).pathname },
          ),
        )
        pages.push({ path, ...judged })
      }
      const failed = pages.filter(({ problems }) => problems.length > 0)
      return {
        json: { name, version, pages, left },
        isFailure: failed.length > 0,
        lines: [
          ...pages.flatMap(pageLines),
          ...(left.length > 0
            ? [`Not opened, since their paths have parameters: ${left.join(', ')}. Name some with --page.`]
            : []),
          failed.length > 0
            ? `${failed.length} of ${pages.length} pages of ${name} ${version} have problems.`
            : `${name} ${version}: no problem on ${pages.length === 1 ? 'one page' : `${pages.length} pages`}.`,
        ],
      }
    } finally {
      await browser.close()
    }
  },
})

const hasParameters = (path: string) => /[:*]/.test(path)

async function openContext(browser: Browser, login: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext(login === undefined ? {} : { storageState: login })
  await watchPages(context)
  return context
}

function pageLines({ path, problems, removed, added, skipped }: { readonly path: string } & PageJudgement) {
  if (skipped !== undefined) return [`${path}: not compared, since ${skipped}.`]
  const changes = removed.length + added.length
  const verdict = changes === 0 ? 'the same HTML' : `${changes} lines of HTML differ`
  const shown = [...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)]
  return [
    `${path}: ${[...(problems.length > 0 ? [`${problems.length} problems`] : []), verdict].join(', ')}`,
    ...problems.map((problem) => `    ${problem}`),
    ...shown.slice(0, MAX_LINES).map((line) => `    ${line}`),
    ...(shown.length > MAX_LINES ? [`    and ${shown.length - MAX_LINES} more`] : []),
  ]
}
