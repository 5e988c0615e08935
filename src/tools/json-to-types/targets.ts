import type { Language } from './options';
import { writeTypeScript } from './write/typescript';
import type { Writer } from './write/writing';

/** What writes types in each of the languages: one at a time is needed, at first this one. */
const LOADERS: Readonly<Record<Language, () => Promise<Writer>>> = {
  typescript: () => Promise.resolve(writeTypeScript),
  zod: async () => (await import('./write/zod')).writeZod,
  go: async () => (await import('./write/go')).writeGo,
  csharp: async () => (await import('./write/csharp')).writeCSharp,
  java: async () => (await import('./write/java')).writeJava,
  kotlin: async () => (await import('./write/kotlin')).writeKotlin,
  rust: async () => (await import('./write/rust')).writeRust,
  python: async () => (await import('./write/python')).writePython,
  swift: async () => (await import('./write/swift')).writeSwift,
  schema: async () => (await import('./write/schema')).writeSchema,
};

export const loadWriter = (language: Language): Promise<Writer> => LOADERS[language]();
