import { useRef } from 'react';
import { Button, type ButtonProps } from '../button/button';

export type FileButtonProps = Omit<ButtonProps, 'iconOnly' | 'aria-label' | 'children' | 'onClick'> & {
  label: string;
  /** As the attribute of a file input. */
  accept: string;
  onFile: (file: File) => void;
};

/** Lets one choose a file, where a place to drop it would be too much. */
export function FileButton({ label, accept, onFile, ...props }: FileButtonProps) {
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
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be picked again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
