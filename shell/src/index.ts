// Named in the HTML by the gateway, which finds it among the files of the bundle.
import './icon.svg'

// The shared modules come asynchronously, so nothing that uses one may stand in the first file.
void import('./start.tsx')
