import { expect, it } from 'vitest';
import { sidesOfPatch } from './read-patch';

it.each([
  ['@@ -1 +1 @@\n-a\n+b\n', '@@ -1 +1 @@\na\n', '@@ -1 +1 @@\nb\n'],
  [
    'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,2 +1,1 @@ f()\n same\n--- a removed comment\n@@ -9,0 +8,1 @@\n+new\n\\ No newline at end of file\n',
    'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,2 +1,1 @@ f()\nsame\n-- a removed comment\n@@ -9,0 +8,1 @@\n',
    'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,2 +1,1 @@ f()\nsame\n@@ -9,0 +8,1 @@\nnew\n',
  ],
  // Editors cut the blank of an empty line.
  ['@@ -1,2 +1,2 @@\n\n-a\n+b', '@@ -1,2 +1,2 @@\n\na\n', '@@ -1,2 +1,2 @@\n\nb'],
])('%j', (patch, left, right) => expect(sidesOfPatch(patch)).toEqual({ left, right }));

it.each(['', 'a\n-b\n', '--- a\n+++ b\n'])('finds none in %j', (text) => expect(sidesOfPatch(text)).toBeUndefined());
