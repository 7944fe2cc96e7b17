// The shared modules come asynchronously, so nothing that uses one may stand in the first file.
void import('./start.ts')
