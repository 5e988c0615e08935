#!/usr/bin/env node
import { runProgram } from './program';
import { endWithReader } from './standard-output';

// Node says on every run that files as Blobs are experimental, which is for us to know and not for whoever runs this.
process.removeAllListeners('warning');
endWithReader();
// Not `exit`: what was written to a pipe may still be under way.
process.exitCode = await runProgram(process.argv.slice(2));
