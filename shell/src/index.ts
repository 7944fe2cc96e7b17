// Named in the HTML by the gateway, which finds it among the files of the bundle.
import './icon.svg'

// These run while all that draws is still on its way: on a slow phone half of the start is done by then.
void import(/* webpackMode: "eager" */ './prepare.ts')
void import(/* webpackMode: "eager" */ 'platform/runtime/router')
void import(/* webpackMode: "eager" */ 'shared-state/session')

const start = () => import('./start.ts')
// Without it there is nothing to see, so a file that was lost on its way is asked for once more.
start().catch(start)
