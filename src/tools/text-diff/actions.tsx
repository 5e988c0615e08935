import { useKitWords, useLocale } from '../../i18n/context';
import { linesOnlyIn } from '../../lib/diff/count-changes';
import { useToolId } from '../../operations/tool-context';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { MenuButton } from '../../ui/menu-button/menu-button';
import { SendButton } from '../../ui/send/send-button';
import { patchText, reportPage, type Compared } from './take-away';
import { useWords } from './use-words';

const QUIET = { size: 'small', variant: 'quiet' } as const;

/** What can be taken away from a comparison. */
export function Actions({ compared, isDisabled }: { compared: Compared; isDisabled: boolean }) {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  const toolId = useToolId();
  const { comparison } = compared;
  const { added, removed, changed } = comparison.counts;
  const own = { left: removed + changed, right: added + changed };
  const text = () => patchText(compared, toolId);
  const isSame = own.left + own.right === 0;
  return (
    <>
      <MenuButton {...QUIET} label={kit.download} icon="download" iconOnly disabled={isDisabled}>
        <DownloadButton label={words.report} fileName="diff.html" content={() => reportPage(compared, words, locale)} />
        {comparison.patch ? null : (
          <DownloadButton
            label={words.patch}
            fileName="diff.patch"
            mimeType="text/x-diff;charset=utf-8"
            content={text}
            disabled={isSame}
          />
        )}
      </MenuButton>
      {comparison.patch ? null : (
        <SendButton {...QUIET} fileName="diff.patch" content={text} disabled={isDisabled || isSame} />
      )}
      <MenuButton {...QUIET} label={kit.copy} icon="copy" disabled={isDisabled || isSame}>
        {(['left', 'right'] as const).map((side) => (
          <CopyButton
            key={side}
            label={words.only[side]}
            title={words.copyOnly[side]}
            value={() => linesOnlyIn(side, comparison[side], comparison.changes)}
            disabled={own[side] === 0}
          />
        ))}
      </MenuButton>
      {comparison.patch ? null : (
        <CopyButton
          size="small"
          variant="primary"
          label={words.copyPatch}
          value={text}
          disabled={isDisabled || isSame}
        />
      )}
    </>
  );
}
