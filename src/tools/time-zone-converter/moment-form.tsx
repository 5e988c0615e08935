import { useMemo } from 'react';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { Columns } from '../../ui/layout/layout';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import { useOptionField } from '../../ui/options/use-option-field';
import { TextInput } from '../../ui/text-input/text-input';
import { AddZone } from './add-zone';
import { Choices, isAsking } from './choices';
import { remembered } from './options';
import { showOffset } from './show-offset';
import type { MomentState } from './use-moment';
import { useWords } from './use-words';
import type { ZoneRows } from './use-zone-rows';
import styles from './view.module.css';

/** What is typed, and what it was read as. */
export function MomentForm({ moment, zones }: { moment: MomentState; zones: ZoneRows }) {
  const words = useWords();
  const { text, setText, isEmpty, isPaused, run } = moment;
  const field = useOptionField(remembered, words.options);
  const { fault } = run;
  const message = fault && words.fault(fault);
  const notes = run.status === 'done' ? (run.value?.notes ?? []) : [];
  const examples = useMemo(
    () => [
      { label: words.examples.paris, value: '2026-07-15 15:00 Europe/Paris' },
      { label: words.examples.city, value: '3pm New York' },
      { label: words.examples.abbreviation, value: '15:00 CET' },
      { label: words.examples.unix, value: '1773651600' },
      { label: words.examples.skipped, value: '2026-03-29 02:30 Europe/Paris' },
    ],
    [words],
  );
  const items = notes.map((note): NoteItem => {
    if (note.code !== 'repeated')
      return { kind: note.code === 'skipped' ? 'warning' : 'info', message: words.note(note) };
    const act = { label: words.later(showOffset(note.later.slice(19))), onAct: () => setText(note.later) };
    return { kind: 'warning', message: words.note(note), act };
  });
  const picker = isEmpty || !run.value || fault ? '' : run.value.picker;
  return (
    <div className={styles.form}>
      <div className={styles.moment}>
        <TextInput
          label={words.moment}
          value={moment.source}
          onChange={setText}
          rows={1}
          placeholder={words.placeholder}
          example={examples}
          hint={words.readIn(zones.reference)}
          error={message === undefined ? undefined : { message }}
        />
        {fault && isAsking(fault) ? <Choices fault={fault} text={text} onChoose={setText} /> : null}
      </div>
      <Columns minWidth={210}>
        <InputText
          label={words.picker}
          type="datetime-local"
          step={1}
          min="0001-01-01T00:00"
          max="9999-12-31T23:59:59"
          value={picker.replace(/:00$/, '')}
          onChange={(picked) => (picked === '' ? undefined : setText(picked.replace('T', ' ')))}
        />
        <AddZone zones={zones} />
        {field('clock')}
      </Columns>
      {isEmpty ? (
        <div>
          <Button size="small" icon={isPaused ? 'play' : 'pause'} onClick={moment.togglePaused}>
            {isPaused ? words.resume : words.pause}
          </Button>
        </div>
      ) : null}
      <Notes items={items} />
    </div>
  );
}
