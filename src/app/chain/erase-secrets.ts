import { savedChains } from './saved-chains';

/** Takes secrets out of the chains that are stored, which an earlier version or a file of settings may have left there; each run then asks for them. */
export async function eraseSecrets(): Promise<void> {
  const before = savedChains.get();
  if (before.length === 0) return;
  const { withoutSecrets } = await import('./work');
  const clean = await withoutSecrets(before);
  // They may have been changed meanwhile; whoever did that looks at them again.
  if (savedChains.get() === before && clean.some((chain, place) => chain !== before[place])) savedChains.set(clean);
}
