// Puts the icon among the bundle's files, where the gateway finds it and links it in the HTML.
import './icon.svg'

// These run while the rendering code is still loading: on a slow phone, that is half of the start.
void import(/* webpackMode: "eager" */ './prepare.ts')
void import(/* webpackMode: "eager" */ 'platform/runtime/router')
void import(/* webpackMode: "eager" */ 'shared-state/session')

const start = () => import('./start.ts')
// Nothing shows without it, so a failed request is retried once.
start().catch(start)
