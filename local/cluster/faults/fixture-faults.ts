import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER } from '../nodes.ts'
import type { Part } from '../part.ts'
import type { Cluster } from '../start-cluster.ts'
import { moveClocks } from './fixture-clock.ts'
import { fillDisk } from './fixture-disk.ts'
import { flip } from './fixture-flips.ts'
import type { Lines } from './fixture-lines.ts'

interface World extends Cluster {
  readonly data: string
  readonly lines: Lines
  /** Whether the mail server takes mails. */
  readonly mail: { isOut: boolean }
}

/** Milliseconds. */
const MINUTE = 60_000
const LONG = 20_000

/** The first fault of a run whose cluster was started by the server from before the newest migration. */
export const UPGRADE = 'all nodes are replaced one by one by those of a version with another migration'

/** Faults, one after the other; each ends once the cluster is whole again. */
export const FAULTS: Readonly<Record<string, (world: World) => unknown>> = {
  'an API node is killed': ({ nodes }) => nodes.get('api-2')?.kill('SIGKILL'),
  'a gateway is killed': ({ nodes }) => nodes.get('gateway-1')?.kill('SIGKILL'),
  'the jobs are killed': ({ nodes }) => nodes.get('jobs-1')?.kill('SIGKILL'),
  'an API node freezes for a minute': ({ nodes }) => freeze(nodes.get('api-1'), MINUTE),
  'a gateway freezes': ({ nodes }) => freeze(nodes.get('gateway-2'), LONG),
  'the primary is killed': ({ failover }) => failover.primary.part.kill('SIGKILL'),
  'the primary freezes': ({ failover }) => failover.primary.signal('SIGSTOP'),
  'the replica is killed': ({ failover }) => failover.replica.part.kill('SIGKILL'),
  'the replica freezes': ({ failover }) => failover.replica.signal('SIGSTOP'),
  'the servers change places': ({ failover }) => failover.switchOver(),
  'the servers are cut off from each other': ({ lines, failover }) =>
    lines.cut(failover.replica.part.name, LONG),
  'the disk of the primary is full': ({ failover }) => fillDisk([failover.primary.part], LONG),
  'the disk of the site is full': ({ nodes }) => fillDisk([...nodes.values()], LONG),
  'Redis is killed': ({ redis }) => redis.kill('SIGKILL'),
  'Redis freezes': ({ redis }) => freeze(redis, LONG),
  'the bus is late by a second': ({ lines }) => lines.delay('redis', 500, LONG),
  'PgBouncer is killed': ({ pooler }) => pooler.kill('SIGKILL'),
  'an API node is cut off from the database and Redis': ({ lines }) => lines.cut('api-2', LONG),
  'the jobs are cut off from the database and Redis': ({ lines }) => lines.cut('jobs-1', LONG),
  'the payment switch is killed': ({ switchPart }) => switchPart.kill('SIGKILL'),
  'the payment switch freezes': ({ switchPart }) => freeze(switchPart, LONG),
  'the mail server takes nothing': async ({ mail }) => {
    mail.isOut = true
    await sleep(LONG)
    mail.isOut = false
  },
  'the clocks are off by a minute': ({ nodes }) =>
    moveClocks(
      [
        ...[...nodes].filter(([name]) => name === 'api-1').map(([, node]) => [node, 60] as const),
        ...[...nodes].filter(([name]) => name === 'jobs-1').map(([, node]) => [node, -60] as const),
      ],
      LONG,
    ),
  'a remote is flipped a hundred times': ({ data }) => flip(data, 100),
  'all nodes are replaced one by one': ({ restartNodes }) => restartNodes(),
  [UPGRADE]: ({ restartNodes }) => restartNodes(SERVER),
}

async function freeze(part: Part | undefined, milliseconds: number) {
  part?.kill('SIGSTOP')
  await sleep(milliseconds)
  part?.kill('SIGCONT')
}
