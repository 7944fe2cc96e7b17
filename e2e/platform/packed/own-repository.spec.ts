import { pastEntryWarning } from '../../fixtures/past-entry-warning.ts'
import { sampleOf } from '../../fixtures/sample.ts'
import { OwnRepository } from '../../fixtures/site/own-repository.ts'
import { releaseCommand } from '../../fixtures/site/release-command.ts'
import { expect, test } from '../../fixtures/test.ts'

// Packs, installs and builds: about a minute, but on a busy machine several.
test.setTimeout(600_000)

for (const manager of sampleOf(['npm', 'pnpm', 'yarn'] as const, 1))
  test(`a team outside of this workspace builds, tests and publishes a remote, with ${manager}`, async ({
    page,
    browser,
    ownSite: site,
  }) => {
    const repository = await OwnRepository.create(site.url, manager)
    try {
      const tests = await repository.follow('Tests')
      expect(tests).toContain('2 passed')
      expect(tests).toContain('The sources fit the live shell')

      const dev = await repository.dev()
      const working = await browser.newPage()
      await pastEntryWarning(working)
      await working.goto(`${dev.url}/events`)
      const heading = working.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('Events')
      await repository.edit('mf-events/src/words/en.json', '"events": "Events"', '"events": "Evenings"')
      await expect(heading).toHaveText('Evenings')
      await working.close()
      await dev.stop()

      const [token = ''] = (await releaseCommand(site, 'token', 'create', 'evenings', '--new')).split('\n')
      await repository.follow('Publishing', { RELEASE_TOKEN: token })
      await expect.poll(async () => (await fetch(`${site.url}/events`)).status).toBe(200)
      await page.goto(`${site.url}/events`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evenings')
      await expect(page.getByRole('main')).toContainText('brought to you by')
    } finally {
      await repository.remove()
    }
  })
