import { useEffect, useRef, useState } from 'react';
import { COPIED_MS, copyText, type CopySettings } from './copy';

/** Copies, and knows for 1500 ms that it did, which the control shows: `[copied, copy]`. */
export function useCopy(): [boolean, (text: string | Promise<string>, settings?: CopySettings) => Promise<boolean>] {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string | Promise<string>, settings?: CopySettings) => {
    const worked = await copyText(text, { isShown: true, ...settings });
    clearTimeout(timer.current);
    setCopied(worked);
    if (worked) timer.current = setTimeout(() => setCopied(false), COPIED_MS);
    return worked;
  };
  return [copied, copy];
}
