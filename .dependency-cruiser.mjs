// Who imports whom. A room is a folder of the top level, or one of platform/.
const ROOMS = '^(shell|mf-[^/]+|shared-ui|shared-state|contracts|platform|api|e2e)/'
const PAGE = ['^contracts/', '^shared-ui/', '^shared-state/', '^platform/(data|runtime)/']

// Room → what it may import besides itself and packages.
const ARROWS = {
  contracts: [],
  'shared-ui': [],
  'shared-state': ['^contracts/'],
  shell: PAGE,
  'mf-[^/]+': PAGE,
  api: ['^contracts/'],
  e2e: ['^contracts/', '^platform/'],
  'platform/data': [],
  'platform/routing': ['^platform/data/'],
  'platform/runtime': ['^platform/(data|routing)/'],
  'platform/registry': ['^platform/data/'],
  'platform/gateway': ['^platform/(data|registry|routing)/'],
  'platform/bundling': ['^platform/data/'],
  'platform/words': [],
  'platform/cli': ['^platform/'],
  'platform/demo': ['^platform/'],
}

// Folder of contracts/src → the other folders that it may import; the files beside them compose all of these.
const CONTRACTS = {
  site: [],
  profile: [],
  account: ['profile', 'site'],
  members: ['account', 'profile', 'site'],
  chat: ['profile'],
  credits: ['account'],
}

// Single files that may do what their room may not.
const API_MAIN = '^api/src/main\\.ts$'
const CONFIG = '^(shell|mf-[^/]+)/[^/]+\\.config\\.ts$'

const arrows = Object.entries(ARROWS).map(([room, targets]) => ({
  name: `arrows-of-${room}`,
  severity: 'error',
  from: { path: `^(${room})/`, pathNot: [API_MAIN, CONFIG] },
  to: { path: ROOMS, pathNot: ['^$1/', ...targets] },
}))

const anyOf = (folders) => `^contracts/src/(${folders.join('|')})/`

const contractsOrder = Object.entries(CONTRACTS).map(([folder, targets]) => ({
  name: `contracts-order-of-${folder}`,
  severity: 'error',
  from: { path: anyOf([folder]) },
  to: { path: '^contracts/src/[^/]+/', pathNot: anyOf([folder, ...targets]) },
}))

export default {
  forbidden: [
    ...arrows,
    ...contractsOrder,
    {
      name: 'contracts-order-of-unknown-folder',
      comment: 'A new folder of contracts/src is listed above with what it may import.',
      severity: 'error',
      from: { path: '^contracts/src/[^/]+/', pathNot: anyOf(Object.keys(CONTRACTS)) },
      to: { path: '^contracts/src/[^/]+/' },
    },
    {
      name: 'arrows-of-api-main',
      comment: 'The process that composes the site, and it alone, knows the gateway.',
      severity: 'error',
      from: { path: API_MAIN },
      to: { path: ROOMS, pathNot: ['^api/', '^contracts/', '^platform/(gateway|registry)/'] },
    },
    {
      name: 'arrows-of-config',
      severity: 'error',
      from: { path: CONFIG },
      to: { path: ROOMS, pathNot: ['^$1/', '^platform/bundling/'] },
    },
    {
      name: 'arrows-of-unknown-room',
      comment: 'A new folder of platform/ says above what it may import.',
      severity: 'error',
      from: {
        path: '^platform/',
        pathNot: Object.keys(ARROWS).map((room) => `^${room}/`),
      },
      to: { path: ROOMS },
    },
    {
      name: 'arrows-of-root',
      severity: 'error',
      from: { path: '^[^/]+$' },
      to: { path: ROOMS },
    },
    {
      name: 'no-node-in-the-page',
      severity: 'error',
      from: {
        path: '^((shell|mf-[^/]+|shared-ui|shared-state|contracts)/src|platform/(data|routing|runtime))/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    // Types are arrows too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
}
