import { releaseCommand } from '../../fixtures/site/release-command.ts'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'
import { expect, test } from '../../fixtures/test.ts'

interface CheckedPage {
  readonly path: string
  readonly problems: readonly string[]
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

test('a check opens the pages of a candidate beside the live ones: what throws is a problem, what differs is shown', async ({
  ownSite,
}) => {
  test.setTimeout(300_000)
  async function check(edits: Parameters<typeof buildVariant>[1]) {
    const dist = await buildVariant('mf-credits', edits)
    const { version } = await ownSite.publish(dist, { kind: 'hold' })
    await removeVariant(dist)
    const words = ['check', `credits@${version}`, '--site', ownSite.url, '--json']
    const { code, stdout } = await releaseCommand(ownSite, ...words).then(
      (stdout) => ({ code: 0, stdout }),
      (failed: { code: number; stdout: string }) => failed,
    )
    const { pages } = JSON.parse(stdout) as { pages: CheckedPage[] }
    return { code, pricing: pages.find(({ path }) => path === '/pricing'), pages }
  }

  const other = await check({
    'src/words/en.json': (json) => json.replace('What it costs', 'What it really costs'),
  })
  expect(other.pricing).toMatchObject({
    problems: [],
    removed: expect.arrayContaining(['"What it costs"']),
    added: expect.arrayContaining(['"What it really costs"']),
  })
  // Pages for members lead a visitor elsewhere with either version.
  expect(other.pages.find(({ path }) => path === '/credits')).toHaveProperty('skipped')
  expect(other.code).toBe(0)

  const broken = await check({
    'src/pages/pricing.tsx': (source) =>
      source.replace(
        /(export function Page[^{]*\{)/,
        "$1\n  if (location.pathname) throw new TypeError('no prices')",
      ),
  })
  expect(broken.code).toBe(1)
  expect(broken.pricing?.problems).toEqual(
    expect.arrayContaining([expect.stringContaining('a crash: TypeError: no prices')]),
  )
})
