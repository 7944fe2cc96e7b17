// The imports allowed between rooms. A room is a top-level folder, or a folder of platform/.
const ROOMS = '^(shell|mf-[^/]+|shared-ui|shared-state|contracts|platform|api|local|e2e|bench|checks)/'
const PAGE = [
  '^contracts/',
  '^shared-ui/',
  '^shared-state/',
  '^platform/(protocol|runtime|plugins/[^/]+/(browser|shell))/',
]

// Maps a room to the paths that it may import besides its own and packages.
const ALLOWED = {
  contracts: [],
  'shared-ui': [],
  'shared-state': ['^contracts/'],
  shell: PAGE,
  'mf-[^/]+': PAGE,
  // Pictures and releases are stored with the same client.
  api: ['^contracts/', '^local/', '^platform/registry/storage/s3-client\\.ts$'],
  local: ['^api/', '^contracts/'],
  e2e: ['^contracts/', '^local/', '^platform/'],
  bench: ['^api/', '^contracts/', '^e2e/fixtures/', '^local/', '^platform/'],
  checks: [],
  'platform/protocol': [],
  'platform/(routing|registry|bundling)': ['^platform/protocol/'],
  'platform/runtime': ['^platform/(protocol|routing)/'],
  'platform/gateway': ['^platform/(protocol|registry|routing)/'],
  'platform/words': [],
  'platform/packing': ['^platform/(package\\.json$|bundling/|cli/workspace\\.ts$|plugins/type-surfaces/)'],
  'platform/cli': ['^platform/'],
  'platform/demo': ['^platform/'],
  'platform/plugins': ['^platform/(protocol|routing|runtime|registry|gateway|bundling|cli)/'],
}

// Maps a folder of contracts/src to the others that it may import. Files directly in contracts/src may import all.
const CONTRACTS = {
  profile: [],
  site: ['profile'],
  account: ['profile', 'site', 'credits', 'landers'],
  landers: ['site'],
  members: ['profile', 'site'],
  chat: ['profile'],
  credits: ['site'],
  staff: ['account', 'credits', 'members', 'profile', 'site'],
  events: ['account', 'chat', 'credits', 'members', 'profile'],
  patches: ['account', 'chat', 'credits', 'events', 'members'],
}

// Files with wider permissions than their room.
const PLUGGED_IN = [
  '^platform/cli/build/build-monolith\\.ts$',
  '^platform/packing/pack-sdk\\.ts$',
  '^platform/cli/release/(open-releases|failure|commands/token)\\.ts$',
]
const API_PROCESS = '^api/src/process/(run-server|release-gauges|bundle-answer|open-releases(\\.test)?)\\.ts$'
const FLIPS = '^local/cluster/faults/fixture-flips\\.ts$'
const CONFIG = '^(shell|mf-[^/]+)/[^/]+\\.config\\.ts$'

const rooms = Object.entries(ALLOWED).map(([room, targets]) => ({
  name: `imports-of-${room}`,
  severity: 'error',
  from: { path: `^(${room})/`, pathNot: [API_PROCESS, CONFIG, FLIPS] },
  to: { path: ROOMS, pathNot: ['^$1/', ...targets] },
}))

const anyOf = (/** @type {string[]} */ folders) => `^contracts/src/(${folders.join('|')})/`

const contractsOrder = Object.entries(CONTRACTS).map(([folder, targets]) => ({
  name: `contracts-order-of-${folder}`,
  severity: 'error',
  from: { path: anyOf([folder]) },
  to: { path: '^contracts/src/[^/]+/', pathNot: anyOf([folder, ...targets]) },
}))

// The server's folders, lowest layer first: each may import the layers before it and the ground below them all.
const SERVER_GROUND = 'db|http|pictures|settings|storage'
const SERVER_LAYERS = [
  'tables',
  'outbox|events',
  'features/site',
  'features/landers',
  'features/credits',
  'features/members',
  'features/chat',
  'features/account',
  'features/staff',
  'jobs|staff',
]
// Tests, and what lies in files or folders called fixture or testing, arrange their data with
// whatever writes it, whichever layer that is in.
const ARRANGES = '\\.test\\.tsx?$|/fixture|/testing/'

const serverLayers = [SERVER_GROUND, ...SERVER_LAYERS].map((layer, index) => ({
  name: `server-layer-${index}`,
  comment: 'Hand in what a higher layer knows, or move it down if it belongs here.',
  severity: 'error',
  from: { path: `^api/src/(${layer})/`, pathNot: ARRANGES },
  to: {
    path: `^api/src/(${SERVER_LAYERS.slice(Math.max(0, index - 1)).join('|')})/`,
    pathNot: '^api/src/$1/',
  },
}))

export default {
  forbidden: [
    ...rooms,
    ...contractsOrder,
    ...serverLayers,
    {
      name: 'server-layer-unknown',
      comment: 'A new feature is listed among SERVER_LAYERS.',
      severity: 'error',
      from: {
        path: '^api/src/features/[^/]+/',
        pathNot: SERVER_LAYERS.map((layer) => `^api/src/(?:${layer})/`),
      },
      to: { path: '^api/src/' },
    },
    {
      name: 'server-composed-at-the-top',
      comment:
        'The files at the top of api/src compose the server, and process/ starts it; a folder needs only its clock, time, queue and setting errors.',
      severity: 'error',
      from: { path: '^api/src/[^/]+/', pathNot: ['^api/src/process/', ARRANGES] },
      to: {
        path: '^api/src/[^/]+\\.ts$',
        pathNot: '/(bounded-queue|clock|settings-trouble|(wall-)?time)\\.ts$',
      },
    },
    {
      name: 'http-in-routes-only',
      comment: 'Functions take what they need (db, viewer, input, now), not the whole call.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: ['^api/src/http/', 'routes\\.ts$', ARRANGES] },
      to: { path: '^api/src/http/route\\.ts$' },
    },
    {
      name: 'contracts-order-of-unknown-folder',
      comment: 'List a new folder of contracts/src in CONTRACTS.',
      severity: 'error',
      from: { path: '^contracts/src/[^/]+/', pathNot: anyOf(Object.keys(CONTRACTS)) },
      to: { path: '^contracts/src/[^/]+/' },
    },
    {
      name: 'imports-of-api-main',
      comment: 'Only the process that composes the site imports the gateway.',
      severity: 'error',
      from: { path: API_PROCESS },
      to: { path: ROOMS, pathNot: ['^api/', '^contracts/', '^platform/(gateway|registry|plugins)/'] },
    },
    {
      name: 'imports-of-flips',
      comment: 'Chaos releases toy bundles to the cluster, as the tests of the gateway do.',
      severity: 'error',
      from: { path: FLIPS },
      to: { path: ROOMS, pathNot: ['^platform/registry/'] },
    },
    {
      name: 'imports-of-config',
      severity: 'error',
      from: { path: CONFIG },
      to: { path: ROOMS, pathNot: ['^$1/', '^platform/plugins/build/'] },
    },
    {
      name: 'imports-of-unknown-room',
      comment: 'List a new folder of platform/ in ALLOWED.',
      severity: 'error',
      from: {
        path: '^platform/',
        pathNot: Object.keys(ALLOWED).map((room) => `^${room}/`),
      },
      to: { path: ROOMS },
    },
    {
      name: 'stand-ins-in-tests-only',
      comment: 'Production runs the server on real services. Tests may run it on the stand-ins of local/.',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/bench/', ARRANGES] },
      to: { path: '^local/' },
    },
    {
      name: 'kernel-without-plugins',
      comment: 'A plugin is handed to the kernel in a file that PLUGGED_IN lists.',
      severity: 'error',
      from: { path: '^platform/', pathNot: ['^platform/(plugins|demo)/', ARRANGES, ...PLUGGED_IN] },
      to: { path: '^platform/plugins/' },
    },
    {
      name: 'imports-of-root',
      severity: 'error',
      from: { path: '^[^/]+$' },
      to: { path: ROOMS },
    },
    {
      name: 'no-node-in-the-page',
      severity: 'error',
      from: {
        path: '^((shell|mf-[^/]+|shared-ui|shared-state|contracts)/src|platform/(protocol|routing|runtime|plugins/[^/]+/(browser|shell)))/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    // Count type imports, too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
}
