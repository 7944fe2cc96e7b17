#!/usr/bin/env node
// The command `platform` of an installed package. It imports the rest only on a Node that can run it.
import process from 'node:process'

const MIN_NODE = 24

if (Number.parseInt(process.versions.node, 10) >= MIN_NODE) {
  await import('./main.ts')
} else {
  console.error(`Node ${process.versions.node} is too old: Node ${MIN_NODE} or newer is needed.`)
  process.exitCode = 2
}
