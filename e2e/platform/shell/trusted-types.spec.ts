import { withOffers } from '../../fixtures/credits/with-offers.ts'
import { asMember } from '../../fixtures/member/as-member.ts'
import { withMembers } from '../../fixtures/member/members.ts'
import { openPages } from '../../fixtures/routes.ts'
import { expect, test } from '../../fixtures/test.ts'

declare global {
  var violations: string[]
}

/** Counts what browsers would also only write to the console, which fails every other journey. */
function countViolations() {
  globalThis.violations = []
  addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    globalThis.violations.push(`${violatedDirective}: ${sample}`)
  })
}

for (const audience of ['visitor', 'member'] as const) {
  test(`the pages of a ${audience} need no string as script or markup`, async ({ page, site }) => {
    test.setTimeout(240_000)
    await page.addInitScript(countViolations)
    if (audience === 'member') await asMember(page)
    else await withMembers(page)
    await withOffers(page)
    for (const { address } of openPages.filter(({ access }) => access === 'any' || access === audience)) {
      await page.goto(site.url + address)
      await expect(page.locator('h1').first()).toBeAttached()
      expect(await page.evaluate(() => globalThis.violations), address).toEqual([])
    }
  })
}

test('a browser refuses markup, scripts of strangers and other policies; the site’s own scripts pass', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/Trusted(?:HTML|Script|ScriptURL|TypePolicy)|trusted-types/)
  await page.goto(`${site.url}/terms`)
  const tried = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act()
        return 'accepted'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = (src: string) => Object.assign(document.createElement('script'), { src })
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    return {
      markup: attempt(() => Object.assign(document.createElement('p'), { innerHTML: '<img onerror=x>' })),
      emptying: attempt(() => Object.assign(document.createElement('p'), { innerHTML: '' })),
      parsing: attempt(() => new DOMParser().parseFromString('<p>', 'text/html')),
      handler: attempt(() => document.createElement('p').setAttribute('onclick', 'x')),
      stranger: attempt(() => script('https://evil.example/x.js')),
      data: attempt(() => script('data:text/javascript,1')),
      own: attempt(() => script('/bundles/x.js')),
      policy: attempt(() => trustedTypes.createPolicy('mine', {})),
      second: attempt(() => trustedTypes.createPolicy('default', {})),
    }
  })
  expect(tried).toEqual({
    markup: 'TypeError',
    emptying: 'accepted',
    parsing: 'TypeError',
    handler: 'TypeError',
    stranger: 'TypeError',
    data: 'TypeError',
    own: 'accepted',
    policy: 'TypeError',
    second: 'TypeError',
  })
})
