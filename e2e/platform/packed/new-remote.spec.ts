import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { DevWorkspace } from '../../fixtures/site/dev-workspace.ts'
import { ROOT } from '../../fixtures/site/remotes.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a remote created by `npm run new` runs as it is, at its own path and behind its own link', async ({
  page,
}) => {
  const workspace = await DevWorkspace.copy()
  try {
    await workspace.start(['new', 'remote', 'events', '--no-install']).ended()
    await linkPackages(workspace.root, 'mf-events')
    const { url } = await workspace.dev('events')
    await page.goto(`${url}/pricing`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click()
    await expect(page).toHaveURL(`${url}/events`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
    await expect(page).toHaveTitle(/Events/)
    // An open page would report that its server is gone.
    await page.goto('about:blank')
  } finally {
    await workspace.remove()
  }
})

/** Links the packages that a new folder names, as the next installation would. */
async function linkPackages(root: string, folder: string) {
  const { dependencies } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  await mkdir(join(root, folder, 'node_modules'))
  for (const [name, version] of Object.entries(dependencies)) {
    const target = version.startsWith('workspace:')
      ? join(root, name)
      : join(ROOT, 'mf-members/node_modules', name)
    await symlink(target, join(root, folder, 'node_modules', name))
  }
}
