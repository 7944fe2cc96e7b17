import { Counter, Gauge, type Registry } from 'prom-client'
import type { ScheduledJob } from '../features/staff/operations/job-times.ts'

/**
 * Counts the jobs that this process runs. Each runs at one of all processes, so alerts take the latest of all. The label is
 * `task`, since Prometheus has a label `job` of its own.
 */
export function jobMetrics(register: Registry, jobs: readonly ScheduledJob[]) {
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of periodic jobs in this process',
    labelNames: ['task', 'outcome'] as const,
    registers: [register],
  })
  const succeeded = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a job last succeeded in this process',
    labelNames: ['task'] as const,
    registers: [register],
  })
  // A first failure must show as an increase.
  for (const { name } of jobs) for (const outcome of ['done', 'failed']) runs.inc({ task: name, outcome }, 0)
  return (task: string, outcome: 'done' | 'failed') => {
    runs.inc({ task, outcome })
    if (outcome === 'done') succeeded.setToCurrentTime({ task })
  }
}
