import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatDay } from '../../i18n/day';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { writeHintHeaders } from '../../lib/user-agent/hint-headers';
import { readOwnHints } from '../../lib/user-agent/this-browser';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyCard, CopyCards } from '../../ui/copy-rows/copy-cards';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { makePart, usePart } from '../../ui/part';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { cardsOf } from './cards';
import { parse, parseLines } from './operations';
import { findAgents, toJson, type AgentFault, type ReadLine } from './parse';
import { REGISTRY_DATE, REGISTRY_VERSION } from './registry-version';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Its table is for those who have more than one user agent. */
const listPart = makePart(() => import('./agent-list'));

const EXAMPLES = {
  WeChat:
    'Mozilla/5.0 (Linux; Android 13; 2211133C Build/TKQ1.220905.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MicroMessenger/8.0.47.2560(0x28002F36) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
  HarmonyOS:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'python-requests': 'python-requests/2.32.3',
} as const;

/** Whether there are several user agents: a file, or more than one line with one. */
function isList(text: TextSource): boolean {
  return typeof text !== 'string' || (text.includes('\n') && findAgents(text).length > 1);
}

/** A user agent, or several, and what they say. */
export default function UserAgentParser() {
  const words = useWords();
  const locale = useLocale();
  const own = navigator.userAgent;
  const [text, setText] = useDraft<TextSource>('text', own);
  const [typedHints, setTypedHints] = useDraft('hints', '');
  const ownHints = useOwnHints();
  const isEmpty = isEmptySource(text) || (typeof text === 'string' && text.trim() === '');
  const isBatch = !isEmpty && isList(text);
  const isOwn = typedHints.trim() === '' && typeof text === 'string' && text.trim() === own;
  const hints = isOwn ? ownHints : typedHints;
  const single = useOperation(parse, { text, hints }, {}, { enabled: !isEmpty && !isBatch });
  const batch = useOperation(parseLines, { text }, {}, { enabled: isBatch });
  const list = usePart(listPart, isBatch);
  const examples = useMemo(
    () => [
      ...Object.entries(EXAMPLES).map(([label, value]) => ({ label, value })),
      { label: words.exampleList, value: Object.values(EXAMPLES).join('\n') },
    ],
    [words],
  );
  const fault = isBatch ? undefined : single.fault;
  const isAboutHints = fault?.code === 'bad-hint' || fault?.code === 'no-hints';

  return (
    <Stack>
      <TextInput
        label={words.userAgent}
        value={text}
        onChange={setText}
        rows={isBatch ? 8 : 3}
        placeholder={words.placeholder}
        example={examples}
        error={fault && !isAboutHints ? { message: words.fault(fault) } : undefined}
      />
      <div className={styles.buttons}>
        <Button
          icon="user-round"
          onClick={() => {
            setText(own);
            setTypedHints('');
          }}
        >
          {words.useThis}
        </Button>
      </div>
      <InputText
        label={words.hints}
        multiline
        rows={2}
        mono
        clearable
        value={typedHints}
        onChange={setTypedHints}
        placeholder={words.hintsPlaceholder}
        hint={isBatch && typedHints !== '' ? words.hintsForOne : words.hintsHint}
        error={fault && isAboutHints ? words.fault(fault) : undefined}
      />
      {isBatch ? (
        <>
          <Unfinished run={batch} unit="items" />
          {list ? <list.AgentList run={batch} /> : <div aria-busy />}
        </>
      ) : (
        <>
          <Unfinished run={single} />
          <Result run={single} hasOwnHints={isOwn && ownHints !== ''} />
        </>
      )}
      <p className={styles.registry}>{words.registry(formatDay(locale, REGISTRY_DATE), REGISTRY_VERSION)}</p>
    </Stack>
  );
}

/** The client hints that this browser offers, as header lines; none at first, and where it offers none. */
function useOwnHints(): string {
  const [hints, setHints] = useState('');
  useEffect(() => {
    let isGone = false;
    void readOwnHints().then((found) => {
      if (!isGone && found) setHints(writeHintHeaders(found));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return hints;
}

interface ResultProps {
  run: { readonly value?: ReadLine; readonly stale: boolean; readonly fault?: AgentFault };
  /** The browser's own hints were taken into account. */
  hasOwnHints: boolean;
}

/** The parts of one user agent, each value to copy; neutral while there is none. */
function Result({ run, hasOwnHints }: ResultProps) {
  const words = useWords();
  const read = run.stale ? undefined : run.value;
  return (
    <>
      <ResultHead
        title={words.result}
        actions={
          <CopyButton
            label={words.copyJson}
            variant="primary"
            disabled={!read}
            value={() => (read ? toJson(read) : '')}
          />
        }
      />
      <CopyCards>
        {cardsOf(read?.agent, words).map(({ id, rows }) => (
          <CopyCard
            key={id}
            title={words.titles[id]}
            nameWidth={90}
            rows={read ? rows : rows.map((row) => ({ ...row, none: '—' }))}
          />
        ))}
      </CopyCards>
      {read ? (
        <Notes
          items={[...(hasOwnHints ? [words.ownHints] : []), ...read.agent.notes.map(words.note)].map((message) => ({
            kind: 'info',
            message,
          }))}
        />
      ) : null}
    </>
  );
}
