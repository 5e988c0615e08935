#!/usr/bin/env node
import { runProgram } from './program';
import { endWithOutput } from './standard-output';

endWithOutput();
// Not `exit`: what was written to a pipe may still be under way.
process.exitCode = await runProgram(process.argv.slice(2));
