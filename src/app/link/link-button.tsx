import { useState } from 'react';
import { Icon } from '../../ui/icon/icon';
import { makePart, usePart } from '../../ui/part';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { useLanguage } from '../languages/language';
import type { Locale } from '../../i18n/locale';

const dialogPart = makePart(() => import('./copy-link'));

const LABELS: Readonly<Record<Locale, string>> = { 'zh-cn': '复制链接', en: 'Copy link', fr: 'Copier le lien' };

/** Opens what makes a link to the tool as it stands. */
export function LinkButton({ toolId, className }: { readonly toolId: string; readonly className: string | undefined }) {
  const label = LABELS[useLanguage().locale];
  const [isOpen, setOpen] = useState(false);
  const dialog = usePart(dialogPart, isOpen);
  return (
    <>
      <Tooltip content={label} side="bottom" describes={false}>
        <button
          type="button"
          className={className}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="link" />
        </button>
      </Tooltip>
      {isOpen && dialog && <dialog.CopyLink toolId={toolId} onClose={() => setOpen(false)} />}
    </>
  );
}
