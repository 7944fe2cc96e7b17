import type { TaskRecord } from './records.ts'

interface AgendaOptions {
  readonly tasks: () => readonly TaskRecord[]
  readonly now: () => Date
  /** Does the task, and removes or postpones it. */
  readonly perform: (task: TaskRecord) => Promise<void>
}

/** Performs tasks when they are due, several at once, and each one only once at a time. */
export function createAgenda({ tasks, now, perform }: AgendaOptions) {
  const running = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function wake() {
    if (isStopped) return
    clearTimeout(timer)
    const waiting = tasks().filter(({ id }) => !running.has(id))
    const first = Math.min(...waiting.map(({ due }) => Date.parse(due)))
    if (Number.isFinite(first)) timer = setTimeout(performDue, Math.max(first - now().getTime(), 0))
  }

  function performDue() {
    const moment = now().toISOString()
    const due = tasks().filter((task) => task.due <= moment && !running.has(task.id))
    for (const task of due) running.set(task.id, start(task))
    wake()
  }

  async function start(task: TaskRecord) {
    try {
      await perform(task)
      running.delete(task.id)
    } catch (error) {
      // The task stays marked as running, so it is not tried again before a restart.
      console.error(`The payment simulator cannot do '${task.id}'.`, error)
    }
    wake()
  }

  return {
    wake,
    /** Waits for running tasks and starts no more. */
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}
