import { preloadEntryWarning } from './entry-warning/load-entry-warning.ts'

// Requested before the rendering code runs: on a slow phone that takes as long as these files take to load.
preloadEntryWarning()

void import(/* webpackMode: "eager" */ './draw.tsx')
