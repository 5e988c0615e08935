/** How a file of this type can be looked at. HTML is shown as the text that it is, never rendered. */
export function previewKind(mimeType: string): 'image' | 'audio' | 'video' | 'pdf' | undefined {
  if (mimeType === 'application/pdf') return 'pdf';
  const [kind] = mimeType.split('/');
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : undefined;
}
