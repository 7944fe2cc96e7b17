import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../../api/src/db/log.ts'
import { canEnter, own, systemUserFor } from '../embedded-postgres/system-user.ts'
import { findSimulator } from '../simulator/simulator-keys.ts'
import { writeBalancerSettings } from './balancer.ts'
import { Failover } from './failover.ts'
import { NODES, type NodeName, nodeOptions, settingsText } from './nodes.ts'
import { Part, type PartOptions } from './part.ts'
import { poolerEnv, writePoolerSettings } from './pooler.ts'
import { accepts, freePorts } from './ports.ts'
import { type LineTo, PostgresServer } from './postgres-server.ts'
import { ClusterTrouble, getPrograms } from './programs.ts'
import { writeRedisSettings } from './redis.ts'
import { partsFolder, readState, saveState } from './state.ts'

interface ClusterOptions {
  /** The data folder, which holds everything that the cluster writes. */
  readonly data: string
  /** The port of the balancer; any free one by default. */
  readonly port?: number
  /** Members of the demo world. */
  readonly size?: number
  /** The processes of the site, the first one with the API. */
  readonly nodes?: readonly NodeName[]
  /** More settings for the site's processes. */
  readonly env?: NodeJS.ProcessEnv
  /** The file that starts a process of the site, of another version than this one. */
  readonly server?: string
  readonly lineTo?: LineTo
  readonly log: Pick<Log, 'warn'>
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Starts the parts of a small cluster on this machine: see README.md. */
export async function startCluster({
  data,
  port,
  size = 300,
  nodes: names = NODES,
  env = {},
  server,
  lineTo = async (_from, _to, port) => port,
  log,
}: ClusterOptions) {
  if (port && (await accepts(port)))
    throw new ClusterTrouble(`Port ${port} is taken: choose another, PORT=3001 npm run cluster`)
  const programs = getPrograms(join(data, 'programs'))
  const folder = partsFolder(data)
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const systemUser = systemUserFor(folder)
  own(systemUser, folder)
  if (!canEnter(systemUser, folder)) throw new ClusterTrouble(closed(folder))
  const state = readState(folder)
  const [balancerPort = 0, redisPort = 0, poolerPort = 0, ...ports] = await freePorts(5 + names.length)
  const publicPort = port ?? balancerPort
  const url = `http://localhost:${publicPort}`
  const portOf = (name: NodeName) => ports[2 + names.indexOf(name)] ?? 0
  const libraries = programs.libraries ? { LD_LIBRARY_PATH: programs.libraries } : {}
  const parts: Part[] = []

  function add(name: string, options: Omit<PartOptions, 'name' | 'log'>): Part {
    const part = new Part({
      name,
      log: join(logs, `${name}.log`),
      say: log.warn,
      isRestarted: true,
      ...options,
    })
    parts.push(part)
    return part
  }

  function addService(name: string, listens: number, command: readonly [string, ...string[]]) {
    return add(name, { port: listens, command, env: libraries, systemUser, isReady: () => accepts(listens) })
  }

  const [one, two] = ['postgres-1', 'postgres-2'].map(
    (name, at) =>
      new PostgresServer({
        name,
        folder,
        systemUser,
        postgres: programs.postgres,
        env: libraries,
        port: ports[at] ?? 0,
        password: state.password,
        lineTo,
      }),
  ) as [PostgresServer, PostgresServer]
  /** The server that isn't the primary may be its replica, or be gone: then it isn't read. */
  const portsWith = (primary: PostgresServer) => ({
    primary: primary.port,
    replica: (primary === one ? two : one).port,
  })
  const pooled = { folder, port: poolerPort, password: state.password, systemUser }
  const failover = new Failover({
    ...(state.primary === two.part.name ? { primary: two, replica: one } : { primary: one, replica: two }),
    log,
    async pointTo(primary) {
      saveState(folder, { ...state, primary: primary.part.name })
      writePoolerSettings(pooled, portsWith(primary))
      pooler.kill('SIGHUP')
    },
  })
  const { primary } = failover
  parts.push(one.part, two.part)
  const redisSettings = writeRedisSettings({ ...pooled, port: redisPort })
  const redis = addService('redis', redisPort, [programs.redis, redisSettings])
  const pooler = addService('pgbouncer', poolerPort, [
    programs.pgbouncer,
    writePoolerSettings(pooled, portsWith(primary)),
  ])

  const away = new Set<NodeName>()
  function writeBalancer() {
    const nodesOf = (role: string) =>
      names
        .filter((name) => name.startsWith(role))
        .map((name) => ({ port: portOf(name), isAway: away.has(name) }))
    const nodes = { apis: nodesOf('api'), gateways: nodesOf('gateway') }
    return writeBalancerSettings({ folder, port: publicPort, systemUser, ...nodes })
  }
  const balancer = addService('nginx', publicPort, [programs.nginx, ...writeBalancer()])

  const simulator = join(data, 'payment-simulator')
  const { url: switchUrl, keys } = findSimulator(simulator)
  const switchPart = add('payment-switch', {
    port: keys.port,
    command: [process.execPath, join(import.meta.dirname, 'payment-switch.ts'), simulator, url],
    env: { PATH: process.env['PATH'] },
    isReady: () => accepts(keys.port),
  })

  const site = { data, url, size, secret: state.secret, balancer: publicPort, server }
  const nodes = new Map<NodeName, Part>()
  for (const name of names) {
    const poolerAt = await lineTo(name, pooler.name, poolerPort)
    const redisAt = await lineTo(name, redis.name, redisPort)
    const services = {
      ...poolerEnv({ ...pooled, port: poolerAt }),
      REDIS_URL: `redis://:${state.password}@127.0.0.1:${redisAt}`,
      PAYMENTS_URL: switchUrl,
      PAYMENTS_KEY: keys.apiKey,
      PAYMENTS_WEBHOOK_KEY: keys.webhookKey,
      METRICS_TOKEN: state.metricsToken,
      ...env,
    }
    nodes.set(name, add(name, nodeOptions(name, portOf(name), { ...site, env: services })))
  }
  const settingsFile = join(folder, 'site.env')
  const [first] = nodes.values()
  writeFileSync(settingsFile, settingsText(first?.launch.env ?? {}), { mode: 0o600 })

  async function stop() {
    // The site first, what it uses last.
    await balancer.stop()
    await Promise.all([...nodes.values()].map((node) => node.stop()))
    await failover.stop()
    await Promise.all([redis.stop(), pooler.stop(), switchPart.stop()])
    // A primary ends once its replica has everything.
    await failover.primary.part.stop()
    await failover.replica.part.stop()
  }

  async function start() {
    await Promise.all([startPrimary(), redis.start(), switchPart.start()])
    await pooler.start()
    // The first process migrates the database and makes the world.
    await first?.start()
    failover.start()
    await Promise.all(
      [balancer, ...nodes.values()].filter((part) => !part.isRunning).map((part) => part.start()),
    )
    while (!failover.isSafe) await new Promise((resolve) => setTimeout(resolve, 100))
  }

  async function startPrimary() {
    if (state.primary === undefined) {
      await primary.initialize()
      saveState(folder, { ...state, primary: primary.part.name })
    } else {
      await primary.part.start()
      await primary.setSynchronous(false)
    }
  }

  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    folder,
    settingsFile,
    parts: parts as readonly Part[],
    redis,
    pooler,
    failover,
    nodes: nodes as ReadonlyMap<NodeName, Part>,
    switchPart,
    portOf,
    stop,

    /** Replaces one process of the site after the other, each without requests; by another version if a file is given. */
    async restartNodes(newServer?: string) {
      for (const [name, node] of nodes) {
        away.add(name)
        writeBalancer()
        balancer.kill('SIGHUP')
        await new Promise((resolve) => setTimeout(resolve, 1_000))
        const [program, file = '', ...args] = node.launch.command
        await node.restart({ ...node.launch, command: [program, newServer ?? file, ...args] })
        away.delete(name)
        writeBalancer()
        balancer.kill('SIGHUP')
      }
    },
  }
}

const closed = (folder: string) =>
  `The system user that runs PostgreSQL cannot enter ${folder}: set DATA_DIR to a folder elsewhere, such as /srv/amberly.`
