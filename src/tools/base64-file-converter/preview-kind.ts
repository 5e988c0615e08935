export type PreviewKind = 'image' | 'audio' | 'video' | 'pdf';

/** How a file of this type can be looked at. HTML is shown as the text that it is, never rendered. */
export function previewKind(mimeType: string): PreviewKind | undefined {
  if (mimeType === 'application/pdf') return 'pdf';
  const [kind] = mimeType.split('/');
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : undefined;
}
