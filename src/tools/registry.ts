import type { ComponentType } from 'react';

// What a tool is called and where it stands is in the catalogue, and its words come with the language: every byte here is on every tool's page.
const views = import.meta.glob<ComponentType>('./*/view.tsx', { import: 'default' });

/** Loads a tool's view; an id that does not exist is our own mistake. */
export function loadView(id: string): Promise<ComponentType> {
  const load = views[`./${id}/view.tsx`];
  if (!load) throw new Error(`There is no tool "${id}"`);
  return load();
}
