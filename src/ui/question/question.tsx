import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button, type ButtonProps } from '../button/button';
import { Modal } from '../modal/modal';

export interface QuestionProps {
  open: boolean;
  title: string;
  /** What is done when one agrees. */
  act: string;
  onAct: () => void;
  /** One does not agree, or closes the dialog. */
  onCancel: () => void;
  /** Name of an icon before the act. */
  icon?: string;
  /** `danger-fill` where something is lost by it. @default 'primary' */
  variant?: ButtonProps['variant'];
  /** What one should know first. */
  children: ReactNode;
}

/** Asks before something is done that cannot be undone, or that takes long. */
export function Question({ open, title, act, onAct, onCancel, icon, variant = 'primary', children }: QuestionProps) {
  const words = useKitWords();
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      footer={
        <>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button variant={variant} {...(icon && { icon })} onClick={onAct}>
            {act}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
