import { useRef } from 'react';
import { Button, type ButtonProps } from '../button/button';

export type FileButtonProps = Omit<ButtonProps, 'iconOnly' | 'aria-label' | 'children' | 'onClick'> & {
  label: string;
  /** As the attribute of a file input. */
  accept: string;
} & (
    | { onFile: (file: File) => void; onFiles?: never }
    /** For several at once. */
    | { onFiles: (files: readonly File[]) => void; onFile?: never }
  );

/** Lets one choose a file, or several, where a place to drop it would be too much. */
export function FileButton({ label, accept, onFile, onFiles, ...props }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="upload" {...props} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        multiple={onFiles !== undefined}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be picked again.
          target.value = '';
          const [file] = files;
          if (file) onFile?.(file);
          if (file) onFiles?.(files);
        }}
      />
    </>
  );
}
