import { expectEntryWarning } from './entry-warning/load-entry-warning.ts'

// Asked for before what draws is run, which takes a slow phone as long as these files need to come.
expectEntryWarning()

void import(/* webpackMode: "eager" */ './draw.tsx')
