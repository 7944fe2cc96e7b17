// Shared modules load asynchronously, so this first file must not import anything that uses one.
void import('./start.ts')
