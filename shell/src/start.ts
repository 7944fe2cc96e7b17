import { nextTask } from './next-task.ts'

async function start() {
  // On a slow phone, this and the rest take 100 ms each.
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { draw } = await import(/* webpackMode: "eager" */ './draw.ts')
  await nextTask()
  await draw()
}

void start()
