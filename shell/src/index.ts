// Puts the icon among the bundle's files, where the gateway finds it and links it in the HTML.
import './icon.svg'
import { nextTask } from './next-task.ts'

// These run while the rendering code is still loading: on a slow phone, that is half of the start.
const early = [
  () => import(/* webpackMode: "eager" */ './prepare.ts'),
  () => import(/* webpackMode: "eager" */ 'platform/runtime/router'),
  () => import(/* webpackMode: "eager" */ 'shared-state/session'),
]

async function runEarly() {
  for (const run of early) {
    await run()
    await nextTask()
  }
}

const start = () => import('./start.ts')

async function run() {
  await nextTask()
  // Nothing shows without it, so a failed request is retried once.
  start().catch(start)
  await runEarly()
}

void run()
