import { DownloadButton } from '../../ui/download-button/download-button';
import type { MomentState } from './use-moment';
import { useOperation } from '../../operations/use-operation';
import { meeting } from './operations';
import { useWords } from './use-words';
import type { ZoneRows } from './use-zone-rows';

/** The meeting at the moment as a file for calendars. */
export function SaveMeeting({ moment, zones }: { moment: MomentState; zones: ZoneRows }) {
  const words = useWords();
  const { clock, length } = zones.options;
  const labels = zones.rows.map(({ label }) => label);
  const run = useOperation(
    meeting,
    { text: moment.source, title: words.meeting },
    { ...moment.asked, labels, clock, length },
    { enabled: zones.rows.length > 0 },
  );
  const file = run.status === 'done' && !run.fault ? run.value : undefined;
  return (
    <DownloadButton
      size="small"
      fileName="meeting.ics"
      mimeType="text/calendar;charset=utf-8"
      label={words.calendar}
      content={() => file ?? ''}
      disabled={file === undefined}
    />
  );
}
