import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { type CruiseReport, judgeImports } from './imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** An importing file, the path it imports, and whether our rules allow that. */
const IMPORTS: readonly [from: string, to: string, allowed: boolean][] = [
  ['contracts/src/index.ts', 'shared-ui/button', false],
  ['shared-ui/src/button/index.ts', 'contracts', false],
  ['shared-state/src/state/store.ts', 'contracts', true],
  ['shared-state/src/language/i18n.ts', 'shared-ui/button', false],
  ['shared-state/src/query.ts', 'platform/protocol', false],
  ['shell/src/a.tsx', 'contracts', true],
  ['shell/src/b.tsx', 'shared-state/store', true],
  ['shell/src/c.tsx', 'shared-ui/button', true],
  ['shell/src/d.tsx', 'platform/runtime/shell', true],
  ['shell/shell.ts', 'platform/protocol', true],
  ['shell/src/e.tsx', 'platform/registry', false],
  ['shell/src/f.tsx', '../../mf-chat/src/index.ts', false],
  ['shell/src/g.tsx', 'node:fs', false],
  ['mf-chat/src/a.tsx', 'platform/runtime/remote', true],
  ['mf-chat/src/b.tsx', 'platform/bundling', false],
  ['mf-chat/src/c.tsx', '../../mf-credits/src/index.ts', false],
  ['mf-chat/src/d.tsx', '../../shell/src/a.tsx', false],
  ['mf-chat/src/e.tsx', '../remote.ts', true],
  ['mf-chat/remote.ts', 'platform/protocol', true],
  ['mf-chat/rspack.config.ts', 'platform/bundling', true],
  ['mf-credits/rspack.config.ts', 'platform/gateway', false],
  ['api/src/process/run-server.ts', 'platform/gateway', true],
  ['api/src/app.ts', 'platform/gateway', false],
  ['api/src/site.ts', 'contracts', true],
  ['api/src/page.ts', 'shared-state/store', false],
  ['api/src/tables/member.ts', 'contracts', true],
  ['api/src/http/route.ts', '../tables/member.ts', false],
  ['api/src/outbox/message.ts', '../features/site/brands.ts', false],
  ['api/src/features/site/brands.ts', '../credits/charge.ts', false],
  ['api/src/features/credits/charge.ts', '../../tables/member.ts', true],
  ['api/src/features/members/like.ts', '../credits/charge.ts', true],
  ['api/src/features/members/like.test.ts', '../chat/chats.ts', true],
  ['api/src/features/chat/chats.ts', '../members/like.ts', true],
  ['api/src/features/chat/chat-routes.ts', '../../http/route.ts', true],
  ['api/src/features/chat/send-message.ts', '../../http/route.ts', false],
  ['api/src/features/chat/send.ts', '../../app.ts', false],
  ['api/src/features/account/close.ts', '../chat/chats.ts', true],
  ['api/src/features/chat/leave.ts', '../account/close.ts', false],
  ['api/src/features/news/news.ts', '../../tables/member.ts', false],
  ['api/src/staff/members.ts', '../features/account/close.ts', true],
  ['api/src/process/start.ts', '../../../local/start.ts', false],
  ['api/src/features/chat/storm.test.ts', '../../../../local/start.ts', true],
  ['api/src/fixtures/world.ts', '../../../local/start.ts', true],
  ['api/src/features/chat/read.test.ts', 'platform/gateway', false],
  ['local/start.ts', '../api/src/features/chat/send.ts', true],
  ['local/words.ts', 'contracts', true],
  ['local/page.ts', 'platform/gateway', false],
  ['e2e/start.ts', 'platform/gateway', true],
  ['e2e/words.ts', 'contracts', true],
  ['e2e/page.ts', 'shared-ui/button', false],
  ['platform/protocol/index.ts', 'platform/registry', false],
  ['platform/runtime/shell/index.ts', 'platform/protocol', true],
  ['platform/runtime/remote/index.ts', 'platform/gateway', false],
  ['platform/registry/index.ts', 'platform/protocol', true],
  ['platform/registry/gate/gate.ts', '../../bundling/index.ts', false],
  ['platform/cli/build/build.ts', 'platform/bundling', false],
  ['platform/cli/build/build-monolith.ts', 'platform/bundling', true],
  ['platform/gateway/index.ts', 'platform/registry', true],
  ['platform/gateway/page.ts', 'platform/runtime/shell', false],
  ['platform/bundling/index.ts', 'platform/protocol', true],
  ['platform/plugins/build/index.ts', '../../bundling/index.ts', true],
  ['platform/bundling/words.ts', 'contracts', false],
  ['platform/cli/main.ts', 'platform/gateway', true],
  ['platform/cli/start.ts', '../../api/src/main.ts', false],
  ['platform/news/index.ts', 'platform/protocol', false],
  ['api/src/start.ts', '../../local/start.ts', false],
  ['api/src/start.test.ts', '../../local/start.ts', true],
  ['api/src/db/testing/start.ts', '../../../../local/start.ts', true],
  ['mf-chat/src/g.tsx', '../../local/start.ts', false],
  ['e2e/site.ts', '../local/start.ts', true],
  ['local/start.ts', '../api/src/tables/member.ts', true],
  ['api/src/measure.test.ts', '../../bench/measure.ts', false],
  ['bench/measure.ts', '../local/start.ts', true],
  ['local/count.ts', '../checks/count.ts', false],
  ['platform/gateway/plugin.ts', '../plugins/network-releases/gateway/index.ts', false],
  ['platform/plugins/network-releases/gateway/index.ts', 'platform/registry', true],
  ['platform/plugins/inspector/browser/index.ts', 'platform/runtime/shell', true],
  ['platform/plugins/inspector/browser/panel.ts', 'node:fs', false],
  ['shell/src/h.ts', 'platform/plugins/inspector', true],
  ['shell/src/i.ts', 'platform/plugins/network-releases', false],
  ['platform/plugins/server-rendering/gateway/index.ts', 'platform/registry', true],
  ['platform/plugins/server-rendering/shell/index.ts', 'platform/runtime/shell', true],
  ['shell/src/server.ts', 'platform/plugins/server-rendering/shell', true],
  ['shell/src/j.ts', 'platform/plugins/server-rendering', false],
  ['platform/gateway/page/route.ts', '../../plugins/server-rendering/gateway/index.ts', false],
  ['checks/count.ts', '../contracts/src/index.ts', false],
  ['checks/setup.ts', '../contracts/src/index.ts', false],
  ['vitest.config.ts', './contracts/src/index.ts', false],
  ['mf-chat/src/f.tsx', 'shared-ui/no-such-thing', false],
  ['mf-chat/src/cycle-a.ts', './cycle-b.ts', false],
  // The other half of that cycle, which is reported once.
  ['mf-chat/src/cycle-b.ts', './cycle-a.ts', true],
]

const tree = mkdtempSync(join(tmpdir(), 'imports-'))
afterAll(() => rmSync(tree, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(join(tree, dirname(file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

/** Creates a tree with the rooms of this repository, in which each file holds one type import, the kind that is missed most easily. */
function createTree() {
  mkdirSync(join(tree, 'node_modules'))
  const rooms = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .filter((room) => readdirSync(join(root, room)).includes('package.json'))
  for (const room of rooms) {
    write(`${room}/package.json`, readFileSync(join(root, room, 'package.json'), 'utf8'))
    symlinkSync(join('..', room), join(tree, 'node_modules', room))
  }
  cpSync(
    join(root, 'checks/boundaries/dependency-cruiser.mjs'),
    join(tree, 'checks/boundaries/dependency-cruiser.mjs'),
  )
  write('mf-credits/src/index.ts', 'export const nothing = 0')
  for (const [from, to] of IMPORTS) write(from, `export type * from '${to}'`)
}

it('finds each forbidden import, and no other', () => {
  createTree()
  const files = IMPORTS.map(([from]) => from)
  const command = join(root, 'node_modules', '.bin', 'depcruise')
  const args = ['--config', 'checks/boundaries/dependency-cruiser.mjs', '--output-type', 'json', ...files]
  const { stdout, stderr } = spawnSync(command, args, { cwd: tree, encoding: 'utf8' })
  expect(stderr).toBe('')
  const complaints = judgeImports(JSON.parse(stdout) as CruiseReport, files)
  const isReported = (file: string) => complaints.some((complaint) => complaint.includes(`: ${file} →`))
  expect(files.filter(isReported)).toEqual(IMPORTS.filter(([, , allowed]) => !allowed).map(([from]) => from))
}, 30_000)

it('reports files that were not read and a missing parser', () => {
  const extensionsFound = [
    { extension: '.ts', available: true },
    { extension: '.tsx', available: false },
  ]
  const report = {
    modules: [{ source: 'a.ts', dependencies: [] }],
    summary: { violations: [], environment: { extensionsFound } },
  }
  expect(judgeImports(report, ['a.ts', 'b.ts'])).toEqual([
    expect.stringContaining('no parser for .tsx'),
    'not read by dependency-cruiser: b.ts',
  ])
})
