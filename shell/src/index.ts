// Named in the HTML by the gateway, which finds it among the files of the bundle.
import './icon.svg'
import './start.tsx'
